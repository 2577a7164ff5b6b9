/** With which words people say what kind of thing they want. Expects plain text. */

export const asksHowOften =
  /\b(?:can|may|should|could) (?:i|we|you) do (?:this|it|that|these|them) (?:every (?:day|morning|night|evening)|daily|each day|twice a day)\b|^(?:\w+[.!,] )?every day i can do (?:it|this|that)\b/;

export const asksForLength =
  /^(?:(?:ok|okay|so|hi|hey|hello|right) )*(?:can|could|shall|may) (?:we|i|you) (?:do|have|make) (?:an? |half an? )?(?:\w+ )?(?:hour|minutes?|mins?)\b/;

export const asksHow =
  /^(?:(?:and|so|but|ok|okay) )*how (?:do|does|would|should) (?:you|i|one|we|ye) (?:even |actually )?(?:do|get into|hold|(?:stop|avoid) [a-z]+ing in)\b|^(?:talk|walk|guide) me through\b|\b(?:i can|can i|may i) do or not\b/;

/** It is the breath that is longer, and not the session. */
export const asksOfBreath =
  /^why (?:is|does|do|would|should) (?:the )?(?:breath\w*|exhal\w*|out breath)\b.*\b(?:longer|slower|slowly)\b/;

/** "Today no splits, my leg hurts." */
export const beginsWithNo =
  /^(?:(?:and|but|ok|okay|also|please|today|tonight) )*no \S+(?: \S+)?, (?:my|the|me)\b/;

/** "Is there something lying down?", in whatever language. */
export const asksForSomething =
  /\b(?:is there (?:something|anything)|gibt es (?:etwas|was)|hay algo|y a t il quelque chose|kuch hai|kuch batao)\b/;

/** "What can I practise to fall asleep faster?" */
export const asksWhatToDo =
  /\bwhat (?:can|could|should|might) i (?:practi[sc]e|do)(?: \S+){0,3} to (?:fall asleep|sleep|unwind|wind down|relax|calm|wake|loosen|stretch|ease|strengthen|release|open)\b/;

export const isTimeBefore = /\bbefore (?:my |the |our )?(?:supper|dinner|tea|lunch|breakfast|brekkie)\b/;

/** "Can the bedtime one be 10 instead?" */
export const isOfOne =
  /\b(?:can|could|may|should) (?:the|that|my) (?:\w+ ){1,2}one be\b|\b(?:make|turn|bring|set|get) (?:my|the|that) (?:\w+ ){0,2}(?:session|routine|practice|one|flow|sequence) (?:in|to|down to|up to )?(?:\d|twenty|thirty|fifteen|ten|forty)/;

/** "Show me once more the sitting exercises." */
export const showsAgain =
  /^(?:[^?.!,]{0,25}[.!,] *)?(?:(?:can|could|would|will) you |please |kindly |ok |okay |now |and |just |then )*(?:show|give|put|send|read|tell|write)(?: (?:me|us|it|that|them|out|up))* ?(?:(?:the|that|my|those|this) (?:\w+ )?(?:session|routine|exercises?|sequence|practice|poses|plan|list|steps|one) )?(?:once more|one more time|once again)\b(?!.*\b(?:but|for|with|without|only|in (?:a|my|the)|on (?:a|my|the))\b)/;

/** "Add a little something for my neck too." */
export const addsPart =
  /\b(?:add|put in|include|throw in|pop in|fit in|slip in)\b(?! (?:\w+ ){0,2}(?:minutes?|mins?)\b)/;

/** "Sorry, I wrote morning but I meant after lunch." */
export const meantTime =
  /\b(?:i )?(?:meant|mean|should have said|shouldve said) (?:\w+ )?(?:morning|noon|evening|night|(?:after|before|at) (?:lunch|dinner|breakfast|work|supper|tea)|bedtime|midday|lunchtime|afternoon)\b/;

/** "Gimme a fresh neck one for tomorrow morning." */
export const nextOfKind =
  /\b(?:fresh|another|new|different) (?:\w+ ){1,2}one for (?:tomorrow|tmrw|tomoz|later|tonight)\b/;

/** "Might one practise after a substantial lunch?" */
export const practisesAfterMeal =
  /\b(?:practi[sc]e|do yoga|exercise|stretch|train) (?:\w+ )?after (?:\w+ ){0,3}(?:meal|lunch|dinner|breakfast|supper|eating)\b.*\?/;

/** "7 minutes max, tea break." */
export const isBreak = /\b(?:tea|coffee|lunch|smoke|fag|snack|brew) ?break\b/;

/** "5 min version for when I wake up." */
export const isVersion =
  /\b(?:[1-9]\d?|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty)[ -]?min(?:ute)?s? version\b/;

