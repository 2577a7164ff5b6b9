import { expect, test } from "vitest";
import { readConversations } from "../../evals/requests.ts";
import { readStories } from "../../evals/stories.ts";
import { requestsStampOf } from "../../evals/train.ts";
import { read } from "../read/read.ts";
import { readRequest } from "./read-request.ts";
import type { RequestOf, Session, Wants } from "./request.ts";
import { readRequestsStamp } from "./weigh-requests.ts";

const ask = (text: string, after?: Wants) => readRequest(text, read(text), after);

function sessionOf(text: string, after?: Wants): Session {
  const request = ask(text, after);
  if (!("session" in request)) throw new Error(`${text} is understood as ${request.wants}`);
  return request.session;
}

test("the weights of requests are made from the requests that are there", () => {
  expect(readRequestsStamp()).toBe(requestsStampOf(readStories(), readConversations()));
});

test.each<[string, Wants]>([
  ["Give me a 20 minute evening routine without kneeling", "practise"],
  ["Is cobra or upward dog better for a beginner?", "compare"],
  ["which class should I come to, I'm a beginner with bad knees?", "which class"],
  ["do I have any passes left?", "mine"],
  ["what is pranayama", "idea"],
  ["can I do yoga every day?", "idea"],
  ["How do I do Downward Dog?", "explain"],
  ["what can I cook for dinner with lentils and spinach?", "eat"],
  ["when are the classes on Monday?", "studio"],
  ["thanks, that was lovely", "small talk"],
  ["write me a cover letter for a bank", "out of scope"],
  ["Dame una rutina de 15 minutos para la espalda", "practise"],
])("%s asks to: %s", (text, wants) => {
  expect(ask(text).wants).toBe(wants);
});

