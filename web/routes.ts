import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page, on one screen. `contract/pages.ts` says which of them are written at build time. */
export default [
  index("marketing/home.tsx"),
  route("about", "marketing/about.tsx"),
  route("classes", "marketing/classes.tsx"),
  route("schedule", "marketing/schedule.tsx"),
  route("pricing", "marketing/pricing.tsx"),
  route("contact", "marketing/contact.tsx"),
  route("login", "member/login.tsx"),
  route("reset-password", "member/reset-password.tsx"),
  route("verify-email", "member/verify-email.tsx"),
  route("preferences", "member/preferences.tsx"),
  route("dashboard", "member/dashboard.tsx"),
  route("practise", "member/practise/practise.tsx"),
  route("yoga-therapy", "member/therapy/yoga-therapy.tsx"),
  route("studio", "studio/today.tsx"),
  route("studio/class/:id", "studio/class/class.tsx"),
  route("studio/people", "studio/people/people.tsx"),
  route("studio/people/:person", "studio/people/person.tsx"),
  route("studio/money", "studio/till/till.tsx"),
  route("studio/messages", "studio/messages/messages.tsx"),
  route("studio/audit", "studio/audit.tsx"),
  route("studio/join", "studio/join.tsx"),
  route("success", "shop/success.tsx"),
  route("cancel", "shop/cancel.tsx"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
