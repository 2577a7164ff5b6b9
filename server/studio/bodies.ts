/** What the owner's screens send, with a sentence for whatever is wrong with it. */
import { z } from "zod";
import {
  type Announcement,
  type CheckIns,
  type ClassCancelling,
  type ClassMoving,
  type DoorSale,
  type Forgiving,
  type Import,
  type Invitations,
  type MessageAnswered,
  type NewPerson,
  type Notes,
  type PassChange,
  type PassExtension,
  type PassGift,
  type Refunding,
  type StudioConfirm,
  type StudioJoin,
  type TeacherAnswer,
  ways,
} from "../../contract/studio.ts";
import { text } from "../../contract/text.ts";

const someText = (field: string, most: number) =>
  text(field, most).refine((value) => value.trim() !== "", `${field} is empty.`);
const id = z.uuid("The id must be a UUID.");
const email = z
  .string("Please give an email address.")
  .trim()
  .max(254, "The email address is too long.")
  .pipe(z.email("The email address does not look like one."))
  .transform((value) => value.toLowerCase());
const moment = (sentence: string) => z.iso.datetime({ offset: true, error: sentence });
const key = z.string("Please say which.").min(1, "Please say which.").max(200, "Please say which.");
const reason = someText("reason", 500);

export const emptySchema = z.object({});
export const joinSchema: z.ZodType<StudioJoin> = z.object({
  token: z.string("The link is not whole.").max(200),
});
export const confirmSchema: z.ZodType<StudioConfirm> = z.object({
  password: z.string("Please enter your password.").min(1, "Please enter your password.").max(200),
});
export const rangeSchema = z.object({
  from: z.iso.date("from must be a date such as 2026-11-16.").optional(),
  to: z.iso.date("to must be a date such as 2026-11-22.").optional(),
});
export const monthSchema = z.object({
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, "month must be one such as 2026-11.")
    .optional(),
});
export const cancellingSchema: z.ZodType<ClassCancelling & Forgiving> = z.object({
  reason: text("reason", 500).optional(),
});
export const movingSchema: z.ZodType<ClassMoving> = z.object({
  startsAt: moment("Please give the new time, such as 2026-11-17T23:30:00Z."),
});

const attendances = ["came", "missed", "none"] as const;
const checkInFields = {
  id,
  classId: key,
  at: moment("at must be a moment such as 2026-11-16T18:00:00Z.").transform((value) =>
    new Date(value).toISOString(),
  ),
  attendance: z.enum(attendances, "attendance must be came, missed or none."),
};
const walkInSchema = z.object({
  name: someText("name", 200),
  email: email.optional(),
  payment: z.enum(["cash", "pass"], "payment must be cash or pass."),
  priceId: key.optional(),
});
export const checkInsSchema: z.ZodType<CheckIns> = z.object({
  checkIns: z
    .array(
      z.union(
        [
          z.object({ ...checkInFields, bookingId: key }),
          z.object({ ...checkInFields, walkIn: walkInSchema }),
        ],
        "A check-in is not whole.",
      ),
      "checkIns must be a list.",
    )
    .max(200, "Please send at most 200 check-ins at once."),
});

export const peopleSchema = z.object({
  search: text("search", 200).optional(),
  after: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
export const newPersonSchema: z.ZodType<NewPerson> = z.object({ name: text("name", 200).default(""), email });
export const invitationsSchema: z.ZodType<Invitations> = z.object({
  emails: z.array(email, "emails must be a list.").min(1, "Please give an email address.").max(100),
});
export const notesSchema: z.ZodType<Notes> = z.object({ notes: text("notes", 5000) });
export const giftSchema: z.ZodType<PassGift> = z.object({ priceId: key, reason });
export const doorSaleSchema: z.ZodType<DoorSale> = z.object({
  id,
  priceId: key,
  way: z.enum(["cash", "transfer"], `way must be ${ways.slice(1).join(" or ")}.`),
});
export const extensionSchema: z.ZodType<PassExtension> = z.object({
  days: z.int("days must be a whole number.").min(0).max(3660, "That is more than ten years.").optional(),
  classes: z.int("classes must be a whole number.").min(0).max(1000, "That is too many classes.").optional(),
  reason,
});
export const passChangeSchema: z.ZodType<PassChange> = z.object({ reason });
export const importSchema: z.ZodType<Import> = z.object({
  csv: z.string("csv must be text."),
  dryRun: z.boolean("dryRun must be true or false."),
});

export const refundingSchema: z.ZodType<Refunding> = z.object({
  id,
  amount: z.int("amount must be a whole number.").min(1, "The amount must be more than nothing.").optional(),
  reason,
});

export const answeredSchema: z.ZodType<MessageAnswered> = z.object({
  isAnswered: z.boolean("isAnswered must be true or false."),
});
const audienceSchema = z.union(
  [z.object({ classId: key }), z.object({ holders: key })],
  "Please say to whom: a class, or holders of a pass.",
);
export const audienceQuerySchema = audienceSchema;
export const announcementSchema: z.ZodType<Announcement> = z.object({
  id,
  to: audienceSchema,
  subject: someText("subject", 200).refine((value) => !/[\r\n]/.test(value), "subject must be one line."),
  text: someText("text", 10_000),
});
export const teacherAnswerSchema: z.ZodType<TeacherAnswer> = z.object({ text: someText("text", 10_000) });