test.each<[string, Partial<Session>]>([
  ["20 minutes for my hips, no kneeling", { minutes: 20, areas: ["hips"], refused: ["kneeling"] }],
  ["quarter of an hour for the neck in a chair", { minutes: 15, areas: ["neck"], only: ["chair"] }],
  ["twenty-five minutes for my hamstrings", { minutes: 25, areas: ["hamstrings"] }],
  ["10 mins core, but no plank, i hate plank", { minutes: 10, areas: ["core"], without: ["plank"] }],
  ["stretch my back on the plane", { areas: ["lower back"], venue: "plane" }],
  ["wrists, 10 min, nothing that touches the floor except my feet", { minutes: 10, only: ["standing"] }],
  ["10 min for pain in feet", { areas: ["feet"], only: [] }],
  ["15 min for my neck, I have eczema on hands", { refused: [] }],
  ["5 min, no headstand, shoulderstand or the like", { refused: ["upside down"] }],
  ["hips, all of it flat on the floor please, I'm not getting up", { only: ["back", "side", "belly"] }],
  ["shoulders shot. Make it lying down or I'm out", { only: ["back", "side", "belly"] }],
  ["CHAIR YOGA FOR OLD MAN. NOT LIFTING ARMS OVER HEAD", { only: ["chair"], refused: ["overhead"] }],
  ["wo zameen pe nahi baith sakte, kursi pe karwa do", { only: ["chair"] }],
  ["10 minutes debout à côté de la voiture", { minutes: 10, only: ["standing"] }],
  ["12 min for my hips, lying is fine, nothing else", { minutes: 12, only: ["back", "side", "belly"] }],
  ["got an hour to myself, no headstands or shoulder stands", { minutes: 60 }],
  ["something for my feet, I can no longer get down to the floor", { areas: ["feet"], refused: ["floor"] }],
  ["shoulders, nothing that leans on my wrists", { refused: ["wrists"] }],
  ["ma knees are gubbed, whit can a dae that isnae on them", { refused: ["kneeling"] }],
  ["hips are killin me, what can I do without gettin out of the seat", { only: ["chair"] }],
  ["20 minutes in the hotel bed, skip anything where I have to sit up", { only: ["back", "side", "belly"] }],
  [
    "backbends are forbidden for a month, twisting likewise. Hips, 20 min",
    { refused: ["backbends", "twists"] },
  ],
  ["18 minutes for my hamstrings, excluding seated postures on the floor", { refused: ["sitting"] }],
  ["20 minutes to work on my back", { areas: ["lower back"], only: [] }],
  ["15 minutes, focus on my feet", { areas: ["feet"], only: [] }],
  ["35 minutes that keep my head higher than my heart", { refused: expect.arrayContaining(["upside down"]) }],
  ["20 minutes for tight hips, and I stay off my back", { refused: ["back"] }],
  ["can't lie flat, I have to sit up, 15 minutes for my neck", { refused: ["lying"], only: ["chair"] }],
  ["10 minutes for my hips for 10 at night", { minutes: 10 }],
  ["on Sundays I have quiet time of one hour, a slow practice please", { minutes: 60 }],
  ["my knees hurt from standing all day, 10 minutes", { minutes: 10, only: [] }],
  [
    "lying down, half an hour, to fall asleep",
    { minutes: 30, only: ["back", "side", "belly"], aim: "sleep" },
  ],
  ["I go back to work tomorrow, 12 minutes for my wrists", { minutes: 12, areas: ["wrists"] }],
  ["three quarters of an hour for my legs", { minutes: 45, areas: ["legs"] }],
  [
    "20 minutes, all of it lying down, I am not getting up again",
    { refused: [], only: ["back", "side", "belly"] },
  ],
  ["neck, 15 minutes w/o lying down pls", { refused: ["lying"] }],
  ["10 minutes for my back, dont want to lie on my tummy obvs", { refused: ["belly"] }],
  [
    "hips, sitting on the floor is beyond me, so let it be a chair",
    { refused: ["sitting"], only: ["chair"] },
  ],
  ["I decline all kneeling, 10 minutes for my hips", { refused: ["kneeling"], only: [] }],
  ["an hour and a quarter for my legs", { minutes: 75, areas: ["legs"] }],
  ["my first patient is at 7:30, five minutes for energy", { minutes: 5, aim: "energy" }],
  ["Arms don't go over my head. Ten minutes for the neck", { minutes: 10, refused: ["overhead"] }],
  ["6 minutes standin up for my shoulders", { minutes: 6, only: ["standing"] }],
  ["half an hour lying down, I was on my feet all day", { only: ["back", "side", "belly"] }],
  ["Just off a double shift, ten minutes for my feet", { minutes: 10, areas: ["feet"] }],
  ["Chair-based (it has wheels). Upper back, 15 minutes.", { only: ["chair"], minutes: 15 }],
  ["I live in a small room. Only sitting is possible.", { only: ["chair"] }],
  ["something for my pelvic floor, not lying on my back", { refused: ["back"], only: [] }],
  ["only sitting or lying please, 20 minutes for my hips", { only: ["chair", "back", "side", "belly"] }],
  ["shoulders this time. on the chair please, I don't get down on floors", { only: ["chair"] }],
  ["hour long session for my legs", { minutes: 60, areas: ["legs"] }],
  ["half hour session for my legs", { minutes: 30, areas: ["legs"] }],
  ["my mum is 76, something for her shoulders in ten minutes", { minutes: 10 }],
  ["20 minutes for my legs, no squats and no lunges", { minutes: 20, refused: ["squats", "lunges"] }],
  ["10 minutes for my neck, without neck rolls", { minutes: 10, refused: ["neck circles"] }],
  ["hips, ten minutes, nothing with legs apart", { minutes: 10, refused: ["wide legs"] }],
  ["I can lie on the kitchen floor no bother, 15 minutes for my back", { minutes: 15, refused: [] }],
  [
    "12 mins, my hips ache. lying down stuff pls i cant face standing up",
    { minutes: 12, refused: ["standing"], only: ["back", "side", "belly"] },
  ],
  ["I need a standing stretch for a team away-day, eight minutes", { minutes: 8, only: ["standing"] }],
  ["calm me down, ten minutes, sat at my desk", { minutes: 10, only: ["chair"] }],
  ["kamar akad gayi hai, 10 minute, khade khade hi batao", { minutes: 10, only: ["standing"] }],
  ["15 minutes before bed, ideally on my back", { minutes: 15, only: ["back"] }],
  ["no kneeling, all fours or twists, 20 minutes", { refused: ["kneeling", "hands and knees", "twists"] }],
  ["10 minutes for my chest backstage, I cannot lie down in this dress", { refused: ["lying"], only: [] }],
  ["Tight hips, dodgy wrists, 20 mins", { areas: ["hips"], refused: ["wrists"] }],
  ["stretches for bad wrists, 10 minutes", { areas: ["wrists"], refused: [] }],
  ["20 minutes for pain on back", { areas: ["lower back"], only: [] }],
  ["half hour for my shoulders, tight from benching", { minutes: 30, only: [] }],
  ["backbends are out, 20 minutes, advanced", { refused: ["backbends"], level: "Advanced", minutes: 20 }],
])("%s", (text, expected) => {
  expect(sessionOf(text)).toMatchObject(expected);
});

