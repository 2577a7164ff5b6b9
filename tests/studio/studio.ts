/** The studio that tests are about; the owner's is in `content/`. */
import type { Studio } from "../../content/schemas.ts";

export const studio: Studio = {
  name: "Heron Yoga",
  tagline: "Stand quietly. Breathe. Begin again.",
  description:
    "A one-teacher yoga studio: Hatha, Vinyasa and meditation classes every week, online and in person, with personal guidance between classes.",
  timeZone: "America/New_York",
  timeZoneName: "Eastern Time",
  currency: "USD",
  email: "hello@heronyoga.example",
  social: [
    { label: "Instagram", url: "https://www.instagram.com/heronyoga.example" },
    { label: "YouTube", url: "https://www.youtube.com/@heronyoga.example" },
    { label: "Facebook", url: "https://www.facebook.com/heronyoga.example" },
  ],
  currencyName: "US dollars",
  welcome:
    "One teacher, small classes and all the time you need. Come as you are, online or in person, and leave standing a little steadier.",
  introduction: "A small studio with one teacher, who knows your name and where your shoulder catches.",
  mission:
    "To make a steady yoga practice possible for ordinary weeks and ordinary bodies, through small classes, plain instruction and patience.",
  vision:
    "A community where people move without fear, rest without guilt and look after themselves a little better every year.",
};
