/** What its buyers are sent. */
import type { ClassLinks } from "../../content/schemas.ts";

export const classLinks: ClassLinks = {
  price_dropin_online: "https://live.heronyoga.example/drop-in",
  price_in_person_single: "https://heronyoga.example/find-us",
  price_monthly_online: "https://live.heronyoga.example/members",
  price_workshop_ten: "https://heronyoga.example/find-us",
};