test.each([
  "I carry 40 kilo every day. Give more hard",
  "make it easier, my mum wants to try it too, she 76",
  "send me exactly that one again",
])("no length: %s", (text) => {
  expect(sessionOf(text, "practise").minutes).toBeUndefined();
});

test.each<[string, boolean]>([
  ["Tomorrow's as well, same length, no repetition.", true],
  ["Gimme one for tomorrow, same deal.", true],
  ["one for tomorrow, on the same terms", true],
  ["Same again tomorrow.", false],
  ["keep this one for tomorrow morning", false],
])("%s asks for another one: %s", (text, isOther) => {
  const request = ask(text, "practise");
  expect(request).toMatchObject({ wants: "change", change: "tomorrow" });
  expect("isOther" in request).toBe(isOther);
});

test("another one may be a longer one as well", () => {
  expect(ask("another one please, but longer", "practise")).toMatchObject({ wants: "change" });
  const { times, change } = ask("another one please, but longer", "practise") as RequestOf<"change">;
  expect(change === "longer" || times === 1.5).toBe(true);
});

test.each([
  ["shorter please", { change: "shorter" }],
  ["swap the third one", { change: "swap", which: 3 }],
  ["why the second one?", { change: "why", which: 2 }],
  ["25 minutes, thanks", { change: "minutes", session: { minutes: 25 } }],
  ["could we elongate it?", { change: "longer" }],
  // A chair that rolls is none to practise on.
  [
    "The second one is no use, my chair has wheels. Replace it.",
    { change: "swap", which: 2, session: { refused: ["chair"] } },
  ],
  ["He's still asleep, so let's do a bit more!", { change: "longer" }],
  ["No kneeling, sorry, should've said, bad knee", { change: "without", session: { refused: ["kneeling"] } }],
  ["less moving, all on my back if possible", { change: "only", session: { only: ["back"] } }],
  ["cant stand up any more today love sitting only", { session: { refused: ["standing"], only: ["chair"] } }],
  ["how come there's so many steps, cut it down", { change: "shorter" }],
  ["run it again for the chat", { change: "again", session: { complaints: [] } }],
  ["a mini one for the car park at half time, 4 mins", { session: { minutes: 4 } }],
  ["One leg standing also not, there I fall", { session: { refused: ["balance"] } }],
  ["back to my hips, and knock ten minutes off", { more: -10 }],
  ["Which of these would you say matters most?", { wants: "change" }],
  ["Why does the breathing come before the rest?", { change: "why" }],
  ["exactly 12 minutes", { change: "minutes", session: { minutes: 12 } }],
  ["two minutes less", { change: "minutes", more: -2 }],
  ["give it to me again, but five minutes shorter", { change: "minutes", more: -5 }],
  ["I should welcome five additional minutes", { change: "minutes", more: 5 }],
  ["you could throw another five minutes at that", { change: "minutes", more: 5 }],
  ["same again but half", { change: "minutes", times: 0.5 }],
  ["halve it", { change: "minutes", times: 0.5 }],
  ["could ye cut it in hauf", { change: "minutes", times: 0.5 }],
  ["Two thirds of it.", { change: "minutes", times: 2 / 3 }],
  ["now divide the time by three", { change: "minutes", times: 1 / 3 }],
  ["three quarters of the time", { change: "minutes", times: 3 / 4 }],
  ["Please make it 6 minutes longer, the interview was moved.", { more: 6 }],
  ["I sit in office, standing is embarrassing. Only chair.", { change: "only" }],
  ["half as long again", { change: "minutes", times: 1.5 }],
  ["no kneeling", { change: "without", session: { refused: ["kneeling"] } }],
  ["no standing ok?? i stand enough", { change: "without", session: { refused: ["standing"] } }],
  ["on one leg I will not stand", { change: "without", session: { refused: ["balance"] } }],
  ["Auf dem Bauch zu liegen ist mir unangenehm.", { change: "without", session: { refused: ["belly"] } }],
  ["I want to stay off my feet too", { session: { refused: ["standing"] } }],
  ["I can't leave the phones so chair only", { change: "only", session: { only: ["chair"], refused: [] } }],
  ["he's awake again. do me the five minute version", { session: { minutes: 5 } }],
  ["Now the same for tomorrow at 9:00", { change: "tomorrow" }],
  ["in a chair please", { change: "only", session: { only: ["chair"] } }],
  ["no, my neck, not my back", { change: "correct", session: { areas: ["neck"] } }],
  ["what did you leave out?", { change: "left out" }],
  ["another one", { change: "another" }],
  ["the same again for tomorrow morning", { session: { time: "morning" } }],
  ["easier, I'm 63", { change: "easier" }],
  ["25 instead, chef left", { session: { minutes: 25 } }],
  ["Ten is too long, do seven", { session: { minutes: 7 } }],
  ["That is two minutes more than I have. Twelve.", { session: { minutes: 12 } }],
  ["lying on my back I'm asleep in 4 seconds", { change: "without", session: { refused: ["back"] } }],
  ["kneeling is where I draw the line", { change: "without", session: { refused: ["kneeling"] } }],
  ["the neck was yesterday's problem, today it's the wrists", { session: { areas: ["wrists"] } }],
  ["another one, and never on the belly", { isOther: true, session: { refused: ["belly"] } }],
])("after a session, '%s' changes it", (text, expected) => {
  expect(ask(text, "practise")).toMatchObject({ wants: "change", ...expected });
});