/** "My heels don't arrive to the floor in the downward dog. It's a mistake?" */
export const asksMistakes =
  /\b(?:mistakes?|screw ?ups?|pitfalls?|doing (?:it |something |this )?wrong|goes? wrong|get wrong|bad habits)\b/;

/** "Can't do hero pose, my ankles hate it. What's a swap?" */
export const asksSwap =
  /\bwhat (?:can|could|should|would|do) (?:i|one|you|we) (?:do|make|take|try|use) (?:in (?:its place|place of (?:it|this|that))|instead(?: of (?:it|this|that))?)\b|\b(?:je peux|on peut|puis je|que|quoi) (?:faire )?(?:quoi )?a la place\b|\bwhat(?:s| is| would be| could be)? (?:an?|the|my) (?:good |better |easier |kinder )?(?:swap|substitute|alternative|replacement)[?!. ]*$/;

/** "Does it matter that I've got arthritis in them?" */
export const asksIfMatters =
  /\b(?:does (?:it|that) (?:really )?matter|(?:anything|something) to worry about|should i (?:be )?worr(?:y|ied)|(?:is|would) (?:that|it|this) (?:be )?(?:a problem|an issue|bad|dangerous|harmful)|must i (?:pay attention|watch|be careful|take care)|do i (?:need|have) to (?:be careful|watch out|worry|take care)|darf man mit|darf ich mit)\b/;

/** "Would tree pose be too much at my age?" */
export const asksIfTooMuch =
  /^(?:(?:and|but|so|ok|okay|hm|oh) )*(?:would|is|are|isnt|might) (?!you\b|we\b|it\b|there\b)(?:\S+ ){1,4}(?:be )?(?:too (?:much|hard|risky|strong)|safe|wise|risky|ok|okay|a (?:good|bad) idea) (?:for|at|with|if|in)\b/;

export const isRetimed = /\bmake (?:it|that|this) (?:a |about |around )?[1-9]\d?(?: min(?:ute)?s?)?\b(?!:)/;

export const asksLost = /^(?:(?:and|so|but|ok) )?what (?:have|did) (?:i|we) los(?:t|e)\b/;

export const asksUse =
  /^(?:(?:and|so|but|ok) )*whats? (?:does |do |is )?(?:that|the|this) (?:\w+ ){1,3}(?:do|does|good)(?: for (?:me|you|us|a \w+))?[?!. ]*$/;

export const asksInstead =
  /\bwhat (?:would|will|could|else|can) (?:(?:do|does|gives?) (?:me )?the same|i do in its place)\b/;

export const asksLastPlan =
  /\b(?:that|the|my) (?:\w+ )?(?:plan|routine|session|sequence|practice) (?:that )?(?:you|u) (?:gave|made|sent|wrote|did|built)\b.*\b(?:last (?:time|week|night)|the other day|yesterday)\b/;

export const lookingUp =
  /\b(?:dig|find|show|see|where|pull|bring|open|look(?:ing)? up|resend|send|get)\b(?!.*\b(?:hurt|worse)\b)/;

export const holdsClasses =
  /^(?:hi |hello |hey )?(?:do|does|did|will) (?:you|ye|yous|the studio|they) (?:guys )?(?:hold|run|offer|teach|put on|do)\b.*\b(?:sessions?|class|classes|workshops?|courses?)\b/;

export const asksForOne =
  /\b(?:tu peux|vous pouvez|peux tu|pouvez vous|tu pourrais|pourrais tu) (?:me |nous )?(?:proposer|donner|faire|montrer) (?:quelque chose|une seance|un enchainement|des exercices)|\b(?:make|write|build|put together|give) (?:me|us) (?:an?|some) (?:\w+ )?(?:yoga )?(?:thing|bit|practice|sequence|routine|session|flow) for\b|\b(?:is there|have you|got|do you have) (?:an?|any|some) (?:\w+ )?(?:practice|sequence|routine|session|flow|exercises?|stretch(?:es)?) (?:to|for|that (?:will|can|would|could|helps?))\b/;

/** "Focus on the shoulders more", "could it focus on hamstrings?" */
export const focusing =
  /(?:^|[.!,] )(?:and |ok |okay |now |please )?(?:focus|concentrate) (?:more )?(?:on|pon|upon)\b|\b(?:could|can|should) (?:it|we|you|this) (?:focus|concentrate)\b|^for (?:the|my) \w+(?: \w+)? (?:especially|mostly|mainly)\b/;

/** "Which of these would you say matters most?", "why does the breathing come before the rest?" */
export const asksOfSteps =
  /\bwhich (?:of (?:these|those|them)|one|step|pose)\b.*\b(?:matters?|important|essential|skip|count)\b|\bwhy (?:does|do|is|are) .*\b(?:come|comes|go|goes|placed|put) (?:before|after|first|last|at the (?:end|start|beginning))\b/;

