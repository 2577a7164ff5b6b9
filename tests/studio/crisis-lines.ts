/** Whom its members can call. */
import type { AlsoSaid, EatingHelp, HelpLines } from "../../content/schemas.ts";

export const helpLines: HelpLines[] = [
  {
    region: "USA",
    country: "US",
    emergency: "911",
    crisis: "988 (call or text)",
    violence: "1-800-799-7233",
  },
  {
    region: "Canada",
    country: "CA",
    emergency: "911",
    crisis: "988 (call or text)",
    violence: "911 in danger",
  },
  {
    region: "UK",
    country: "GB",
    emergency: "999",
    crisis: "116 123 (Samaritans)",
    violence: "0808 2000 247",
  },
  {
    region: "Ireland",
    country: "IE",
    emergency: "112",
    crisis: "116 123 (Samaritans)",
    violence: "1800 341 900",
  },
  { region: "Germany", country: "DE", emergency: "112", crisis: "0800 111 0 111", violence: "116 016" },
  { region: "Austria", country: "AT", emergency: "112", crisis: "142", violence: "0800 222 555" },
  { region: "France", country: "FR", emergency: "112 or 15", crisis: "3114", violence: "3919" },
  { region: "Spain", country: "ES", emergency: "112", crisis: "024", violence: "016" },
  { region: "India", country: "IN", emergency: "112", crisis: "14416 (Tele-MANAS)", violence: "181" },
  {
    region: "Australia",
    country: "AU",
    emergency: "000",
    crisis: "13 11 14 (Lifeline)",
    violence: "1800 737 732",
  },
];

/** Where people are helped who struggle with food. */
export const eatingHelp: EatingHelp[] = [
  { region: "USA", country: "US", line: "1-866-662-1235 (National Alliance for Eating Disorders)" },
  { region: "UK", country: "GB", line: "0808 801 0677 (Beat)" },
];

/** Whom a child can call, or somebody who fears for one. */
export const childHelp: EatingHelp[] = [
  { region: "USA", country: "US", line: "1-800-422-4453 (Childhelp)" },
  { region: "UK", country: "GB", line: "0800 1111 (Childline)" },
  { region: "India", country: "IN", line: "1098 (Childline)" },
  { region: "Australia", country: "AU", line: "1800 55 1800 (Kids Helpline)" },
  { region: "EU", country: "EU", line: "116 111" },
];

/** The emergency numbers that most of the world answers, for whoever is in none of these places. */
export const emergencyEverywhere = ["112", "911"];

/** The first sentence of what is urgent once more, for whoever does not read English easily. */
export const alsoSaid: AlsoSaid = {
  emergency: [
    "Llame a emergencias ahora (112 o 911).",
    "Rufen Sie jetzt den Notruf (112).",
    "Appelez les secours maintenant (112 ou 15).",
    "अभी 112 पर कॉल करें।",
  ],
  crisis: [
    "No está solo: llame al 024.",
    "Sie sind nicht allein: 0800 111 0 111.",
    "Vous n'êtes pas seul : appelez le 3114.",
    "आप अकेले नहीं हैं: 14416 पर कॉल करें।",
  ],
};