test.each(["nothing standing, I've been standing since nine", "remove item 4"])(
  "'%s' says nothing of minutes",
  (text) => {
    expect(ask(text, "practise")).not.toHaveProperty("session.minutes");
  },
);

test.each([
  ["what do I eat in the morning, I can't do milk", "breakfast"],
  ["what should I eat at iftar so I am not heavy on the mat?", "dinner"],
  ["I'm starving, what may I eat before class?", "snack"],
])("the meal of '%s' is %s", (text, meal) => {
  expect(ask(text)).toMatchObject({ wants: "eat", food: { meal } });
});

test.each<[string, number]>([
  ["eine fünfminütige Einheit für die Schultern", 5],
  ["was für den Rücken, viertel Stunde", 15],
  ["Schultern, eine Dreiviertelstunde bitte", 45],
  ["fünfundzwanzig Minuten für die Hüften", 25],
  ["une séance de vingt-cinq minutes pour le dos", 25],
  ["une vingtaine de minutes pour les hanches", 20],
  ["dix-huit minutes pour les épaules", 18],
  ["trois quarts d'heure pour le dos", 45],
  ["una rutina de treinta y cinco minutos para la espalda", 35],
  ["una hora y media de estiramientos", 90],
  ["kamar ke liye pachees minute ka kuch", 25],
  ["neend ke liye aadha ghanta", 30],
  ["कमर के लिए दस मिनट", 10],
  ["A gentle hour for the hips, please", 60],
  ["Warrior 2 is fine but no Warrior 3, 25 minutes", 25],
  ["2 x 10 minutes for the neck", 10],
  ["I have an hour tonight. Something complete, no balancing.", 60],
  ["a 40 minute break, I can do 15 of that. My neck.", 15],
  ["Shoulders. I moved two by fours all day. 25 minutes.", 25],
])("how long '%s' is to be is read", (text, minutes) => {
  expect(sessionOf(text).minutes).toBe(minutes);
});

