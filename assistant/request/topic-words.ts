/** What is asked of a practice, of the studio and of oneself, by its words: the first of a list that is said counts. */
import { anyOf, oneOf } from "../../handbook/any-of.ts";
import type { Aspect, RequestOf } from "./request.ts";

export const aspectWords: [Aspect, RegExp][] = [
  [
    "instead",
    anyOf(
      "instead|in its place|in place of|alternative|alternatives|replace|replacement|substitute",
      "other than|what else|rather than",
      "en vez|statt|a la place|ki jagah",
    ),
  ],
  [
    "safe",
    anyOf(
      "safe|allowed|dangerous|risky|risk|bad for|harm|avoid",
      "ok (?:with|for|if|to|after)|okay (?:with|for|if|to|after)|alright (?:with|for)",
      "is it (?:ok|okay|bad|alright|fine)|should i (?:avoid|skip|do)|can i (?:do|still)|may i",
      String.raw`peligros\w+|gefahrlich|dangereu\w+|contraindicat\w+`,
    ),
  ],
  [
    "how long",
    anyOf(
      "how long|how many (?:breaths|seconds|minutes)|hold (?:it )?for",
      "cuanto (?:tiempo|rato)|wie lange|combien de temps|kitni der",
    ),
  ],
  [
    "breath",
    anyOf(
      "breathe?|inhale|exhale|breathing (?:in|out|during)|when do i breathe",
      String.raw`respir\w+|atm\w+|saans`,
    ),
  ],
  [
    "mistakes",
    anyOf(
      "wrong|mistakes?|common (?:mistake|error|fault)s?|doing it right|alignment",
      "wobble|wobbling|slip|slipping|collapse|fall over|cant (?:hold|get|keep)",
      "my (?:heels|back|knees?|hips?|arms?) (?:wont|dont|keeps?)",
      "error(?:es)?|fehler|erreurs?|galti",
    ),
  ],
  [
    "works",
    anyOf(
      "works?|working|muscles?|target|targets|stretch(?:es|ing)?|strengthen|good for which|part of",
      "meant to feel|supposed to feel|should i feel|feel it",
    ),
  ],
  [
    "why",
    anyOf(
      "why|what for|what is it for|what does it do|point of|purpose|benefits?|good for",
      "do anything|does anything",
      "sirve|wozu|gut fur|sert|fayda|fayde",
    ),
  ],
];

export const studioTopics: [RequestOf<"studio">["topic"], RegExp][] = [
  [
    "rules",
    anyOf(
      String.raw`cancel\w*|refund\w*|expire\w*|expiry|valid|run out|pause|freeze|transfer|share`,
      "rule|rules|policy|allowed|need to|have to|can i|may i|let me in|late",
      "book|booking|sign up|reserve|waiting list|waitlist",
      "bring|wear|towel|mats?|shoes|phones?|dog|kids?|children|child|baby",
    ),
  ],
  [
    "online",
    anyOf(
      String.raw`online|zoom|virtual\w*|livestream\w*|live stream|stream|remote\w*`,
      "video|recording|recorded|link|by computer|from home|f2f",
    ),
  ],
  [
    "place",
    anyOf(
      "where|address|located|location|map|directions|get there",
      "park|parking|bike|bus|tram|metro|train|subway",
      "room|heated|shower|showers|changing|toilet|lift|stairs|wheelchair|step free|wifi",
      "donde|wo|ou se|kahan",
    ),
  ],
  [
    "prices",
    anyOf(
      "price|prices|pricing|cost|costs|how much|pay|fee|fees|euro|euros|dollars?",
      "cheap|cheaper|expensive|discount|student|senior|concession|free|trial|voucher|gift",
      "membership|subscription|pass|passes|package",
      "cuanto|cuesta|kostet|preis|combien|tarif|kitna|kitne ka",
    ),
  ],
  [
    "teacher",
    anyOf(
      "teacher|teachers|instructor|teaching|who (?:teaches|is teaching|takes|runs)",
      "qualified|trained|certificate",
      "profesora?|lehrerin|lehrer|prof",
    ),
  ],
  [
    "timetable",
    anyOf(
      "when|what time|timetable|schedule|open|hours|how long (?:is|are)|classes|class",
      "day|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|on this week",
      "morning|mornings|evening|evenings|tonight|today|tomorrow",
      "horario|wann|uhrzeit|horaire|quand|kab",
    ),
  ],
];

const plans = oneOf("plan|plans|routine|session|therapy|diet|one|sequence");

export const ownTopics: [RequestOf<"mine">["topic"], RegExp][] = [
  [
    "last plan",
    anyOf(
      `(?:last|latest|previous|old|earlier|that) (?:\\w+ )?${plans}`,
      "my (?:therapy |diet |yoga )?(?:plan|plans|routine)|plan (?:you|from|that)",
    ),
  ],
  [
    "passes",
    anyOf(
      "pass|passes|card|membership|subscription|bono|karte|carte|abo",
      "credits?|entries|left|classes left|remaining|balance",
      String.raw`expire|expires|run out|runs out|valid|renew\w*|paid`,
    ),
  ],
  [
    "classes",
    anyOf(
      "next class|my class|my classes|booked|booking|bookings|signed up|am i (?:in|on|down)",
      String.raw`attend\w*|when is my|when do i|been to|came`,
    ),
  ],
  [
    "preferences",
    anyOf(
      "preference|preferences|settings?|profile|level|goal|diet (?:preference|setting)",
      "set as|put down|saved",
    ),
  ],
  [
    "known",
    anyOf(
      "know|remember|told|wrote|have on|about me|stored|data|history|noted|on (?:file|record)",
      "write down|written|in (?:your )?memory|injuries",
    ),
  ],
];