export const asksPrice =
  /\bwhats? (?:(?:does|is) )?(?:all )?(?:this|it|that) (?:all )?cost\b|\bhow much (?:is|are|does|do|for|would|will)\b.*\b(?:drop in(?: class)?(?= *(?:$|[?.!]))|class|classes|pass|passes|membership|single)\b/;

export const explaining =
  /^(?:(?:ok|okay|but|and|first|wait) )*(?:can|could|would|will) (?:you|ye) (?:please )?(?:explain|describe)\b/;

export const notUnderstood =
  /\b(?:not|dont|didnt|do not|never) (?:quite |really )?(?:understand|understood|get|got)\b.*\bhow[?!. ]*$/;

export const cousins =
  /\bwhat(?:s| is| would be| might be| could be)? (?:an?|the) (?:\w+ )?(?:cousin|sister|relative|alternative|substitute|stand in|equivalent) (?:of|to|for)\b/;

/** "Grand job, I'll do it tomorrow, thanks." */
export const leaveTaking =
  /^(?:(?:grand|great|lovely|nice|ok|okay|right|perfect|brilliant|super|cool|good|ah|oh|cheers|thanks|ta|sound)(?: job| one| stuff| so)?[,.! ]*)+(?:ill|i will|im gonna|im going to|gonna) (?:do|try|give|stick with|keep|take|go with|use) (?:it|this|that|them)(?: a (?:go|try))?(?: (?:tomorrow|tonight|later|now|then|after work|in the morning|this evening))*[,.! ]*(?:(?:thanks|thank you|ta|cheers|thx|bye)(?: a (?:mill|million|lot|bunch))?)?[,.! ]*$/;

/** Nothing but thanks. */
export const praise =
  /^(?:(?:most|very|quite|entirely) )?(?:satisfactory|splendid|capital|noted|marvellous|smashing|champion|heavenly|divine|bliss|blissful|lush|legend|safe|sound|sorted)[.! ]*$|^(?:aye|yep|yeah|ok|okay|right)?[.,! ]*not (?:too )?bad[.! ]*$|^(?:a+h+ |oh |ok |yes )?(?:now )?thats more like it[.,! ]*(?:ty|thanks|thank you|cheers|ta)?[x.! ]*$|^(?:oh |ok |okay )?(?:super|perfect|great|lovely|brilliant|grand|wonderful|excellent|fab|ace|magic|danke|merci|gracias|perfekt|perfecto|perfetto|genial|top|toll|parfait|shukriya|dhanyavad|badhiya)(?: thanks| thank you| danke| merci| gracias)?[.! ]*$/;

/** Asks after what is theirs. */
export const ownThings = /\b(?:my|mine|booked|left|pass|passes|plan|preferences)\b/;

/** "12 instead of 20" trades no food. */
export const tradesNumbers = /\binstead of \d/;

export const weighing = /\b(?:which|better|difference|compare)\b/;
export const versus =
  /\b(?:vs|versus|against|or|difference|better|between|compare|compared|rank|which|oder|ou|o|ya)\b/;

export const beginsQuestion = /^(?:ok |okay |so |and |but )?(?:can|may|should|is|are|does|how|whats?|why)\b/;
export const ordering =
  /\b(?:give|make|routine|session|sequence|something|minutes?|mins?|plan|flow|for my)\b/;

export const asksHowLong =
  /^(?:and |n |so |but )?how long (?:do|should|are|am|on|for|in|each|per|is)\b(?!.*\bclass\b)/;

export const namesDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
export const ofTheirOwn = /\b(?:my|mine|booked|(?:am|did|have|was) i)\b/;
export const asksWhen = /^(?:when|what time|what days?|which days?) (?:is|are|does|do)\b/;

export const asksSomething = /^(?:what|whats|is|are|does|do|how|why|can|should)\b|\?$/;
export const wantsAnything = /\bgive me (?:something|anything)\b/;

/** What a wish says and a mere refusal does not. */
export const wishingFor =
  /\b(?:something|anything|give me|for my|for the|i want|i need|id like|algo|etwas|quelque chose)\b/;
export const beginsRefusing =
  /^(?:(?:but|and|ok|okay|pero|aber|mais|lekin|y|und|et) )?(?:nothing|no|not|without|ohne|sin|sans|nada|keine?|pas) /;
export const beginsStaying = /^(?:only|just|all|everything)\b/;

export const wantsForPart = /\b(?:something|anything) for (?:my|the)\b/;
export const keepsLast = /\b(?:swap|instead|replace|add|also|too|as well|in it|include)\b/;

export const asksForHelp = /\b(?:help me|get rid of|ease|loosen|soothe|fix|any tips|any advice)\b/;

export const asksWhatToEat = /\bwhat\b.{0,30}\beat(?:ing)?\b/;