test.each([
  ["das ist gut für den Nacken", "das"],
  ["what can I do for my back", "do"],
  ["I am 9 weeks along, something for my back", "9 weeks"],
  ["I teach Year 9 and my back hurts", "year 9"],
  ["write it out for my back, 1 2 3", "counting"],
])("in '%s' %s is no length", (text) => {
  expect(sessionOf(text).minutes).toBeUndefined();
});

test.each<[string, string[]]>([
  ["Worin unterscheiden sich Kobra und heraufschauender Hund?", ["cobra", "upward-dog"]],
  ["Comment bien faire le chien tête en bas ?", ["downward-dog"]],
  ["¿Para qué sirve la postura del niño?", ["childs-pose"]],
  ["bhujangasan kaise karte hain?", ["cobra"]],
])("'%s' asks about poses by their own names", (text, practices) => {
  expect(ask(text)).toMatchObject({ practices });
});

test.each<[string, Session["refused"][number]]>([
  ["no wristy stuff today", "wrists"],
  ["nothing with weight through my arms", "wrists"],
  ["keep me off my feet please", "standing"],
  ["I really don't want to balance", "balance"],
  ["spare me anything on all fours", "hands and knees"],
  ["and no legs in the air", "upside down"],
  ["standing for 20 minutes is too much", "standing"],
  ["please nothing where I turn around", "twists"],
  ["something that keeps my hands off the floor", "wrists"],
  ["no inversions, I'm pregnant, and no twists", "twists"],
])("after a session, '%s' refuses %s", (text, refused) => {
  expect(sessionOf(text, "practise").refused).toContain(refused);
});

test.each<[string, Session["only"]]>([
  ["on my back the whole time please", ["back"]],
  ["All of it on two feet", ["standing"]],
  ["I will sit on a chair, the floor is too far down", ["chair"]],
  ["30 on my feet is too much. Shorter.", []],
])("after a session, '%s' stays in %j and refuses none of it", (text, only) => {
  const { only: stays, refused } = sessionOf(text, "practise");
  expect(only.length === 0 || stays).toEqual(only.length === 0 || only);
  expect(refused.filter((each) => each === "chair" || each === "standing")).toEqual([]);
});

test.each<[string, Session["areas"]]>([
  ["instead hips", ["hips"]],
  ["10 minutes for hips ok?", ["hips"]],
  ["more for the hips", ["hips"]],
  ["work my core, back and hips", ["core", "lower back", "hips"]],
])("after a session, '%s' is for %j", (text, areas) => {
  expect(sessionOf(text, "practise").areas).toEqual(areas);
});

test("a part of the body that is fine again is not what it is for", () => {
  expect(sessionOf("my hands are back in service, so they may carry me", "practise").areas).toEqual([]);
});

test("a refusal before a new wish is part of the wish", () => {
  expect(ask("No kneeling please, something for my neck", "practise")).toMatchObject({
    wants: "practise",
    session: { areas: ["neck"], refused: ["kneeling"] },
  });
  expect(ask("Nothing standing, floorboards creak and he WILL wake up", "practise")).toMatchObject({
    wants: "change",
    session: { refused: ["standing"] },
  });
});

test("without anything before it nothing is changed", () => {
  expect(ask("shorter please").wants).not.toBe("change");
});
