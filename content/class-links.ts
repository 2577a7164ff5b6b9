/**
 * What buyers are sent, by the plan's price id: the room of the online classes, or the way to the studio.
 * Only the server may read this file; a link in a page would be a class for free.
 */
import type { ClassLinks } from "./schemas.ts";

export const classLinks: ClassLinks = {
  price_dropin_online: "https://live.heronyoga.example/drop-in",
  price_in_person_single: "https://heronyoga.example/find-us",
  price_monthly_online: "https://live.heronyoga.example/members",
  price_workshop_ten: "https://heronyoga.example/find-us",
};
