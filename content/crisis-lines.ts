/** Whom to call, by region. Numbers change: look them up again once a year. */
export type HelpLines = {
  region: string;
  emergency: string;
  crisis: string;
  violence: string;
};

export const helpLines: HelpLines[] = [
  { region: "USA", emergency: "911", crisis: "988 (call or text)", violence: "1-800-799-7233" },
  { region: "Canada", emergency: "911", crisis: "988 (call or text)", violence: "911 in danger" },
  { region: "UK", emergency: "999", crisis: "116 123 (Samaritans)", violence: "0808 2000 247" },
  { region: "Ireland", emergency: "112", crisis: "116 123 (Samaritans)", violence: "1800 341 900" },
  { region: "Germany", emergency: "112", crisis: "0800 111 0 111", violence: "116 016" },
  { region: "Austria", emergency: "112", crisis: "142", violence: "0800 222 555" },
  { region: "France", emergency: "112 or 15", crisis: "3114", violence: "3919" },
  { region: "Spain", emergency: "112", crisis: "024", violence: "016" },
  { region: "India", emergency: "112", crisis: "14416 (Tele-MANAS)", violence: "181" },
  { region: "Australia", emergency: "000", crisis: "13 11 14 (Lifeline)", violence: "1800 737 732" },
];

/** Where people are helped who struggle with food. */
export const eatingLines =
  "USA: 1-866-662-1235 (National Alliance for Eating Disorders), UK: 0808 801 0677 (Beat), elsewhere: your doctor";
