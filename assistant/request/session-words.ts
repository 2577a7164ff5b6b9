/** What is said around a position or a part of the body: to be in it, to spare it, to go without it. */
import { anyOf, exactly, oneOf } from "../../handbook/any-of.ts";

export const leaning = exactly(
  "weight|lean|leans|leaning|bear|bears|bearing|load|loads|loading|press|presses|pressing",
  "support|supports|pressure|push",
);

/** Before a position somebody is to be in: "sitting", "in a chair". */
export const onlyWords = exactly(
  "in|on|from|while|whilst|using|all|only|just|everything|entirely|wholly|completely|a|my|the",
  "stay|staying|do|be|can|sat|sitting|seated|standing|lying|laying",
  "en|todo|sentada|sentado|im|auf|alles|sur|par|tout|assis|assise|debout|allonge|allongee",
  "kursi|baithkar|letkar|rester|restant|bleiben|bleibe|quedarme|todo|toda",
);

/** Nothing but where to be: "on the chair please", "lie down and not get up again". */
export const bareStay =
  /\b(?:lie|lay|lying|stretch out) (?:down )?(?:and|then) (?:not|never|stay|dont)\b|\b(?:sit|lie|lie down) and (?:just )?(?:breathe|be|stretch)\b|^(?:all |just |only )?(?:(?:in|on|from) )?(?:a|the|my) (?:\w+ )?(?:chair|armchair|bench|stool|seat|sofa)(?: please| pls| thanks)?$/;

export const strictWords = exactly(
  "all|only|ony|just|everything|entirely|wholly|completely|purely|stay|staying|remain|remaining",
  "todo|toda|solo|alles|nur|tout|toute|sirf|rester|uniquement|ideally|preferably",
);
/** And after it: "lying throughout". */
export const strictAfter = exactly(
  "only|throughout|preferably|ideally|hi|uniquement|seulement|exclusivement|solamente|nomas|bleiben|bleibend",
);
/** "On my back for all of it." */
export const wholeTime =
  /^(?:\S+ ){0,3}instead(?! of)\b|^(?:is )?(?:all |what )?i (?:want|need)(?= *$)|^(?:(?:is|are) )?(?:(?:fine|ok|okay|good) )?(?:(?:but|and) )?nothing else\b|^(?:for |the )?(?:all of it|the whole (?:time|thing|way|lot|session|practice)|whole (?:time|thing|way)|all the way|or nothing|or bust|from start|start to finish|from beginning)\b/;
export const postures =
  /ing$|^(?:seated|horizontal|upright|lie|stand|sit|stood|debout|assise?|allongee?|couchee?|sentad[oa]|tumbad[oa]|acostad[oa]|parad[oa]|stehend|sitzend|liegend)$/;

const takes = oneOf("remove|drop|skip|cut|scrap|lose|ditch|omit|strike|bin|kill|nix|axe|rather not|strip");
const whatWasNamed = oneOf(
  "it|that|this|those|them|these|that one|this one|such|all such|all that|all of (?:it|that|them|those)",
);

/** "Kneeling? Take it out.": said of whatever was named before. */
export const takingOut = anyOf(
  `${takes} ${whatWasNamed}`,
  "(?:take|leave|keep|cut|strip) (?:it|that|this|those|them|these|that one|this one|all such|such) out",
  "(?:must|has to|have to|needs to) go|rather not$|id rather not",
  "i (?:cant|cannot|wont) (?:manage|do|be doing) (?:that|it|those|them|any of (?:that|those))",
);

const isAllRight = oneOf(
  "all right|alright|fine|ok|okay|allowed|permitted|possible|no problem|no bother|no trouble|good again|back (?:on|in)|on the menu|doable",
);
export const welcoming = new RegExp(`^(?:s |is |are |was |its |thats )?${isAllRight}\\b(?! without)`);

/** Before a chair or a wall that is a prop. */
export const holding = exactly(
  "have|has|ive|got|with|use|using|own|holding|hold|behind|against|took|broke|nicked|stole|no",
  "prop|props|block|blocks|wall|strap|blanket|cushion|mat",
);

/** So long nobody wants to be in a position: it is told of. */
export const atLength = anyOf(
  "all day|whole day|long hours|long standing|long sitting|day long|every day|hours|8 h|all shift|all week|months|too long",
  "for a living|at work all|from sitting|from standing",
);

export const sparing = exactly(
  "bad|dodgy|dicky|arthritic|injured|creaky|crap|rubbish|ruined|knackered|wrecked|weak|problem",
  "artificial|titanium|new|replaced|delicate|fragile",
  "careful|spare|protect|easy|gentle|kind",
);
export const asking = exactly(
  "for|on|my|stretch|stretches|open|loosen|release|help|target|strengthen|work|tight|stiff|sore",
  "para|fur|pour|ke",
);
/** Said of a part that needs something, though grammar would call it refused: "it's my hips that ache". */
export const hurting = exactly(
  "ache|aches|aching|achy|hurt|hurts|hurting|sore|painful|pain|stiff|tight|seized|throbbing",
  "killing|crying|screaming|moaning|trouble|troubles|troubling|bothering|bothers",
  "duele|duelen|dukhne|weh|schmerzt|schmerzen|mal|dard|dukh",
);
/** Said of a part that needs nothing after all: "the hip is fine today", "I wrote knees". */
export const mistaken =
  /^(?:wrote|typed|said|say|saying|put|not|isnt|wasnt|arent|never|forget|than|instead)$/;
export const fine =
  /^(?:s |is |are |was |feels |feel )?(?:again |now )?(?:all right|alright|fine|ok|okay|good|grand|sorted|no bother)\b/;
/** Or may be used again: "the hands are back in service". */
export const restored =
  /^(?:s |is |are )?(?:back (?:in|on)|permitted|allowed|healed|feels? (?:fine|ok|okay|good|great) (?:today|again|now)|(?:strong|working|fine|ok|okay|good) again)\b/;

/** Before what somebody would like. */
export const wishing = exactly(
  "want|like|prefer|rather|love|wish|need|mochte|lieber|prefere|prefiero|quiero|chahiye",
);

/** After a position that is rather taken than another. */
export const preferring =
  /^(?:is|would be|suits me|works|ware|ist|serait|seria|es) (?:much |far |a lot |viel |bien )?(?:better|best|easier|preferable|besser|mieux|mejor)\b(?! (?:avoided|left|skipped|not|nicht|evit))/;
