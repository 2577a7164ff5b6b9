/** What members ask a yoga teacher about in general: the words of yoga, the body, the mat, the class and the day. */

/** One thing people ask about, with an answer that is true for everybody and in every studio. */
export type Idea = {
  id: string;
  /** As a sentence names it. */
  name: string;
  /** How people ask about it, whole phrases in lower case, parted by commas; every word as people write it, singular and plural. */
  words: string;
  /** The main word in other languages. */
  wordsIn?: Partial<Record<"es" | "de" | "fr" | "hi", string>>;
  /** Yes, no or it depends first, in plain words; 35 to 95 words of Markdown without headings. */
  answer: string;
  /** What somebody might ask next, as they would say it, at most 6 words. */
  next: string[];
};

const breathAndBodyWords: Idea[] = [
  {
    id: "pranayama",
    name: "pranayama",
    words:
      "what is pranayama, whats pranayama, yogic breathing, yoga breathing exercises, breathing exercises in yoga, about pranayama, explain pranayama, what does pranayama mean, is pranayama safe, is pranayama good, benefits of pranayama, how do i start pranayama, pranayama for beginners, what is pranayam, what is breathwork",
    wordsIn: {
      es: "qué es pranayama, qué es el pranayama",
      de: "was ist pranayama",
      fr: "c'est quoi le pranayama, qu'est-ce que le pranayama",
      hi: "pranayam kya hai, pranayama kya hai, प्राणायाम क्या है",
    },
    answer:
      "Pranayama is the part of yoga that works with the breath. Some practices slow it down, some count it, some move it from one nostril to the other. Start with the soft ones: belly breathing, or a long breath out. The strong and fast ones, and holding the breath, are best learned with a teacher. If you feel dizzy or short of air, **stop and breathe as you like**.",
    next: ["How do I do belly breathing?", "What is ujjayi?", "Is holding the breath safe?"],
  },
  {
    id: "ujjayi-breath",
    name: "the ujjayi breath",
    words:
      "what is ujjayi, whats ujjayi, what is ujjayi breath, what is ujjayi breathing, what does ujjayi mean, why ujjayi, why do we use ujjayi, ocean sound breathing, why does everyone breathe so loud",
    wordsIn: {
      es: "qué es ujjayi, respiración ujjayi",
      de: "was ist ujjayi, ujjayi atmung",
      fr: "c'est quoi ujjayi, respiration ujjayi",
      hi: "ujjayi kya hai, उज्जायी",
    },
    answer:
      "Ujjayi is a quiet sea sound made with the breath. You breathe through the nose and narrow the throat a little, as if you fogged up a window with your mouth closed. The sound helps you hear whether your breath is still even. It should feel **easy, never squeezed**. If it makes you tense, plain breathing through the nose is just as good.",
    next: ["Should I breathe through my nose?", "What is pranayama?"],
  },
  {
    id: "bandhas",
    name: "bandhas",
    words:
      "bandhas, mula bandha, moola bandha, jalandhara, root lock, energy lock, energy locks, what are bandhas, what is a bandha, what is mula bandha, what is uddiyana",
    wordsIn: { hi: "बंध क्या है, bandh kya hai" },
    answer:
      "Bandhas are gentle holds inside the body: at the pelvic floor, the lower belly and the throat. The word means lock or bond. In most classes it is no more than a light lift of the pelvic floor and lower belly that makes a pose feel steady. You can practise well without ever using them. In pregnancy, with high blood pressure or after an operation, leave the strong ones out and ask your doctor.",
    next: ["What is pranayama?", "What is alignment?"],
  },
  {
    id: "nose-or-mouth",
    name: "breathing through the nose or the mouth",
    words:
      "breathe through my nose, breathe through the nose, breathe through my mouth, breathe through the mouth, breathing through the nose, breathing through the mouth, nose or mouth, nose breathing, mouth breathing, how should i breathe in yoga, how to breathe in yoga, how to breathe during yoga, when do i inhale, when to inhale and exhale",
    wordsIn: {
      es: "respirar por la nariz, por la nariz o por la boca",
      de: "durch die nase atmen, nase oder mund",
      fr: "respirer par le nez, par le nez ou par la bouche",
      hi: "naak se saans, नाक से साँस",
    },
    answer:
      "Mostly through the nose, in and out, because that warms the air and keeps the breath slow. Your mouth is fine when your nose is blocked or when you want one big sigh. As a rule of thumb, breathe **in as you open or rise, and out as you fold or twist**. If you lose the rhythm, just keep breathing. Nobody gets it right all the time.",
    next: ["What is ujjayi?", "Is holding the breath safe?"],
  },
  {
    id: "holding-the-breath",
    name: "holding the breath",
    words:
      "is holding the breath safe, is holding my breath safe, is it safe to hold my breath, is it bad to hold my breath, i keep holding my breath, i forget to breathe, should i hold my breath, why do i hold my breath, what is kumbhaka",
    wordsIn: {
      es: "aguantar la respiración",
      de: "luft anhalten, atem anhalten",
      fr: "retenir sa respiration, retenir le souffle",
      hi: "saans rokna, साँस रोकना",
    },
    answer:
      "Not on purpose, unless a teacher has shown you how. Holding the breath raises the pressure in your chest and is **not for pregnancy, high blood pressure, heart or eye trouble**, so ask your doctor first. Many people hold it by accident when a pose gets hard. Take that as a friendly sign: come out a little, let the breath flow, then go on.",
    next: ["What is pranayama?", "How do I do long exhale?"],
  },
  {
    id: "prana",
    name: "prana",
    words: "prana, what is prana, whats prana, what does prana mean, life energy in yoga, life force in yoga",
    wordsIn: {
      es: "qué es prana",
      de: "was ist prana",
      fr: "qu'est-ce que le prana",
      hi: "pran kya hai, प्राण क्या है",
    },
    answer:
      "Prana is the old Indian word for breath and life force. In the yoga tradition it is what makes a body alive, and breathing is the way to care for it. Science has no tool that measures it, so take it as a picture rather than a fact. You need not believe in it: a slow, quiet breath feels good either way.",
    next: ["What is pranayama?", "What is a chakra?"],
  },
  {
    id: "asana",
    name: "asanas",
    words:
      "what is an asana, whats an asana, what does asana mean, what is a yoga pose called, what are asanas, what is asana, meaning of asana, explain asana",
    wordsIn: {
      es: "qué es una asana",
      de: "was ist eine asana, was ist ein asana",
      fr: "qu'est-ce qu'une asana",
      hi: "aasan kya hai, आसन क्या है",
    },
    answer:
      "An asana is simply a yoga pose. The word first meant a seat: a steady, easy way to sit for meditation. Later it came to mean every shape we make on the mat, standing, lying or upside down. That is why so many Sanskrit names end in *asana*. The old advice still holds: a pose should be **steady and comfortable** at the same time.",
    next: ["Why are the names in Sanskrit?", "What are the eight limbs?"],
  },
  {
    id: "drishti",
    name: "drishti",
    words:
      "drishti, dristi, drishtis, what is drishti, where should i look, where do i look, gaze point, where to look in a pose",
    wordsIn: { es: "dónde miro", de: "wohin schaue ich, wohin schauen", fr: "où regarder", hi: "दृष्टि क्या है" },
    answer:
      "Drishti is the spot where your eyes rest in a pose: your thumb, your toes, a mark on the wall. A quiet gaze helps a lot with balance and keeps your mind from wandering off. Pick something that does **not move**, a little away from you, and look at it softly. If a place to look strains your neck, choose another one.",
    next: ["Why is my balance so bad?", "What is alignment?"],
  },
  {
    id: "mudra",
    name: "mudras",
    words:
      "what is a mudra, whats a mudra, hand gesture in yoga, hand gestures in yoga, why do we put our hands together, thumb and finger together, what are mudras, about mudras, do mudras work, which mudra, what do mudras do",
    wordsIn: {
      es: "qué es un mudra",
      de: "was ist ein mudra",
      fr: "qu'est-ce qu'un mudra",
      hi: "मुद्रा क्या है, mudra kya hai",
    },
    answer:
      "A mudra is a gesture, mostly of the hands. Thumb and first finger touching is one, palms together at the heart is another. They give your hands a place to rest and your mind something small to notice. Some people say each one changes something in the body; there is no good proof of that. Use them if you like them, and leave them if you do not.",
    next: ["What does namaste mean?", "How do I meditate?"],
  },
  {
    id: "chakras",
    name: "chakras",
    words:
      "what is a chakra, what are chakras, seven chakras, open my chakras, blocked chakra, blocked chakras, what is the third eye, third eye chakra, about chakras, what is the root chakra, what is the heart chakra, do chakras exist, are chakras real, explain chakras, believe in chakras",
    wordsIn: {
      es: "qué son los chakras",
      de: "was sind chakren",
      fr: "c'est quoi les chakras",
      hi: "चक्र क्या है, chakra kya hai",
    },
    answer:
      "Chakras are points of energy along the spine, as old Indian texts picture them. The word means wheel. Seven are best known today, from the base of the spine to the crown of the head. They are not organs, and nobody can measure them. Many people enjoy them as a map for paying attention to the body. If something in your body troubles you, a doctor is the right person to ask.",
    next: ["What is prana?", "How do I meditate?"],
  },
  {
    id: "mantra",
    name: "mantras",
    words:
      "what is a mantra, whats a mantra, do i have to chant, do i have to sing, so hum, why do we chant, is chanting, no need to chant, what is chanting, what are mantras, about mantras, meaning of mantra, need a mantra, which mantra, choose a mantra",
    wordsIn: {
      es: "qué es un mantra",
      de: "was ist ein mantra",
      fr: "qu'est-ce qu'un mantra",
      hi: "मंत्र क्या है, mantra kya hai",
    },
    answer:
      'A mantra is a word or short line that you repeat, aloud or in your head. It gives a busy mind one simple thing to do. Some mantras are prayers from India; others are plain words such as "in" and "out". You never have to chant. Listen, hum along or sit quietly, whatever feels right to you.',
    next: ["What does om mean?", "Is yoga a religion?"],
  },
  {
    id: "om",
    name: "om",
    words:
      "what does om mean, what does that om thing mean, that om thing, the om thing, om thing, what is om, why do we chant om, why do people say om, chanting om, om symbol, what does aum mean, meaning of om, about om, is chanting om, have to chant om, why om",
    wordsIn: {
      es: "qué significa om",
      de: "was bedeutet om",
      fr: "que veut dire om",
      hi: "om ka matlab, ओम का मतलब",
    },
    answer:
      "Om is a sound that is holy in Hinduism, Buddhism and other traditions of India. It is said to hold all other sounds. In a class, people may sing it together at the start or the end, on one long breath out. You can feel it hum in your chest, and many find that calming. Joining in is **your choice**: staying silent is always all right.",
    next: ["What is a mantra?", "What does namaste mean?"],
  },
  {
    id: "namaste",
    name: "namaste",
    words:
      "what does namaste mean, what is namaste, meaning of namaste, why do we say namaste, why do people say namaste, do i have to say namaste, should i say namaste",
    wordsIn: {
      es: "qué significa namaste",
      de: "was bedeutet namaste",
      fr: "que veut dire namaste",
      hi: "namaste ka matlab, नमस्ते का मतलब",
    },
    answer:
      'Namaste means "I bow to you". In India it is an everyday greeting, said with palms together. In many yoga classes elsewhere it has become the way to say thank you and goodbye at the end. You may say it back, nod, or just smile. No one minds which.',
    next: ["What does om mean?", "How should I behave in class?"],
  },
  {
    id: "sanskrit-names",
    name: "Sanskrit names",
    words:
      "sanskrit name, sanskrit names, why are the names in sanskrit, do i need to know sanskrit, learn the sanskrit names, what language are the pose names, i cant remember the names, cant remember the pose names, why sanskrit, what is sanskrit",
    wordsIn: {
      es: "por qué sánscrito, nombres en sánscrito",
      de: "warum sanskrit, sanskrit namen",
      fr: "pourquoi le sanscrit, noms en sanscrit",
      hi: "sanskrit naam kyon, संस्कृत नाम",
    },
    answer:
      "No, you do not need Sanskrit to practise. It is the old language of India in which yoga was written down, and teachers around the world use it so that everyone means the same pose. Most teachers say the plain name too. A few pieces help: *asana* is pose, *adho* is down, *urdhva* is up, *ardha* is half. The rest sticks by hearing it.",
    next: ["What is an asana?", "What does vinyasa mean?"],
  },
  {
    id: "eight-limbs",
    name: "the eight limbs of yoga",
    words:
      "eight limbs, 8 limbs, eight limbs of yoga, 8 limbs of yoga, patanjali, yoga sutra, yoga sutras, yamas and niyamas, yama and niyama, yoga philosophy, philosophy of yoga",
    wordsIn: {
      es: "ocho ramas, ocho miembros del yoga",
      de: "acht glieder, achtgliedriger pfad, yoga philosophie",
      fr: "huit membres, huit piliers du yoga",
      hi: "ashtanga marg, अष्टांग मार्ग",
    },
    answer:
      "The eight limbs are eight parts of yoga, named in the Yoga Sutras of Patanjali, a very old Indian text. They are: how we treat others, how we treat ourselves, poses, breath, turning the senses inward, focus, meditation, and deep stillness. Poses are only one of the eight. You do not have to climb them like stairs: **each one can be a small part of any day**.",
    next: ["What is pranayama?", "Is yoga a religion?"],
  },
  {
    id: "karma-yoga",
    name: "karma yoga and the other paths",
    words:
      "karma yoga, bhakti yoga, bhakti, jnana yoga, raja yoga, paths of yoga, four paths, yoga of action, selfless service, bhagavad gita, the gita",
    wordsIn: {
      es: "karma yoga, caminos del yoga",
      de: "karma yoga, wege des yoga",
      fr: "karma yoga, voies du yoga",
      hi: "karma yog, bhakti yog, कर्म योग, भक्ति योग",
    },
    answer:
      "Karma yoga is the path of action: you do what is yours to do, as well as you can, and let go of what you get for it. It comes from the Bhagavad Gita, an old Indian poem, which also speaks of love (bhakti) and of knowledge (jnana). None of them needs a mat. Washing up with your whole mind on it counts, and so does **helping without being thanked**.",
    next: ["What are the eight limbs?", "Is yoga a religion?"],
  },
  {
    id: "senses-inward",
    name: "pratyahara and dharana",
    words:
      "pratyahara, dharana, dhyana, samadhi, turning the senses inward, turn the senses inward, senses inward, withdrawing the senses, one pointed focus",
    wordsIn: {
      es: "pratyahara, dharana",
      de: "pratyahara, dharana, sinne nach innen",
      fr: "pratyahara, dharana",
      hi: "pratyahar, dharna, प्रत्याहार, धारणा",
    },
    answer:
      "Pratyahara is turning the senses inward: sounds and thoughts are there, and you stop running after them. Dharana is what comes next, staying with one thing such as the breath. When that goes on by itself it is called dhyana, meditation. The final rest of a class is a good place to try: **notice a sound, let it pass, come back**. If it makes you uneasy, open your eyes and look around.",
    next: ["How do I start meditating?", "What are the eight limbs?"],
  },
  {
    id: "beads",
    name: "mala beads and the number 108",
    words:
      "mala, mala beads, 108 beads, 108, hundred and eight, why 108, prayer beads, string of beads, set of beads",
    wordsIn: {
      es: "por qué 108, cuentas de mala",
      de: "warum 108, mala kette, gebetskette",
      fr: "pourquoi 108, mala, chapelet",
      hi: "mala kyun, 108 kyun, १०८",
    },
    answer:
      "A mala is a string of 108 beads for counting breaths or a mantra, one bead for each, so that your mind need not count. Why 108 nobody can say for sure: it has been a special number in India for a very long time, and there are many stories about it. Some people mark a change of season with 108 sun salutations. You need not: **nine done with care are plenty**, and any quiet number will do.",
    next: ["What is a mantra?", "How do I start meditating?"],
  },
  {
    id: "before-a-race",
    name: "yoga before a race",
    words:
      "day before a race, days before a race, before my race, before a race, race on sunday, before a marathon, before a competition, before a match, before my match, strong class before a race, yoga in race week",
    wordsIn: {
      es: "yoga antes de una carrera",
      de: "yoga vor dem wettkampf, yoga vor einem rennen",
      fr: "yoga avant une course",
      hi: "race se pehle yoga",
    },
    answer:
      "Keep it easy in the last two or three days: gentle, short, nothing you have not done before. A strong class or a deep new stretch may leave you sore at the start. On the day before, ten minutes of hips, calves and slow breath are enough; in the morning **move rather than hold**: leg swings, lunges in and out, a few sun breaths. The strong class can wait until you have rested after it.",
    next: ["Yoga and running?", "Why am I sore after yoga?"],
  },
  {
    id: "after-a-flight",
    name: "yoga after a long flight",
    words:
      "after a long flight, after flying, yoga after flying, just off a plane, long haul flight, compression stockings, compression socks",
    wordsIn: {
      es: "yoga después de un vuelo, medias de compresión",
      de: "yoga nach einem flug, kompressionsstrümpfe",
      fr: "yoga après un vol, bas de contention",
      hi: "flight ke baad yoga",
    },
    answer:
      "Yes, gentle yoga after a flight is a good idea, once you have drunk something and walked a little. Circle your ankles, stretch calves and hips, twist softly, lie with your calves on a chair. Leave heat, long balances and hard work for the next day. Compression stockings may stay on. A calf that is **swollen, warm or sore on one side**, or sudden short breath, is not stiffness: that needs a doctor at once.",
    next: ["Yoga for jet lag?", "Yoga while travelling?"],
  },
  {
    id: "religion",
    name: "yoga and religion",
    words:
      "is yoga a religion, is yoga religious, against christianity, against islam, is yoga christian, is yoga haram, is yoga allowed in church, what does the church say, yoga and religion, against my religion, is yoga hindu, can christians do yoga, can muslims do yoga, i am christian can i, i am muslim can i, is yoga a sin, is yoga spiritual, do i have to be spiritual",
    wordsIn: {
      es: "el yoga es una religión, yoga y religión",
      de: "ist yoga eine religion, yoga und religion",
      fr: "le yoga est une religion, yoga et religion",
      hi: "yoga dharm, योग और धर्म",
    },
    answer:
      "No, yoga is not a religion, though it grew up in India beside Hinduism, Buddhism and Jainism and shares words with them. People of every faith and of none practise it today. You can move, breathe and rest without believing anything. If chanting or palms together does not fit your faith, leave it out. You can also tell your teacher, or talk with somebody you trust in your own community.",
    next: ["Do I have to chant?", "What are the eight limbs?"],
  },
];

const styles: Idea[] = [
  {
    id: "what-is-yoga",
    name: "yoga itself",
    words:
      "what is yoga, what is yoga really, what does yoga mean, explain yoga, what is yoga good for, benefits of yoga, benefit of yoga, why do yoga, why should i do yoga, does yoga really work, explain yoga to me",
    wordsIn: {
      es: "qué es el yoga, beneficios del yoga",
      de: "was ist yoga, was bringt yoga",
      fr: "qu'est-ce que le yoga, bienfaits du yoga",
      hi: "yoga kya hai, yog kya hai, योग क्या है, योग के फायदे",
    },
    answer:
      "Yoga is movement, breath and attention, practised together. It comes from India and is thousands of years old; the word means to join. Practised regularly, it can help you move more easily, grow stronger, balance better and calm down. It is not a medicine and does not take the place of a doctor. You need no special body or belief, only a little time and some floor.",
    next: ["Which style is for me?", "How often should I practise?"],
  },
  {
    id: "which-style",
    name: "choosing a style",
    words:
      "which style, which styles, which style is for me, what style of yoga, which yoga is best, which type of yoga, what type of yoga should i, which kind of yoga, what kind of yoga should i, styles of yoga, yoga styles, types of yoga, difference between yoga styles, best yoga for me",
    wordsIn: {
      es: "qué estilo de yoga, tipos de yoga, qué tipo de yoga",
      de: "welcher yogastil, welches yoga, yogastile, yoga arten",
      fr: "quel style de yoga, quel yoga, types de yoga",
      hi: "kaun sa yoga, कौन सा योग",
    },
    answer:
      "It depends on what you are looking for. For calm, try **yin, restorative or nidra**. For learning slowly and well, **hatha or Iyengar**. For movement and warmth, **vinyasa**. For hard work, **power yoga or ashtanga**. The same name can mean different things with different teachers, so the person who teaches matters more than the label. Try two or three and notice how you feel an hour later.",
    next: ["What is hatha?", "What is vinyasa?", "What level am I?"],
  },
  {
    id: "vinyasa",
    name: "vinyasa",
    words:
      "what is vinyasa, whats vinyasa, what does vinyasa mean, what is a flow, what is flow yoga, take a vinyasa, about vinyasa, explain vinyasa, is vinyasa good, is vinyasa hard, is vinyasa for beginners, benefits of vinyasa, what is vinyasa yoga, whats vinyasa yoga, about vinyasa yoga, explain vinyasa yoga, is vinyasa yoga good, is vinyasa yoga hard, is vinyasa yoga for beginners, benefits of vinyasa yoga, why so many vinyasas, skip the vinyasa, skip the vinyasas",
    wordsIn: { es: "qué es vinyasa", de: "was ist vinyasa", fr: "c'est quoi le vinyasa", hi: "विन्यास" },
    answer:
      'Vinyasa is yoga that flows: each movement goes with a breath, and one pose leads to the next. It warms you up and can be quite lively. "Take a vinyasa" often means plank, lower down, a small backbend, and downward dog. You may **skip that part or put your knees down** at any time. Beginners are often happier learning the single poses slowly first.',
    next: ["What is hatha?", "Why do sun salutations?"],
  },
  {
    id: "hatha",
    name: "hatha",
    words:
      "what is hatha, whats hatha, hatha or vinyasa, difference between hatha and vinyasa, hatha vs vinyasa, about hatha, explain hatha, is hatha good, is hatha hard, is hatha for beginners, benefits of hatha, what is hatha yoga, whats hatha yoga, about hatha yoga, explain hatha yoga, is hatha yoga good, is hatha yoga hard, is hatha yoga for beginners, benefits of hatha yoga",
    wordsIn: { es: "qué es hatha", de: "was ist hatha", fr: "c'est quoi le hatha", hi: "हठ योग, hath yoga" },
    answer:
      "Hatha is the old name for all yoga that works with the body. Today it mostly means a calm class: one pose at a time, held for a few breaths, with time to set it up. Vinyasa moves more; hatha stays longer. That makes it **a kind place to begin**, and there is plenty left to learn in it after many years.",
    next: ["What is vinyasa?", "How does a class go?"],
  },
  {
    id: "yin",
    name: "yin yoga",
    words:
      "what is yin, whats yin, yin or restorative, difference between yin and restorative, yin vs yang, about yin, explain yin, is yin good, is yin hard, is yin for beginners, benefits of yin, what is yin yoga, whats yin yoga, about yin yoga, explain yin yoga, is yin yoga good, is yin yoga hard, is yin yoga for beginners, benefits of yin yoga",
    wordsIn: { es: "qué es yin yoga", de: "was ist yin yoga", fr: "c'est quoi le yin yoga", hi: "यिन योग" },
    answer:
      "Yin is slow and quiet. You stay in each shape for about two to five minutes, mostly sitting or lying, with the muscles soft. It asks for patience rather than strength. Go only to a **mild stretch**, use cushions, and come out slowly. Very bendy people should stop well before their limit. Tell your teacher if you are pregnant or have sore joints.",
    next: ["What is restorative yoga?", "I am hypermobile, what now?"],
  },
  {
    id: "restorative",
    name: "restorative yoga",
    words:
      "what is restorative yoga, whats restorative yoga, about restorative yoga, explain restorative yoga, is restorative yoga good, is restorative yoga hard, is restorative yoga for beginners, benefits of restorative yoga, what is restorative, what is gentle yoga, whats gentle yoga, what is slow yoga",
    wordsIn: {
      es: "yoga restaurativo",
      de: "was ist restoratives yoga, was ist restorative yoga",
      fr: "yoga restauratif",
      hi: "आराम वाला योग",
    },
    answer:
      "Restorative yoga is rest with help. Blankets, bolsters and blocks hold you, so that no muscle has to work and nothing pulls. You stay for five minutes or more and do nothing but breathe. It suits tired, stressed or tense days very well. If you feel a stretch, you need **more support, not more effort**. When lying flat does not suit you, lie on your side.",
    next: ["What is a bolster for?", "What is yoga nidra?"],
  },
  {
    id: "ashtanga",
    name: "ashtanga",
    words:
      "what is ashtanga, mysore style, mysore class, primary series, whats ashtanga, about ashtanga, explain ashtanga, is ashtanga good, is ashtanga hard, is ashtanga for beginners, benefits of ashtanga, what is ashtanga yoga, whats ashtanga yoga, about ashtanga yoga, explain ashtanga yoga, is ashtanga yoga good, is ashtanga yoga hard, is ashtanga yoga for beginners, benefits of ashtanga yoga, what is astanga",
    wordsIn: { es: "qué es ashtanga", de: "was ist ashtanga", fr: "c'est quoi l'ashtanga", hi: "अष्टांग योग" },
    answer:
      'Ashtanga is a strong style with a fixed order of poses, tied together by breath and jumps. You do the same series again and again and learn it by heart. In a "Mysore" class everybody practises at their own pace while the teacher goes round. It builds strength, and it can be a lot for wrists, shoulders and knees. Begin with **a short part of it**, with a teacher.',
    next: ["What is power yoga?", "What are the eight limbs?"],
  },
  {
    id: "iyengar",
    name: "Iyengar yoga",
    words:
      "what is iyengar, bks iyengar, iyengar method, iyengar or vinyasa, whats iyengar, about iyengar, explain iyengar, is iyengar good, is iyengar hard, is iyengar for beginners, benefits of iyengar, what is iyengar yoga, whats iyengar yoga, about iyengar yoga, explain iyengar yoga, is iyengar yoga good, is iyengar yoga hard, is iyengar yoga for beginners, benefits of iyengar yoga",
    wordsIn: { es: "qué es iyengar", de: "was ist iyengar", fr: "c'est quoi iyengar", hi: "अयंगर योग" },
    answer:
      "Iyengar yoga is careful and exact. It is named after B. K. S. Iyengar, who taught with blocks, belts, chairs and ropes so that every body could find the shape of a pose. You hold poses for a while and learn how each foot and hand is placed. It moves slowly and can still be hard work. It suits people who like to **understand what they do**.",
    next: ["What is alignment?", "Do I need props?"],
  },
  {
    id: "kundalini",
    name: "kundalini yoga",
    words:
      "what is kundalini, kundalini awakening, kundalini kriya, kundalini kriyas, whats kundalini, about kundalini, explain kundalini, is kundalini good, is kundalini hard, is kundalini for beginners, benefits of kundalini, what is kundalini yoga, whats kundalini yoga, about kundalini yoga, explain kundalini yoga, is kundalini yoga good, is kundalini yoga hard, is kundalini yoga for beginners, benefits of kundalini yoga",
    wordsIn: { es: "qué es kundalini", de: "was ist kundalini", fr: "c'est quoi la kundalini", hi: "कुंडलिनी" },
    answer:
      "Kundalini yoga mixes repeated movements, strong breathing, chanting and meditation. The name comes from an old picture of energy that sleeps at the base of the spine. Some people love it; for others the fast breathing is too much. Leave that out if you are pregnant, have heart trouble, high blood pressure or epilepsy. If your mind is in a hard time, ask your doctor first and choose something calmer.",
    next: ["What is pranayama?", "What is a chakra?"],
  },
  {
    id: "hot-yoga",
    name: "hot yoga",
    words:
      "what is hot yoga, is hot yoga good, is hot yoga safe, is hot yoga better, hot yoga or normal, what is bikram, whats bikram, should i try hot yoga, yoga in a heated room, what is bikram yoga, is bikram safe",
    wordsIn: {
      es: "yoga caliente, qué es bikram",
      de: "heißes yoga, was ist bikram",
      fr: "yoga chaud, c'est quoi le bikram",
      hi: "हॉट योग",
    },
    answer:
      "It depends on your health, and you do not need it. Hot yoga is practised in a heated room; Bikram is one kind, with 26 set poses at about 40 degrees Celsius. The heat makes you feel looser than you are, so it is easy to go too far. Drink, rest and leave when you feel faint. In pregnancy, with heart or blood pressure trouble, or with medicine, **ask your doctor first**.",
    next: ["Should I drink water in class?", "Is sweating good?"],
  },
  {
    id: "power-yoga",
    name: "power yoga",
    words:
      "what is power yoga, athletic yoga, yoga as a workout, is yoga a workout, is yoga exercise, does yoga count as exercise, is yoga cardio, whats power yoga, about power yoga, explain power yoga, is power yoga good, is power yoga hard, is power yoga for beginners, benefits of power yoga",
    wordsIn: {
      es: "qué es power yoga",
      de: "was ist power yoga",
      fr: "c'est quoi le power yoga",
      hi: "पावर योग",
    },
    answer:
      "Yes, power yoga can be a real workout: quick flows, long holds, planks and balances, and less quiet time. It makes you stronger and gets your heart going a little. Softer styles are exercise too, only milder, so a brisk walk, a run or a swim in the week goes well with them. Learn the basic poses **at a slow pace first**: speed hides mistakes.",
    next: ["Does yoga build strength?", "What is vinyasa?"],
  },
  {
    id: "nidra",
    name: "yoga nidra",
    words:
      "what is nidra, what is yoga nidra, whats yoga nidra, what does nidra mean, is yoga nidra sleep, does yoga nidra replace sleep, benefits of yoga nidra",
    wordsIn: {
      es: "qué es yoga nidra",
      de: "was ist yoga nidra",
      fr: "c'est quoi le yoga nidra",
      hi: "yog nidra, योग निद्रा",
    },
    answer:
      "Yoga nidra means yogic sleep, but you try to stay just awake. You lie down, keep warm, and a voice leads your attention through the body and the breath for ten to forty minutes. There is nothing to do and nothing to get wrong. It rests you well, though it does not replace a night's sleep. If lying still makes you uneasy, **open your eyes or move** whenever you want.",
    next: ["How do I do body scan?", "Does yoga help me sleep?"],
  },
  {
    id: "chair-yoga",
    name: "chair yoga",
    words:
      "yoga on a chair, yoga in a chair, i cant get down on the floor, cant get on the floor, cant get up from the floor, hard to get up from the floor, what is chair yoga, whats chair yoga, about chair yoga, explain chair yoga, is chair yoga good, is chair yoga hard, is chair yoga for beginners, benefits of chair yoga, what is seated yoga",
    wordsIn: {
      es: "qué es el yoga en silla",
      de: "was ist stuhlyoga, yoga auf dem stuhl",
      fr: "c'est quoi le yoga sur chaise",
      hi: "kursi yoga, कुर्सी योग",
    },
    answer:
      "Yes, you can do a whole practice on a chair. Breathing, twists, side bends, work for arms and legs, even a form of sun salutation all work sitting down. Choose a firm chair **without wheels**, sit towards the front, and keep both feet flat on the floor. It is real yoga, not second best, and it is also good for a break at work.",
    next: ["Am I too old for yoga?", "Yoga breaks at the office?"],
  },
  {
    id: "pilates",
    name: "pilates and yoga",
    words:
      "pilates or yoga, yoga or pilates, pilates versus yoga, pilates vs yoga, yoga vs pilates, difference between yoga and pilates, difference between pilates and yoga, is pilates better, is pilates like yoga, yoga and pilates, pilates and yoga",
    wordsIn: {
      es: "pilates o yoga, yoga o pilates",
      de: "pilates oder yoga, yoga oder pilates",
      fr: "pilates ou yoga, yoga ou pilates",
      hi: "pilates ya yoga, पिलाटे",
    },
    answer:
      "Whichever you enjoy more. Pilates trains the deep muscles of belly, back and hips with small, exact movements. Yoga has a wider mix: strength, stretch, balance, breath and quiet. Pilates is about a hundred years old and purely physical; yoga has a tradition of the mind behind it. They go very well together, so **try both** and keep what makes you come back.",
    next: ["Is yoga just stretching?", "Does yoga build strength?"],
  },
  {
    id: "stretching",
    name: "stretching and yoga",
    words:
      "is yoga just stretching, stretching or yoga, yoga or stretching, stretching versus yoga, stretching vs yoga, yoga vs stretching, difference between yoga and stretching, difference between stretching and yoga, isnt yoga just stretching",
    wordsIn: {
      es: "yoga o estiramientos",
      de: "yoga oder dehnen, nur dehnen",
      fr: "yoga ou étirements",
      hi: "yoga ya stretching",
    },
    answer:
      "No, stretching is only one part of it. In yoga you also hold yourself up, balance, breathe with each movement and practise paying attention. A standing pose may make your legs work harder than it stretches them. That said, a few simple stretches after a walk are a fine thing too. If you add a slow breath and notice what you feel, you are **already close to yoga**.",
    next: ["Pilates or yoga?", "How do I get more flexible?"],
  },
  {
    id: "tai-chi",
    name: "tai chi and yoga",
    words:
      "tai chi or yoga, yoga or tai chi, tai chi vs yoga, difference between yoga and tai chi, is tai chi like yoga, what about tai chi, qigong or yoga, yoga or qigong, qi gong or yoga, yoga and tai chi, tai chi and yoga, is tai chi better",
    wordsIn: {
      es: "taichí, tai chi o yoga",
      de: "taichi oder yoga, tai chi oder yoga",
      fr: "taï chi ou yoga",
      hi: "ताई ची",
    },
    answer:
      "Both are good, and they are cousins in spirit. Tai chi comes from China: slow, flowing steps that you do standing, with the weight moving from foot to foot. It is known for training balance. Yoga comes from India, uses the floor more, and holds shapes for longer. If kneeling or lying is hard for you, tai chi may be easier; if you want more stretch and rest, yoga.",
    next: ["Why is my balance so bad?", "What is chair yoga?"],
  },
  {
    id: "ayurveda",
    name: "ayurveda",
    words:
      "dosha, doshas, vata dosha, pitta dosha, kapha dosha, what is ayurveda, which dosha am i, whats ayurveda, about ayurveda, explain ayurveda, does ayurveda work, ayurveda and yoga, yoga and ayurveda",
    wordsIn: {
      es: "qué es ayurveda, qué es el ayurveda",
      de: "was ist ayurveda",
      fr: "c'est quoi l'ayurvéda, qu'est-ce que l'ayurvéda",
      hi: "ayurved kya hai, आयुर्वेद क्या है",
    },
    answer:
      "Ayurveda is an old Indian tradition of food, rest and daily rhythm. It sorts people into three types, called doshas. Its plain advice, such as regular meals, warm food and early nights, suits many people. It does **not take the place of medicine**. Some herbal products have been found to contain harmful metals or to clash with tablets, so ask your doctor or pharmacist before you take any.",
    next: ["Do yogis have to be vegetarian?", "When should I eat before yoga?"],
  },
  {
    id: "vegetarian",
    name: "being vegetarian and yoga",
    words:
      "do yogis have to be vegetarian, do i have to be vegetarian, do i have to be vegan, do i need to be vegetarian, do i need to be vegan, can i eat meat and do yoga, are all yogis vegetarian, ahimsa, why are yogis vegetarian",
    wordsIn: {
      es: "hay que ser vegetariano",
      de: "muss ich vegetarier sein, muss man vegetarisch",
      fr: "faut-il être végétarien",
      hi: "kya shakahari hona, क्या शाकाहारी होना",
    },
    answer:
      "No, you can eat what you like and practise yoga. Many people who take the tradition seriously eat no meat because of *ahimsa*, the wish to harm no living being. Others understand that idea in a different way. What is on your plate is your own choice, and nobody should look down on it. If you want to change how you eat, do it slowly, and ask a doctor or dietitian when you have health worries.",
    next: ["What are the eight limbs?", "What is ayurveda?"],
  },
];

const stillness: Idea[] = [
  {
    id: "meditation",
    name: "meditation",
    words:
      "how do i meditate, how to meditate, i cant meditate, what is meditation, my mind wanders, my mind keeps wandering, cant stop thinking when i sit, cant empty my mind, clear my mind, about meditation, why meditate, how long should i meditate, start meditating, meditation for beginners, can i meditate, should i meditate, learn to meditate, is meditation hard, cant meditate",
    wordsIn: {
      es: "cómo medito, cómo meditar, qué es la meditación",
      de: "wie meditiere ich, was ist meditation, meditieren lernen",
      fr: "comment méditer, qu'est-ce que la méditation",
      hi: "dhyan kaise, dhyaan kaise, ध्यान कैसे",
    },
    answer:
      "Sit in a way that is comfortable, on a chair if you like, and feel your breath come and go. When you notice that you are thinking, come back to the breath. That is all, and it is the whole exercise. You do **not have to empty your mind**: nobody can. Start with three minutes a day. If old pain comes up and does not settle, stop, and talk to a doctor or therapist.",
    next: ["What is mindfulness?", "What is a mantra?"],
  },
  {
    id: "mindfulness",
    name: "mindfulness",
    words:
      "what is mindfulness, whats mindfulness, being present, stay present, mindfulness or meditation, difference between mindfulness and meditation, more mindful, be more mindful, about mindfulness, explain mindfulness, how do i practise mindfulness, how do i practice mindfulness, mindfulness and yoga",
    wordsIn: {
      es: "qué es mindfulness, atención plena",
      de: "achtsamkeit",
      fr: "pleine conscience",
      hi: "सजगता, माइंडफुलनेस",
    },
    answer:
      "Mindfulness means noticing what is there right now, without judging it. The feet on the floor, a sound outside, a thought going by. Meditation is one way to train it; washing up slowly is another. On the mat it means feeling the pose you are in instead of thinking of the next one. Try it once today: take **three breaths and feel every one of them**.",
    next: ["How do I meditate?", "Does yoga help with stress?"],
  },
  {
    id: "sense-of-savasana",
    name: "why we lie in savasana",
    words:
      "why savasana, why shavasana, what is the point of savasana, what is savasana for, why do we lie down at the end, why do we lie at the end, point of lying down at the end, can i skip savasana, skip savasana, leave before savasana, how long is savasana, how long should savasana be",
    wordsIn: {
      es: "para qué sirve savasana",
      de: "wozu savasana, warum savasana",
      fr: "à quoi sert savasana",
      hi: "shavasana kyon, शवासन क्यों",
    },
    answer:
      "Yes, it matters, even though it looks like doing nothing. After the effort, lying still lets your breath slow down and the practice sink in. Five to ten minutes is a good length after an hour. If lying flat is not for you, bend your knees, turn on your side or sit. When you really must leave early, go **quietly before it starts**, and rest for two minutes later.",
    next: ["Falling asleep in savasana?", "Do I need a cool down?"],
  },
  {
    id: "asleep-in-savasana",
    name: "falling asleep in savasana",
    words:
      "fall asleep in savasana, falling asleep in savasana, fell asleep in savasana, fall asleep in shavasana, fall asleep in class, fell asleep in class, fall asleep during yoga, fell asleep during yoga, snore in class, snoring in class, snore in savasana, fall asleep when i meditate",
    wordsIn: {
      es: "me duermo en savasana",
      de: "schlafe in savasana ein, einschlafen in savasana",
      fr: "je m'endors en savasana",
      hi: "shavasana mein neend, शवासन में नींद",
    },
    answer:
      "No harm done: it happens to many people and usually means that you were tired. The idea is to rest awake, but a body that needs sleep will take it. To stay awake, bend your knees, rest one forearm upright, or keep your eyes a little open. If someone snores, everybody understands. When you are worn out **every** day in spite of sleeping enough, tell your doctor.",
    next: ["What is yoga nidra?", "Does yoga help me sleep?"],
  },
  {
    id: "sense-of-sun-salutation",
    name: "why we do sun salutations",
    words:
      "why sun salutations, why do sun salutations, why do we do sun salutations, what is the point of sun salutations, what are sun salutations for, how many sun salutations, how many rounds of sun salutation, 108 sun salutations, sun salutation a or b, sun salutations every day",
    wordsIn: {
      es: "para qué sirve el saludo al sol, cuántos saludos al sol",
      de: "wie viele sonnengrüße, wozu sonnengruß",
      fr: "pourquoi la salutation au soleil, combien de salutations au soleil",
      hi: "kitne surya namaskar, कितने सूर्य नमस्कार",
    },
    answer:
      "A sun salutation warms up nearly the whole body in a few minutes: you reach up, fold, step back, lower, open the chest and come home again, each on one breath. It began as a greeting of the morning. Two or three rounds are plenty to start with, and five make a short practice of their own. **Knees down** is always allowed, and so are hands on a chair.",
    next: ["How do I do sun salutation?", "Do I need a warm up?"],
  },
  {
    id: "silence",
    name: "silence in class",
    words:
      "why is it so quiet, can i talk in class, talking in class, is talking allowed, why is nobody talking, silence in class, may i ask questions in class, can i ask questions during class, can i laugh in class",
    wordsIn: {
      es: "hablar en clase",
      de: "reden im unterricht, darf ich reden",
      fr: "parler pendant le cours",
      hi: "class mein baat karna",
    },
    answer:
      "Mostly it is quiet so that people can hear the teacher and their own breath. Before and after class, talk as you like, a little softer near anyone who is resting. A question about a pose is welcome in most classes: raise a hand or catch the teacher's eye. And if something hurts or feels wrong, **speak up at once**, however silent the room is.",
    next: ["How should I behave in class?", "Music or silence?"],
  },
  {
    id: "emotions",
    name: "tears and feelings on the mat",
    words:
      "cry in class, crying in class, cried in class, cry during yoga, crying during yoga, cried during yoga, cry in savasana, cried in savasana, why do i cry in yoga, emotional in yoga, emotional after yoga, emotions in class, emotional release, angry during yoga, sad after yoga",
    wordsIn: {
      es: "llorar en clase de yoga, lloro en yoga",
      de: "weinen beim yoga, weinen im yoga",
      fr: "pleurer au yoga, pleurer pendant le yoga",
      hi: "yoga mein rona, योग में रोना",
    },
    answer:
      "Yes, that happens, and there is nothing wrong with you. When you slow down and breathe, feelings that had no room all day can come up. You may stay, rest in child's pose, or go out for a moment. You owe nobody an explanation. If heavy feelings keep coming back, or you feel unsafe with them, please talk to **a doctor, a therapist or somebody you trust**.",
    next: ["Does yoga help with stress?", "How do I do child's pose?"],
  },
  {
    id: "stress",
    name: "stress",
    words:
      "does yoga help with stress, yoga for stress, help with stress, can yoga help stress, is yoga good for stress, yoga to calm down, yoga to relax, how does yoga calm",
    wordsIn: {
      es: "yoga para el estrés, yoga contra el estrés",
      de: "yoga gegen stress, yoga bei stress",
      fr: "yoga contre le stress, yoga et stress",
      hi: "tanav ke liye yoga, तनाव के लिए योग",
    },
    answer:
      "Yes, many people feel calmer after practising, and studies point the same way. Slow movement and a long breath out tell the body that it may settle. Try this when the day is too loud: breathe in for a count of four, out for six, for two minutes. It will not take away what causes the stress. If worry or low mood stays for weeks, **please speak with your doctor**.",
    next: ["How do I do long exhale?", "Does yoga help me sleep?"],
  },
  {
    id: "sleep",
    name: "sleep",
    words:
      "does yoga help me sleep, does yoga help with sleep, yoga for sleep, yoga before bed, yoga before sleep, yoga to sleep better, can yoga help me sleep, yoga right before bed, can i do yoga in bed",
    wordsIn: {
      es: "yoga para dormir, yoga antes de dormir",
      de: "yoga zum einschlafen, yoga vor dem schlafen",
      fr: "yoga pour dormir, yoga avant de dormir",
      hi: "neend ke liye yoga, नींद के लिए योग",
    },
    answer:
      "Yes, it may help, above all the quiet kind. In the last hour of the day choose slow and low poses: legs up the wall, a soft twist lying down, child's pose, then a long breath out. Leave lively flows and strong backbends for earlier, since they wake some people up. Dim the light and put the phone away. If you sleep badly for weeks, **ask your doctor**.",
    next: ["How does legs up wall go?", "Morning or evening?"],
  },
];

const timeAndHabit: Idea[] = [
  {
    id: "how-often",
    name: "how often to practise",
    words:
      "how often should i practise, how often should i practice, how often should i do yoga, how many times a week, how many times per week, how many days a week, how many days per week, how often to do yoga, is once a week enough, once a week enough, is twice a week enough, how often should i come, how often should i train, how often should i stretch, how often should i meditate, how often should i do it, how often should i come to class",
    wordsIn: {
      es: "cuántas veces por semana, cuántas veces a la semana",
      de: "wie oft pro woche, wie oft in der woche, wie oft soll ich",
      fr: "combien de fois par semaine",
      hi: "hafte mein kitni baar, हफ्ते में कितनी बार",
    },
    answer:
      "Two or three times a week is a good aim for most people, and once a week still does you good. A short practice that you really do is worth more than a long one that you only plan. You could take one class and add **ten minutes at home** on two other days. Leave a lighter day after a hard one.",
    next: ["Is it ok every day?", "How long should a session be?"],
  },
  {
    id: "every-day",
    name: "practising every day",
    words:
      "is it ok every day, yoga every day, yoga everyday, daily yoga, is it ok to practise every day, is it ok to practice every day, is it ok to do yoga every day, can i practise every day, can i practice every day, can i do yoga daily, should i practise every day, should i practice every day, do i need rest days, too much yoga, do i need a rest day, how many rest days, need rest days, rest days in yoga",
    wordsIn: {
      es: "yoga todos los días, yoga cada día",
      de: "jeden tag yoga, täglich yoga",
      fr: "yoga tous les jours, yoga chaque jour",
      hi: "roz yoga, rozana yoga, रोज योग, रोज़ योग",
    },
    answer:
      "Yes, as long as not every day is a hard day. Gentle movement, breathing and rest can be daily, like brushing your teeth. After strong practice your muscles want a day or so to recover, so mix lively days with slow ones. Pain that stays, poor sleep or no joy in it are signs to **do less for a while**.",
    next: ["How often should I practise?", "Why am I sore after yoga?"],
  },
  {
    id: "results",
    name: "how long until results",
    words:
      "how long until results, how long until i see results, how long until i notice, how long until i feel, when will i see results, when do i see results, how soon will i see results, how long does it take to see results, how long before i see results, how fast will i see results, how long does yoga take to work",
    wordsIn: {
      es: "cuándo veré resultados, cuánto tarda en notarse",
      de: "wann sehe ich ergebnisse, wie lange bis ergebnisse",
      fr: "quand verrai-je des résultats, au bout de combien de temps",
      hi: "kitne din mein asar, कितने दिन में असर",
    },
    answer:
      "That depends on what you hope for. Feeling calmer can come after a single class. Balance and ease of movement often grow within four to eight weeks of practising two or three times a week. More strength and length in the muscles take **a few months**. Notice small things: getting up from the floor, reaching a shelf, breathing deeper. Those come first.",
    next: ["How often should I practise?", "I hit a plateau, what now?"],
  },
  {
    id: "session-length",
    name: "how long a session should be",
    words:
      "how long should a session be, how long should a yoga session be, how long should i practise, how long should i practice, how long should i do yoga, how many minutes of yoga, how many minutes a day, are 10 minutes enough, is 10 minutes enough, is 15 minutes enough, is 20 minutes enough, is 30 minutes enough, short practice enough",
    wordsIn: {
      es: "cuántos minutos al día, cuánto debe durar",
      de: "wie viele minuten am tag, wie lange soll ich üben",
      fr: "combien de minutes par jour, combien de temps pratiquer",
      hi: "kitne minute yoga, कितने मिनट योग",
    },
    answer:
      "Ten minutes are enough to do you good, and an hour is lovely when you have it. Classes often last from 45 to 90 minutes, because they include arriving, warming up and resting. At home, 15 to 20 minutes fit most days. Whatever the length, keep **a soft start and a minute of stillness** at the end.",
    next: ["How often should I practise?", "Do I need a warm up?"],
  },
  {
    id: "time-of-day",
    name: "the best time of day",
    words:
      "best time of day, best time for yoga, best time to do yoga, best time to practise, best time to practice, what time of day, when should i practise, when should i practice, when should i do yoga, when is it best to practise, when is it best to practice",
    wordsIn: {
      es: "mejor hora para hacer yoga, mejor momento del día",
      de: "beste tageszeit, beste zeit für yoga",
      fr: "meilleur moment de la journée, meilleur moment pour le yoga",
      hi: "yoga ka sahi samay, योग का सही समय",
    },
    answer:
      "The best time is the one you can keep. Mornings are quiet and get it done; bodies are stiffer then, so begin slowly. Around noon it wakes you up, and in the evening it helps you let go of the day. Wait until a big meal has settled. Tie it to something you do anyway, such as **before your shower**, and it will stay more easily.",
    next: ["Morning or evening?", "When should I eat before yoga?"],
  },
  {
    id: "morning-or-evening",
    name: "morning or evening practice",
    words:
      "morning or evening, morning or night, evening or morning, first thing in the morning, why am i so stiff in the morning, should i do yoga in the morning, should i do yoga in the evening, is morning yoga better, is evening yoga better, is it ok to do yoga at night",
    wordsIn: {
      es: "por la mañana o por la noche, yoga por la mañana",
      de: "morgens oder abends, yoga am morgen",
      fr: "matin ou soir, yoga le matin",
      hi: "subah ya shaam, सुबह या शाम",
    },
    answer:
      "Either is fine; they simply feel different. In the **morning** choose movement: cat-cow, sun salutations, standing poses, with a slow start because the body is stiff after the night. In the **evening** choose floor poses, long holds and a longer breath out. If evening practice keeps you awake, make it softer or an hour earlier.",
    next: ["Best time of day?", "Yoga before bed?"],
  },
  {
    id: "warm-up",
    name: "warming up",
    words:
      "do i need a warm up, do i have to warm up, how do i warm up, how to warm up, need to warm up, warm up for yoga, warm up before yoga, why warm up, should i warm up, yoga warm up, yoga warmup",
    wordsIn: {
      es: "calentamiento antes del yoga, calentar antes de yoga",
      de: "aufwärmen vor dem yoga, muss ich mich aufwärmen",
      fr: "échauffement avant le yoga, s'échauffer avant le yoga",
      hi: "warm up kaise, वार्म अप",
    },
    answer:
      "Yes, five minutes are well spent. Cold muscles do not like sudden stretching. Begin on the floor or standing with small circles of ankles, wrists and shoulders, then cat-cow, a low lunge on each side, and one or two slow sun salutations. You are ready when you feel **warm and your breath is a bit deeper**. Take longer on cold mornings.",
    next: ["How do I do cat cow?", "Do I need a cool down?"],
  },
  {
    id: "cool-down",
    name: "cooling down",
    words:
      "do i need a cool down, how do i cool down, how to cool down, how should i end my practice, how to end a yoga session, what to do at the end of practice, do i have to cool down, need to cool down, cool down after yoga, cool down after class, why cool down, should i cool down",
    wordsIn: {
      es: "vuelta a la calma",
      de: "abkühlen nach dem yoga",
      fr: "retour au calme",
      hi: "कूल डाउन",
    },
    answer:
      "Yes, do end slowly. After strong poses let the breath come down, then choose two or three easy shapes close to the floor: a soft twist, knees to chest, legs up the wall. Close with a few minutes lying still. When you get up, roll to one side first and **pause before you stand**, so that your head keeps up.",
    next: ["Why savasana?", "Dizzy when standing up?"],
  },
  {
    id: "holding-time",
    name: "how long to hold a pose",
    words:
      "how long should i hold, how long do i hold, how long to hold a pose, how long should i hold a pose, how long do i hold each pose, how long do i stay in a pose, how long to hold a stretch, how long should i hold a stretch, how many breaths per pose, how many breaths in each pose, how many seconds should i hold, how many seconds per pose",
    wordsIn: {
      es: "cuánto tiempo mantener la postura, cuántas respiraciones",
      de: "wie lange halten, wie lange eine pose halten, wie viele atemzüge",
      fr: "combien de temps tenir, combien de respirations",
      hi: "kitni der rukna, कितनी देर रुकना",
    },
    answer:
      "Three to five slow breaths are a good measure for most standing poses. Gentle stretches on the floor may last five to ten breaths, and yin shapes a few minutes. Let your breath decide: as long as it is **smooth, you may stay; when it gets ragged, come out**. Do about the same on both sides, and leave every pose as slowly as you went in.",
    next: ["What is yin yoga?", "Is this pain or stretch?"],
  },
  {
    id: "plateau",
    name: "not getting any further",
    words:
      "yoga plateau, hit a plateau, stuck in my practice, no progress in yoga, not making progress in yoga, not progressing in yoga, stopped improving in yoga, not getting better at yoga, not getting more flexible, no longer improving at yoga",
    wordsIn: {
      es: "no progreso, no avanzo",
      de: "keine fortschritte, ich komme nicht weiter",
      fr: "je ne progresse pas, je n'avance plus",
      hi: "koi sudhar nahi, प्रगति नहीं",
    },
    answer:
      "That is normal: bodies change in steps, with flat stretches in between. Often something is growing that you do not see yet, such as balance or calm. Change one thing for a few weeks: a new style, longer holds, more strength, more rest. Ask your teacher to watch one pose. And bone shapes differ, so some poses will **never look like the picture**, and that is fine.",
    next: ["How long until results?", "How do I stay motivated?"],
  },
  {
    id: "habit",
    name: "keeping at it",
    words:
      "how do i stay motivated, stay motivated, no motivation, lost my motivation, make it a habit, make yoga a habit, build a habit, yoga habit, too lazy for yoga, i always give up yoga, how do i keep going with yoga, stick with yoga, stick to yoga, motivation for yoga, motivation to practise, motivation to practice, yoga motivation",
    wordsIn: {
      es: "motivación para el yoga, crear el hábito",
      de: "motivation für yoga, beim yoga dranbleiben",
      fr: "motivation pour le yoga, prendre l'habitude du yoga",
      hi: "aadat kaise banaye, आदत कैसे",
    },
    answer:
      "Make it so small that you cannot say no: one mat, three poses, five minutes. Do it at the same time each day, right after something you do anyway. Leave the mat where you see it. On bad days lie down and breathe; **that counts**. Practising with a friend or a fixed class helps more than willpower. And if you miss a day, simply start again.",
    next: ["I missed a week, what now?", "How often should I practise?"],
  },
  {
    id: "missed-a-week",
    name: "coming back after a break",
    words:
      "missed a week, i missed a week, missed two weeks, missed a month, havent practised, havent practiced, havent done yoga in, after a long break, back after a break, getting back into yoga, start yoga again, restart yoga, long time no yoga",
    wordsIn: {
      es: "volver al yoga, después de una pausa",
      de: "nach langer pause, wieder mit yoga anfangen",
      fr: "reprendre le yoga, après une longue pause",
      hi: "dobara shuru, दोबारा शुरू",
    },
    answer:
      "Nothing is lost. After a week you can go on nearly where you were. After a month or more, come back with an easier class, half the effort, and a few days between. Your body remembers more than you think, but muscles and joints want time to catch up. If you stopped because of an illness or injury, **ask your doctor** what is fine now. No guilt needed.",
    next: ["How do I stay motivated?", "What level am I?"],
  },
  {
    id: "travel",
    name: "yoga on a journey",
    words:
      "yoga while travelling, yoga while traveling, yoga when travelling, yoga when traveling, yoga on holiday, yoga on vacation, yoga in a hotel, hotel room yoga, travel yoga, yoga on the plane, yoga on a plane, yoga on a flight, yoga on a long flight, yoga for a long flight, yoga after a flight, need a travel mat",
    wordsIn: {
      es: "yoga de viaje, yoga en el avión",
      de: "yoga auf reisen, yoga im flugzeug, yoga im urlaub",
      fr: "yoga en voyage, yoga dans l'avion",
      hi: "safar mein yoga, सफर में योग",
    },
    answer:
      "Yes, it travels well, because all you need is your body. In a seat: circle your ankles, roll your shoulders, sit tall and twist softly. Stand up and walk whenever you can. In a hotel a towel does for a mat: cat-cow, low lunge, a fold with bent knees, legs up the wall. If you have had a blood clot or recent surgery, **ask your doctor before a long flight**.",
    next: ["Does yoga help jet lag?", "Can I practise without a mat?"],
  },
  {
    id: "jet-lag",
    name: "jet lag",
    words:
      "jet lag, jetlag, jet lagged, does yoga help jet lag, tired after a flight, tired after flying, yoga for jet lag, yoga for jetlag, yoga against jet lag, yoga and jet lag, help with jet lag, help with jetlag",
    wordsIn: {
      es: "yoga para el jet lag, desfase horario",
      de: "yoga gegen jetlag, yoga bei jetlag",
      fr: "yoga et décalage horaire",
      hi: "जेट लैग",
    },
    answer:
      "A little: yoga cannot move your inner clock, but it can ease stiff legs and a restless head. Daylight at the right time and meals on local time do most of the work. On the first morning move gently near a window. In the evening choose slow floor poses and a long breath out. Keep balances and strong poses for when you are **properly awake** again.",
    next: ["Yoga on a plane?", "Does yoga help me sleep?"],
  },
  {
    id: "office-breaks",
    name: "breaks at work",
    words:
      "office yoga, yoga at work, yoga at the office, breaks at the office, yoga at my desk, desk yoga, stretches at work, work break, break at work, yoga in the office, lunch break yoga, yoga in my lunch break",
    wordsIn: {
      es: "yoga en la oficina, yoga en el trabajo",
      de: "yoga im büro, yoga am arbeitsplatz",
      fr: "yoga au bureau, yoga au travail",
      hi: "office mein yoga, ऑफिस में योग",
    },
    answer:
      "Yes, two minutes every hour do more than one long stretch at night. Roll your shoulders, turn your wrists, twist softly on your chair, and lean to each side. Stand up, put your hands on the desk, walk back and let your chest sink a little. Look out of the window for five breaths. **Standing up often** matters more than which pose you choose.",
    next: ["What is chair yoga?", "Does yoga improve posture?"],
  },
];

const gear: Idea[] = [
  {
    id: "props",
    name: "props",
    words:
      "do i need props, yoga props, what props do i need, which props, are props cheating, is using props cheating, are props for beginners, what do i need for yoga, what equipment do i need, yoga equipment, what do i need to start, what are props, about props, need props, use props, using props, why props",
    wordsIn: {
      es: "accesorios de yoga, qué necesito para yoga",
      de: "hilfsmittel, was brauche ich für yoga, yoga zubehör",
      fr: "accessoires de yoga, de quoi ai-je besoin pour le yoga",
      hi: "yoga ka saman, योग का सामान",
    },
    answer:
      "No, you need nothing to begin but a floor that does not slip. Props make poses fit *you*: a block brings the floor closer, a strap makes your arms longer, a blanket softens it all. They are not cheating, and people who have practised for thirty years use them. At home, thick books, a bathrobe belt and firm cushions **work just as well**.",
    next: ["What is a block for?", "What is a strap for?", "What is a bolster for?"],
  },
  {
    id: "block",
    name: "yoga blocks",
    words:
      "what is a block for, how do i use a block, how to use a block, cork or foam, instead of a block, need a block, need blocks, need yoga blocks, what are blocks for, what is a yoga block, what are yoga blocks for, how to use yoga blocks, do i need yoga blocks, cork or foam block, cork or foam blocks",
    wordsIn: {
      es: "bloque de yoga, bloques de yoga",
      de: "yogablock, yogablöcke, wozu ein block",
      fr: "brique de yoga, bloc de yoga",
      hi: "योग ब्लॉक",
    },
    answer:
      "A block brings the floor up to you. Put it under your hand in triangle or a lunge, under your seat when you sit, or under your hips in a resting bridge. It has three heights: **start with the highest**. Foam is light and soft; cork is heavier and steadier. Two of them are handy. At home a few thick books tied together will do.",
    next: ["What is a strap for?", "Do I need props?"],
  },
  {
    id: "strap",
    name: "yoga straps",
    words:
      "yoga belt, yoga belts, what is a strap for, how do i use a strap, how to use a strap, cant reach my toes, cant touch my toes, cant reach my feet, instead of a strap, need a strap, need a yoga strap, what is a yoga strap, what is a yoga strap for, how to use a yoga strap",
    wordsIn: {
      es: "cinturón de yoga, correa de yoga",
      de: "yogagurt, yoga gurt",
      fr: "sangle de yoga",
      hi: "योग बेल्ट",
    },
    answer:
      "A strap makes your arms longer. Put it round your foot when you cannot reach your toes, and you can keep your back long instead of pulling yourself round. It also helps when your hands do not meet behind your back. Hold it **lightly**: it is there to rest in, not to tug. A bathrobe belt, a scarf or a tie does the same job.",
    next: ["What is a block for?", "Am I too stiff for yoga?"],
  },
  {
    id: "bolster",
    name: "bolsters",
    words:
      "what is a bolster, what is a bolster for, how do i use a bolster, how to use a bolster, instead of a bolster, meditation cushion, meditation cushions, zafu, yoga pillow, need a bolster, do i need a bolster, what are bolsters for",
    wordsIn: {
      es: "cojín de yoga, para qué sirve el bolster",
      de: "wozu ein bolster, meditationskissen, yogakissen",
      fr: "à quoi sert le bolster, coussin de méditation",
      hi: "बोल्स्टर, मसनद",
    },
    answer:
      "A bolster is a firm, long cushion that carries your weight so that you can let go. Lay it under your knees when you rest, along your spine to open the chest, or under your belly in child's pose. For sitting, something firm under your hips helps your back stay tall. At home, **roll two blankets tightly** or use a sofa cushion.",
    next: ["What is restorative yoga?", "How do I use a blanket?"],
  },
  {
    id: "blanket",
    name: "blankets",
    words:
      "how do i use a blanket, how to use a blanket, what is the blanket for, blanket under my knees, blanket under the knees, blanket for savasana, fold the blanket, need a blanket, what is a yoga blanket for, which yoga blanket, why the blanket",
    wordsIn: { es: "manta de yoga", de: "yogadecke", fr: "couverture de yoga", hi: "योग कंबल" },
    answer:
      "A blanket is perhaps the most useful prop of all. Folded, it pads your knees and ankles, or lifts your hips so that sitting is easier. Rolled, it supports your neck or the backs of your knees. Spread out, it keeps you warm at the end, when the body cools quickly. Choose a **firm, flat one** that does not slide; wool or thick cotton is good.",
    next: ["What is a bolster for?", "Why am I cold in savasana?"],
  },
  {
    id: "wall",
    name: "using the wall",
    words:
      "yoga at the wall, use the wall, using the wall, how do i use the wall, wall yoga, practise at the wall, practice at the wall, wall for balance",
    wordsIn: {
      es: "yoga en la pared",
      de: "yoga an der wand",
      fr: "yoga au mur",
      hi: "deewar ke sahare, दीवार के सहारे",
    },
    answer:
      "Yes, please use it: a wall is the steadiest prop there is. Stand near it for balances and touch it with a fingertip. Press your hands into it for a down dog that is kind to wrists and shoulders. Rest your legs up it after a long day. It also shows you what straight feels like. Check first that it is **free of pictures and shelves**.",
    next: ["Why is my balance so bad?", "How do I do wall dog?"],
  },
  {
    id: "mat",
    name: "choosing a mat",
    words:
      "mat thickness, how thick should my mat be, how thick should a mat be, how thick should a yoga mat be, which mat should i buy, which yoga mat, what mat should i buy, best yoga mat, good yoga mat, buy a mat, buy a yoga mat, what kind of mat, yoga mat material, my mat is slippery, slippery mat, slip on my mat, slipping on my mat, hands slip, thick or thin mat, is a thick mat better",
    wordsIn: {
      es: "grosor de la esterilla, qué esterilla",
      de: "welche matte, welche yogamatte, matte dicke, wie dick",
      fr: "quel tapis, épaisseur du tapis",
      hi: "kaun si mat, कौन सी मैट",
    },
    answer:
      "About **4 to 6 millimetres** suits most people. Thinner is steadier for balances and lighter to carry; thicker is kinder to knees but wobbly to stand on. Grip matters more than looks: your hands should not slide when you are warm. New mats are often slippery until you have wiped and used them a few times. For sore knees, put a folded blanket on a normal mat.",
    next: ["How do I clean my mat?", "Can I practise without a mat?"],
  },
  {
    id: "mat-cleaning",
    name: "cleaning a mat",
    words:
      "clean my mat, clean a mat, clean a yoga mat, clean my yoga mat, cleaning my mat, cleaning a yoga mat, mat cleaning, wash my mat, wash a yoga mat, wash my yoga mat, how often should i clean my mat, my mat smells, smelly mat, mat spray",
    wordsIn: {
      es: "limpiar la esterilla, lavar la esterilla",
      de: "matte reinigen, yogamatte reinigen, matte waschen",
      fr: "nettoyer mon tapis, nettoyer le tapis, laver le tapis",
      hi: "mat saaf, मैट साफ",
    },
    answer:
      "Wipe it with a damp cloth and a drop of mild soap after sweaty practice, or about once a week, then let it **dry flat or hanging, out of strong sun**. Do not roll it up wet. Oils and harsh cleaners can spoil natural rubber, and most mats do not like the washing machine: look at what the maker says. If you borrow a mat, wiping it afterwards is a kind habit.",
    next: ["Which yoga mat?", "How should I behave in class?"],
  },
  {
    id: "without-mat",
    name: "practising without a mat",
    words:
      "without a mat, without a yoga mat, without mat, do i need a mat, do i need a yoga mat, i have no mat, no yoga mat, instead of a mat, yoga on carpet, yoga on the carpet, yoga on grass, yoga outside, yoga outdoors, yoga in the park, yoga on the beach, yoga on a towel",
    wordsIn: {
      es: "yoga sin esterilla, yoga al aire libre",
      de: "yoga ohne matte, yoga im freien, yoga im park",
      fr: "yoga sans tapis, yoga en plein air",
      hi: "bina mat, बिना मैट",
    },
    answer:
      "Yes, a mat is nice but not a must. Bare feet on a wooden floor or short carpet are fine for standing poses, and a blanket is fine for lying down. Just do not stand or put weight on **anything that slides**, such as a towel on tiles. Outside, choose flat ground and shade, and check it for stones. A mat becomes useful once you practise often.",
    next: ["Which yoga mat?", "Do I need props?"],
  },
  {
    id: "barefoot",
    name: "bare feet or socks",
    words:
      "barefoot or socks, do i have to be barefoot, can i wear socks, yoga socks, socks in yoga, yoga with shoes, can i wear shoes, take my shoes off, ashamed of my feet, yoga barefoot, barefoot yoga, bare feet or socks, socks or barefoot, socks or bare feet, why barefoot, why are we barefoot, yoga in socks, do yoga socks help",
    wordsIn: {
      es: "yoga descalzo, yoga descalza, yoga con calcetines",
      de: "yoga barfuß, barfuß oder socken, yoga mit socken",
      fr: "yoga pieds nus, yoga en chaussettes",
      hi: "nange pair, नंगे पैर",
    },
    answer:
      "Bare feet are best for anything you do standing, since toes and heels can feel the floor and do not slip. Socks are cosy for sitting and resting at the end. If you need to cover your feet, choose socks with **grip on the sole**. People with little feeling in their feet, for instance from diabetes, should ask their doctor and look over their feet afterwards.",
    next: ["What do people wear for yoga?", "Why am I cold in savasana?"],
  },
  {
    id: "clothes",
    name: "clothes",
    words:
      "what do lads wear, what do men wear, what do blokes wear, what do guys wear, what do i wear, what should i wear, what do you wear, what do u wear, actually wear to yoga, what to wear, wear to class, dress for yoga, dress for class, what do people wear, what do people wear for yoga, what do i wear for yoga, what should i wear for yoga, what to wear for yoga, what to wear to yoga, yoga clothes, yoga pants, do i need leggings, do i need special clothes, clothes for yoga, need yoga leggings, need actual yoga leggings, need leggings, need yoga pants, wear leggings, wear shorts for yoga",
    wordsIn: {
      es: "ropa para yoga, qué me pongo",
      de: "was ziehe ich an, kleidung für yoga, yogahose",
      fr: "quelle tenue, tenue de yoga, comment s'habiller",
      hi: "kya pehne, क्या पहनें",
    },
    answer:
      "Wear whatever you can move, bend and breathe in: old joggers and a T-shirt are perfect. A top that stays put when you lean forward is handy, and so is a jumper for the rest at the end. Avoid tight waistbands, hard buttons and big zips that press when you lie down. Take off jewellery that catches. **Nobody looks at labels**, and nothing has to match.",
    next: ["Bare feet or socks?", "What about my first class?"],
  },
  {
    id: "mirror",
    name: "mirrors",
    words:
      "do i need a mirror, practise in front of a mirror, practice in front of a mirror, why no mirrors, why are there no mirrors, dont like seeing myself, hate the mirror, need a mirror, should i use a mirror, yoga with a mirror",
    wordsIn: {
      es: "yoga frente al espejo",
      de: "vor dem spiegel",
      fr: "yoga devant un miroir",
      hi: "aaine ke saamne, आईने के सामने",
    },
    answer:
      "No, a mirror is not needed. It can show you whether your shoulders are level, but it also pulls your eyes and thoughts outward, and turning your head to look can upset a pose. Yoga trains you to **feel** where you are. If mirrors make you uneasy, choose a place away from them. If you enjoy them, look once, then close your eyes and feel the same thing.",
    next: ["Should I film myself?", "What is alignment?"],
  },
  {
    id: "music",
    name: "music",
    words:
      "music or silence, yoga with music, music for yoga, yoga music, music while i practise, music while i practice, music during yoga, music in class, can i listen to music, should i play music, yoga playlist, yoga playlists, playlist for yoga",
    wordsIn: {
      es: "música para yoga, yoga con música",
      de: "musik beim yoga, yoga musik, mit musik",
      fr: "musique pour le yoga, yoga en musique",
      hi: "yoga sangeet, योग संगीत",
    },
    answer:
      "It is a matter of taste. Soft music without words can help you settle and drown out the street. Silence lets you hear your breath, which is the better teacher in slow practice. At home, try one of each and notice which one leaves you calmer. In a class the teacher decides; if it is too loud for you, say so afterwards in a friendly way.",
    next: ["Can I talk in class?", "Can I practise alone at home?"],
  },
];

const foodAndDrink: Idea[] = [
  {
    id: "eating-before",
    name: "eating before yoga",
    words:
      "eat before i do yoga, should i eat before, should one eat before, eat first or after, eat before or after, stop eating before, long before class should i eat, eat before yoga, eating before yoga, eat before class, eating before class, eat before practice, eat before i practise, when should i eat before yoga, what should i eat before yoga, yoga on an empty stomach, yoga on a full stomach, how long after eating, how long after a meal, yoga after eating, yoga after a meal, yoga before breakfast",
    wordsIn: {
      es: "comer antes de yoga, yoga con el estómago vacío",
      de: "vor dem yoga essen, yoga auf nüchternen magen",
      fr: "manger avant le yoga, yoga à jeun",
      hi: "khali pet yoga, yoga se pehle khana, खाली पेट योग",
    },
    answer:
      "Leave two to three hours after a big meal, and about an hour after a snack. Twists and folds on a full stomach are no fun. If you come hungry, half a banana or a piece of toast half an hour before is fine. Practising before breakfast suits some people and makes others dizzy. With **diabetes or in pregnancy**, do not come fasting; ask your care team how to eat around exercise.",
    next: ["What to eat after yoga?", "Is coffee before yoga ok?"],
  },
  {
    id: "eating-after",
    name: "eating after yoga",
    words:
      "eat after yoga, eating after yoga, eat after class, eating after class, eat after practice, what to eat after yoga, what should i eat after yoga, when can i eat after yoga, how long after yoga can i eat, hungry after yoga, always hungry after class",
    wordsIn: {
      es: "comer después de yoga",
      de: "nach dem yoga essen",
      fr: "manger après le yoga",
      hi: "yoga ke baad khana, योग के बाद खाना",
    },
    answer:
      "Eat when you are hungry; there is no need to wait long. After a gentle class your normal next meal is enough. After a sweaty one, drink something and have a plain meal with some protein, some starch and vegetables, such as lentils with rice or eggs on toast. Being hungry afterwards is **quite normal**. There is nothing to earn and nothing to make up for.",
    next: ["Should I drink water in class?", "Can I eat before yoga?"],
  },
  {
    id: "water",
    name: "drinking water",
    words:
      "drink water in class, drink water during yoga, drinking water during yoga, water during yoga, water during class, drink during yoga, drink in class, drink before yoga, drink after yoga, water before yoga, water after yoga, bring a water bottle, need a water bottle",
    wordsIn: {
      es: "beber agua durante el yoga",
      de: "wasser trinken beim yoga, trinken beim yoga",
      fr: "boire pendant le yoga",
      hi: "yoga ke beech pani, योग के बीच पानी",
    },
    answer:
      "Yes, drink when you are thirsty, before, after and in between. A glass an hour ahead is enough for most people; a full belly of water sloshes in twists. Some schools say not to drink in class, but that is custom, not a rule of the body. In a warm room small sips are sensible. If a doctor has **limited how much you drink**, keep to that.",
    next: ["Can I eat before yoga?", "Is hot yoga safe?"],
  },
  {
    id: "coffee",
    name: "coffee before yoga",
    words:
      "coffee before yoga, coffee before class, is coffee before yoga ok, drink coffee before, coffee before practice, caffeine before yoga, caffeine before class, tea before yoga, can i have coffee before",
    wordsIn: {
      es: "café antes de yoga",
      de: "kaffee vor dem yoga",
      fr: "café avant le yoga",
      hi: "yoga se pehle chai, yoga se pehle coffee, योग से पहले चाय",
    },
    answer:
      "A small one is fine for most people, best half an hour or more before you start. Coffee makes some of us jittery, speeds up the heart or sends us to the toilet, which is awkward in the middle of a flow. For a calm evening practice it is better left out. Notice how you feel **with and without it**, and do what suits you.",
    next: ["Can I eat before yoga?", "Morning or evening?"],
  },
  {
    id: "alcohol",
    name: "alcohol",
    words:
      "alcohol before yoga, alcohol after yoga, wine before yoga, wine after yoga, beer before yoga, beer yoga, wine and yoga, yoga and alcohol, drunk yoga, yoga with a hangover, yoga hungover, can i do yoga with a hangover, does yoga help a hangover, is yoga good for a hangover, practise with a hangover, practice with a hangover",
    wordsIn: {
      es: "alcohol antes de yoga, yoga con resaca",
      de: "alkohol vor dem yoga, yoga mit kater",
      fr: "alcool avant le yoga, yoga avec la gueule de bois",
      hi: "sharab aur yoga, शराब और योग",
    },
    answer:
      "No, not before practice: alcohol spoils balance and hides the signals that tell you to stop. A glass with dinner a while after class is your own affair; drink water first. With a hangover, stay with water, fresh air and a slow walk, or rest on the floor, and **skip heat, balances and being upside down**. If drinking worries you, a doctor will listen without blame.",
    next: ["Should I drink water in class?", "What is restorative yoga?"],
  },
];

const people: Idea[] = [
  {
    id: "too-old",
    name: "age",
    words:
      "too old for yoga, am i too old, am i too old for yoga, too old to start, too old to start yoga, yoga for seniors, yoga for older people, yoga for the elderly, senior yoga, is there an age limit, what age can you start yoga, yoga at 50, yoga at 60, yoga at 70, yoga at 80, yoga after 50, yoga after 60, yoga after 70",
    wordsIn: {
      es: "demasiado mayor para yoga, yoga para mayores",
      de: "zu alt für yoga, yoga für senioren",
      fr: "trop vieux pour le yoga, trop vieille pour le yoga, yoga pour seniors",
      hi: "yoga ki umar, योग की उम्र",
    },
    answer:
      "No, you are not too old. People begin at seventy and eighty and enjoy it, often with a chair or a wall nearby. Strength and balance can grow at any age. Choose a gentle class, tell the teacher what your body brings along, and get up and down slowly. If you have thin bones, heart trouble, new joints or have fallen lately, **ask your doctor first**.",
    next: ["What is chair yoga?", "Why is my balance so bad?"],
  },
  {
    id: "children",
    name: "yoga for children",
    words:
      "yoga for children, yoga for kids, can children do yoga, can kids do yoga, can my child do yoga, can my kid do yoga, can my son do yoga, can my daughter do yoga, yoga with my child, yoga with kids, yoga with my kids, yoga with children, what is kids yoga, what is childrens yoga",
    wordsIn: {
      es: "yoga para niños, qué es yoga infantil",
      de: "kinderyoga, yoga für kinder",
      fr: "yoga pour enfants, yoga enfants",
      hi: "bachchon ke liye yoga, बच्चों के लिए योग",
    },
    answer:
      "Yes, children can enjoy yoga when it is play: be a cat, a tree, a lion, a sleeping stone. Keep it short, five to fifteen minutes, and let them lead. No long holds, no pushing into stretches, **no headstands and no breath holding**. Never correct a child's body by pressing. If a child has a health condition, ask their doctor first. Adult classes are mostly not made for them.",
    next: ["Yoga for teenagers?", "How do I do lion breath?"],
  },
  {
    id: "teens",
    name: "yoga for teenagers",
    words:
      "yoga for teenagers, yoga for teens, yoga for a teenager, can teenagers do yoga, can teens do yoga, can my teenager do yoga, i am a teenager can i, i am 13 can i, i am 14 can i, i am 15 can i, i am 16 can i, what is teen yoga",
    wordsIn: {
      es: "yoga para adolescentes",
      de: "yoga für jugendliche, yoga für teenager",
      fr: "yoga pour adolescents, yoga pour ados",
      hi: "kishoron ke liye yoga, किशोरों के लिए योग",
    },
    answer:
      "Yes, yoga can be good for teenagers, for stiff backs after school, for exam nerves and for sleep. Bodies that are growing fast can be tight one month and wobbly the next, so go gently and do not compare. It is not about weight or looks. A class may need a parent's agreement, so **ask the studio**. If life feels very heavy, tell an adult you trust or a doctor.",
    next: ["Does yoga help with stress?", "What is vinyasa?"],
  },
  {
    id: "men",
    name: "men and yoga",
    words:
      "yoga for men, men and yoga, can men do yoga, do men do yoga, is yoga for women, is yoga only for women, is yoga just for women, is yoga manly, only man in the class, only guy in the class, i am a man can i, yoga for guys",
    wordsIn: {
      es: "yoga para hombres",
      de: "yoga für männer",
      fr: "yoga pour hommes, yoga pour les hommes",
      hi: "purushon ke liye yoga, पुरुषों के लिए योग",
    },
    answer:
      "Yes, of course men do yoga. For a long time in India it was mostly men who practised and taught it. Many come because of tight hips, shoulders and hamstrings from sport or desk work. Strong muscles can make some poses harder at first and others easier. Use blocks, bend your knees, and leave the race at the door: **there is nothing to win**.",
    next: ["Am I too stiff for yoga?", "Yoga and lifting weights?"],
  },
  {
    id: "big-bodies",
    name: "yoga in a big body",
    words:
      "yoga for big bodies, yoga for bigger bodies, too fat for yoga, am i too fat, am i too big, too big for yoga, too heavy for yoga, overweight and yoga, yoga for overweight, yoga when overweight, yoga for plus size, plus size yoga, curvy yoga, yoga for larger bodies, my belly gets in the way, my belly is in the way",
    wordsIn: {
      es: "yoga con sobrepeso, tallas grandes",
      de: "zu dick für yoga, yoga bei übergewicht",
      fr: "trop gros pour le yoga, trop grosse pour le yoga, yoga en surpoids",
      hi: "mote logon ke liye yoga, मोटे लोगों के लिए योग",
    },
    answer:
      "Yes, yoga is for your body as it is today. Take the feet wider, make room for your belly with your hands, put blocks under your hands and a folded blanket under your knees. Use the wall or a chair whenever you like. You may leave any pose out without a reason. Look for a teacher who shows several ways to do each pose, and **come as you are**.",
    next: ["Do I need props?", "What is chair yoga?"],
  },
  {
    id: "too-stiff",
    name: "being stiff",
    words:
      "too stiff for yoga, am i too stiff, i am too stiff, im too stiff, not flexible enough, i am not flexible, im not flexible, i am inflexible, too inflexible, do i need to be flexible, do i have to be flexible, too stiff to do yoga",
    wordsIn: {
      es: "demasiado rígido, demasiado rígida, no soy flexible",
      de: "zu steif für yoga, zu unbeweglich, nicht beweglich genug",
      fr: "trop raide, pas assez souple",
      hi: "sharir akda hua, शरीर अकड़ा",
    },
    answer:
      "No, you cannot be too stiff for yoga, just as you cannot be too dirty for a bath. Stiff people often feel the change soonest. Bend your knees, sit on a cushion, use a strap, and stop where the stretch is mild. Breathing calmly there does more than pulling. If you are suddenly stiff, or stiff for **more than half an hour every morning**, let a doctor have a look.",
    next: ["How do I get more flexible?", "What is a strap for?"],
  },
  {
    id: "hypermobile",
    name: "being very flexible",
    words:
      "i am hypermobile, im hypermobile, hypermobile and yoga, yoga and hypermobility, hypermobility and yoga, is yoga good for hypermobility, too flexible, am i too flexible, double jointed, my elbows bend too far, my knees bend backwards, lock my knees, lock my elbows, am i too bendy, too bendy for yoga",
    wordsIn: {
      es: "soy hiperlaxa, soy hiperlaxo, yoga e hiperlaxitud",
      de: "bin hypermobil, überbeweglich und yoga",
      fr: "je suis hyperlaxe, yoga et hyperlaxité",
      hi: "zyada lachila, ज्यादा लचीला",
    },
    answer:
      "Yes, very bendy people can practise, with a different aim: steadiness instead of depth. Stop **well before your limit**, keep elbows and knees a little bent, and press hands and feet into the floor so that muscles do the holding. Short holds and slow strength work suit you better than long stretches. If joints slip out, or hurt for days, see a doctor or physiotherapist and tell your teacher.",
    next: ["Does yoga build strength?", "What is alignment?"],
  },
  {
    id: "period",
    name: "yoga during a period",
    words:
      "yoga on my period, yoga during my period, yoga on your period, yoga during period, yoga during periods, yoga while menstruating, yoga and menstruation, yoga and periods, yoga during menstruation, practise on my period, practice on my period, practise during my period, practice during my period, inversions on my period, inversions during my period, inversions during period",
    wordsIn: {
      es: "yoga con la regla, yoga durante la menstruación",
      de: "yoga während der periode, yoga bei menstruation, yoga mit periode",
      fr: "yoga pendant les règles",
      hi: "period mein yoga, periods mein yoga, पीरियड में योग",
    },
    answer:
      "Yes, if you feel like it. Some days call for movement, others for a cushion and child's pose. Tradition says no poses upside down during a period; there is no good proof that they do harm, so **go by how you feel**. Strong belly work and deep twists may be unpleasant. If the pain stops you from living your day, or the bleeding is very heavy, see a doctor.",
    next: ["What is restorative yoga?", "How do I do child's pose?"],
  },
  {
    id: "pregnancy",
    name: "yoga in pregnancy",
    words:
      "yoga in pregnancy, yoga during pregnancy, yoga while pregnant, yoga when pregnant, is yoga safe in pregnancy, is yoga safe during pregnancy, can pregnant women do yoga, what is prenatal yoga, what is pregnancy yoga, about prenatal yoga, about pregnancy yoga",
    wordsIn: {
      es: "yoga en el embarazo, qué es yoga prenatal",
      de: "was ist schwangerenyoga, yoga in der schwangerschaft",
      fr: "c'est quoi le yoga prénatal, yoga pendant la grossesse",
      hi: "pregnancy mein yoga, garbhavastha mein yoga, गर्भावस्था में योग",
    },
    answer:
      "Often yes, but **ask your midwife or doctor first**, and choose a class made for pregnancy. Tell every teacher, even early on. Leave out deep twists, lying on the belly, strong belly work, breath holding, heat and anything where you could fall. Later on, rest on your side rather than flat on your back. Stop and call your midwife or doctor at once if you bleed, leak fluid, feel faint or have pain.",
    next: ["Yoga after giving birth?", "What is restorative yoga?"],
  },
  {
    id: "after-birth",
    name: "yoga after birth",
    words:
      "yoga after birth, yoga after giving birth, yoga after pregnancy, yoga after having a baby, postnatal yoga, postpartum yoga, yoga after a c section, yoga after c section, yoga after caesarean, when can i start yoga after birth, yoga with my baby, what is postnatal yoga, what is baby yoga",
    wordsIn: {
      es: "yoga posparto, yoga postnatal, yoga después del parto",
      de: "rückbildungsyoga, yoga nach der geburt",
      fr: "yoga postnatal, yoga après l'accouchement",
      hi: "delivery ke baad yoga, डिलीवरी के बाद योग",
    },
    answer:
      "It depends on you and on the birth, so **ask your midwife or doctor** when to begin; the check some weeks after the birth is a good moment. Soft breathing and rest are usually where it starts. After a caesarean it takes longer. Come back through a class for new mothers, with the pelvic floor first and no strong belly work. Bleeding, pain or a heavy feeling below mean stop and ask.",
    next: ["What is restorative yoga?", "How long should a session be?"],
  },
  {
    id: "weak-arms",
    name: "weak arms",
    words:
      "weak arms in yoga, my arms are too weak for, arms too weak for, not strong enough for yoga, no upper body strength, cant do a push up, cant hold plank, cant hold a plank, cant do chaturanga, my arms get tired in, arms get tired in down dog",
    wordsIn: {
      es: "brazos débiles",
      de: "schwache arme, keine kraft in den armen",
      fr: "bras faibles, pas de force dans les bras",
      hi: "kamzor baahen, कमजोर बाहें",
    },
    answer:
      "No strong arms are needed to begin; they come with practice. Put your knees down in plank, do push-ups against the wall, and rest in child's pose when others hold on. Hold for three breaths, then four the week after. Spread your fingers and press the whole hand down, which spares the wrists. If one arm is **suddenly weak or numb**, that is no matter for yoga: get medical help at once.",
    next: ["Does yoga build strength?", "Why do my hands slip?"],
  },
  {
    id: "bad-balance",
    name: "balance",
    words:
      "why is my balance so bad, my balance is bad, my balance is so bad, bad balance, poor balance, i wobble in, i keep wobbling, i keep falling over in tree, fall over in balance poses, fall out of balance poses, how do i improve my balance, improve my balance, balance on one leg",
    wordsIn: {
      es: "mal equilibrio, mejorar el equilibrio",
      de: "schlechtes gleichgewicht, gleichgewicht verbessern",
      fr: "mauvais équilibre, améliorer mon équilibre",
      hi: "santulan kharab, संतुलन खराब",
    },
    answer:
      "Wobbling is how balance is learned, so you are doing it right. Stand near a wall, look at one spot that does not move, and press your big toe down. Keep the other foot's toes on the floor until you feel steady. A minute a day, perhaps while you brush your teeth, helps quickly. If balance has become worse **suddenly**, or you fall, please see a doctor.",
    next: ["What is drishti?", "How do I do tree pose?"],
  },
];

const bodySigns: Idea[] = [
  {
    id: "alignment",
    name: "alignment",
    words:
      "what is alignment, what does alignment mean, correct alignment, proper alignment, right alignment, proper form, correct form, correct posture in a pose, am i doing it right, am i doing this right, am i doing it wrong, how do i know if im doing it right, how do i know if i am doing it right, about alignment, explain alignment, alignment in yoga, is alignment important, why is alignment important",
    wordsIn: {
      es: "qué es la alineación",
      de: "ausrichtung im yoga, was ist alignment",
      fr: "c'est quoi l'alignement",
      hi: "sahi mudra, सही संरेखण",
    },
    answer:
      "Alignment means how you place your bones so that a pose carries you well: knee over the foot, weight spread, spine long. It is a guide, **not one shape for all**, because hips and shoulders are built differently. You are on a good way when you can breathe calmly, feel steady, and nothing pinches in a joint. Ask a teacher to watch you now and then, since we see ourselves badly.",
    next: ["Should I film myself?", "Is this pain or stretch?"],
  },
  {
    id: "counterpose",
    name: "counterposes",
    words:
      "what is a counterpose, what comes after a backbend, what to do after a backbend, what to do after backbends, what are counterposes, what is a counter pose, do i need a counterpose, do i need counterposes, why counterposes, which counterposes",
    wordsIn: {
      es: "contrapostura, contra postura",
      de: "gegenhaltung, ausgleichshaltung",
      fr: "contre-posture",
      hi: "विपरीत आसन",
    },
    answer:
      "A counterpose is a soft movement that brings you back to the middle after a strong one. After a backbend, hug your knees or twist gently; after a deep fold, lie flat or lift your chest a little. It need not be the full opposite. In fact, going **straight from a deep backbend into a deep fold** can be too much. A few breaths in a neutral shape first feel best.",
    next: ["Are backbends safe?", "How do I do knee hug?"],
  },
  {
    id: "pain-or-stretch",
    name: "pain and stretch",
    words:
      "pain or stretch, stretch or pain, is this pain or stretch, pain versus stretch, pain vs stretch, difference between pain and stretch, good pain or bad pain, no pain no gain, should yoga hurt, is yoga supposed to hurt, does yoga hurt, does stretching hurt, how far should i stretch, how deep should i stretch",
    wordsIn: {
      es: "dolor o estiramiento, debe doler",
      de: "schmerz oder dehnung, darf yoga weh tun, soll es weh tun",
      fr: "douleur ou étirement, est-ce que ça doit faire mal",
      hi: "dard ya khinchav, दर्द या खिंचाव",
    },
    answer:
      "No, yoga should not hurt. A good stretch is dull, spreads through the middle of a muscle, and eases as you breathe. Pain is **sharp, burning, pinching, tingling or right in a joint**, and it makes you hold your breath. Then come out slowly and do less. On a scale of ten, stay at about four or five. Pain that lasts for days, or wakes you at night, belongs with a doctor.",
    next: ["Why am I sore after yoga?", "How long should I hold?"],
  },
  {
    id: "soreness",
    name: "sore muscles",
    words:
      "sore after yoga, sore after class, sore muscles after yoga, muscle soreness after yoga, sore the day after yoga, i am sore from yoga, im sore from yoga, aching after yoga, muscles ache after yoga, why am i sore after yoga, normal to be sore after, yoga when sore, yoga with sore muscles, can i do yoga when im sore, is it doms, what is doms, doms after yoga",
    wordsIn: {
      es: "yoga con agujetas, agujetas después del yoga",
      de: "muskelkater nach dem yoga, muskelkater vom yoga, yoga mit muskelkater, yoga bei muskelkater",
      fr: "courbatures après le yoga, yoga avec des courbatures",
      hi: "yoga ke baad dard, योग के बाद दर्द",
    },
    answer:
      "Yes, being a bit sore is normal when you do something new. It comes a few hours later, is worst after a day or two, and then fades. Gentle movement, warmth and a walk feel better than lying still. Do an easy practice and skip the muscles that complain. Sharp pain, swelling, dark urine or soreness that **lasts longer than a week** should be seen by a doctor.",
    next: ["Is this pain or stretch?", "Do I need rest days?"],
  },
  {
    id: "cracking-joints",
    name: "cracking joints",
    words:
      "cracking joints, joints crack, my joints crack, joints cracking, joints pop, my joints pop, joints click, my joints click, knees crack, my knees crack, hips click, my hip clicks, my hip pops, shoulders click, clicking joints, popping joints, is cracking bad, cracking noises in yoga",
    wordsIn: {
      es: "me crujen las articulaciones, crujen las rodillas",
      de: "gelenke knacken, knie knacken, knackende gelenke",
      fr: "articulations qui craquent, genoux qui craquent",
      hi: "jodon se awaz, जोड़ों से आवाज",
    },
    answer:
      "Usually it is harmless. Small gas bubbles in the joint, or a tendon that slides over bone, make the sound. As long as it **does not hurt, swell or lock**, you can move on. Do not crack a joint on purpose again and again. Going slower and using your muscles often makes it quieter. With pain, swelling or a joint that gives way, ask a doctor or physiotherapist.",
    next: ["Is this pain or stretch?", "What is alignment?"],
  },
  {
    id: "shaking-muscles",
    name: "shaking muscles",
    words:
      "shaking muscles, muscles shake, my muscles shake, why do my muscles shake, my legs shake in yoga, legs shake in a pose, my arms shake in plank, why do i shake in poses, shaking in poses, shaky in yoga, trembling muscles, legs tremble in a pose, shake during yoga",
    wordsIn: {
      es: "me tiemblan los músculos, me tiemblan las piernas en yoga",
      de: "muskeln zittern, muskelzittern",
      fr: "muscles qui tremblent",
      hi: "maanspeshi kaanpna, मांसपेशियां कांपना",
    },
    answer:
      "That is mostly tired muscles doing their best. When a hold is new or long, the fibres take turns and you tremble. It is all right for a breath or two. Then **come out while you still can do so slowly**, rest, and try again. Have you eaten and drunk enough? If you shake when you rest, or feel sweaty, faint or confused, stop and get help.",
    next: ["Does yoga build strength?", "How long to hold a pose?"],
  },
  {
    id: "dizzy-on-standing",
    name: "dizziness on standing up",
    words:
      "dizzy when i stand up, dizzy when i come up, dizzy when standing up, dizzy when coming up, dizzy on standing up, dizzy after a forward fold, dizzy after forward fold, dizzy after forward folds, dizzy in forward folds, lightheaded when i stand up, lightheaded after a forward fold, why do i get dizzy in yoga, dizzy in yoga, dizzy during yoga, dizzy after yoga",
    wordsIn: {
      es: "mareo al levantarme, me mareo en yoga",
      de: "schwindel beim aufstehen, schwindlig beim yoga",
      fr: "vertige en me levant, la tête qui tourne au yoga",
      hi: "khade hone par chakkar, खड़े होने पर चक्कर",
    },
    answer:
      "Come up slowly, with a long breath in, and let the head rise last. When you stand up fast after a fold, blood needs a moment to reach your head. If it spins, sit or lie down at once and **wait until it is gone**. Drink enough and do not come hungry. If it keeps happening, see a doctor. With chest pain, fainting, trouble speaking or a racing heart, call for help now.",
    next: ["Should I drink water in class?", "Are inversions safe?"],
  },
  {
    id: "sweating",
    name: "sweating",
    words:
      "is sweating good, sweating in yoga, sweat in yoga, i sweat a lot in yoga, i sweat so much in class, sweating a lot in class, sweaty hands on the mat, sweaty feet on the mat, sweaty palms on the mat, should i sweat in yoga, do i have to sweat, not sweating in yoga",
    wordsIn: {
      es: "sudar en yoga, sudo mucho en yoga",
      de: "schwitzen beim yoga, schwitze beim yoga",
      fr: "transpirer au yoga, transpirer pendant le yoga",
      hi: "yoga mein pasina, योग में पसीना",
    },
    answer:
      "Sweating is only your body cooling itself. It says how warm you are, not how good the practice was, and it does not wash anything bad out of you. Some people drip, others hardly get damp. Bring a small towel, wipe your hands before you put weight on them, and drink afterwards. **Cold sweat with chest pain, sickness or faintness** is different: stop and call for help.",
    next: ["Is hot yoga safe?", "Should I drink water in class?"],
  },
  {
    id: "cold-room",
    name: "a cold room",
    words:
      "room is cold, room is too cold, the room is cold, why am i cold in savasana, cold in savasana, i get cold in savasana, freeze in savasana, freezing in savasana, yoga in the cold, yoga in a cold room, what temperature for yoga, room temperature for yoga, how warm should the room be",
    wordsIn: {
      es: "sala fría, temperatura para yoga",
      de: "kalter raum, raumtemperatur, kalt in savasana",
      fr: "salle froide, froid en savasana, température pour le yoga",
      hi: "thanda kamra, ठंडा कमरा",
    },
    answer:
      "Keep warm, because cold muscles stretch less willingly. A room of about 20 to 24 degrees Celsius feels right to most people. If yours is colder, warm up for longer, wear layers, and move more than you hold. Your body cools fast when you lie still, so put on **socks, a jumper and a blanket** before the rest at the end, not once you are already shivering.",
    next: ["How do I warm up?", "Bare feet or socks?"],
  },
  {
    id: "being-ill",
    name: "practising with a cold",
    words:
      "yoga with a cold, head cold, bit of a cold, small cold can i, with the sniffles, got a cold, yoga with a cough, yoga when ill, yoga when sick, yoga while sick, yoga while ill, yoga with the flu, yoga with flu, yoga with a fever, yoga with fever, i have a cold can i, practise with a cold, practice with a cold, practise when ill, practice when sick, yoga with covid, yoga after covid, come to class with a cold, yoga after being ill, yoga after being sick, yoga after the flu",
    wordsIn: {
      es: "yoga con resfriado, yoga con gripe, yoga con fiebre",
      de: "yoga mit erkältung, yoga bei erkältung, yoga mit fieber",
      fr: "yoga avec un rhume, yoga avec de la fièvre, yoga malade",
      hi: "sardi mein yoga, bukhar mein yoga, सर्दी में योग, बुखार में योग",
    },
    answer:
      "With a fever, a deep cough or aching limbs: no, rest. With a mere sniffle you can do something soft at home, with the head above the heart, and stop when it feels worse. Stay out of class while others could catch it. Afterwards come back **at half your strength** for some days. Trouble breathing, chest pain or a fever that stays needs a doctor.",
    next: ["I missed a week, what now?", "What is restorative yoga?"],
  },
  {
    id: "after-vaccination",
    name: "yoga after a vaccination",
    words:
      "yoga after vaccination, yoga after a vaccination, yoga after vaccine, yoga after a vaccine, yoga after my vaccination, yoga after a flu shot, yoga after my flu shot, yoga after a jab, yoga after my jab, yoga after covid vaccine, practise after vaccination, practice after vaccination",
    wordsIn: {
      es: "yoga después de la vacuna",
      de: "yoga nach impfung, yoga nach der impfung",
      fr: "yoga après un vaccin, yoga après la vaccination",
      hi: "teeka ke baad yoga, टीके के बाद योग",
    },
    answer:
      "Yes, gently, if you feel well. For a day or two the arm can be sore, so leave out plank, down dog and other weight on it. If you are tired, feverish or achy, simply rest; that usually passes soon. Follow what you were told **when you got the jab**. A swollen face, trouble breathing, chest pain or a pounding heart is a reason to call for medical help at once.",
    next: ["What is restorative yoga?", "Yoga with a fever?"],
  },
  {
    id: "after-operation",
    name: "yoga after an operation",
    words:
      "yoga after surgery, yoga after an operation, yoga after operation, yoga after my operation, yoga after my surgery, practise after surgery, practice after surgery, practise after an operation, when can i do yoga after surgery, when can i do yoga after an operation, return to yoga after surgery",
    wordsIn: {
      es: "yoga después de una operación, yoga tras cirugía",
      de: "yoga nach operation, yoga nach einer operation, yoga nach op",
      fr: "yoga après une opération, yoga après chirurgie",
      hi: "operation ke baad yoga, ऑपरेशन के बाद योग",
    },
    answer:
      "Not until **your surgeon or doctor says so**. Ask exactly: which movements, how much weight on the arms, from which week on, and what must never be done. Quiet breathing is often possible early, but ask about that too. When you come back, tell your teacher before class, begin with half of everything, and keep off the scar. New pain, redness, swelling or fever: stop and call your doctor.",
    next: ["Physio or yoga?", "What is chair yoga?"],
  },
  {
    id: "skin",
    name: "tattoos and sunburn",
    words:
      "yoga with a new tattoo, yoga after a tattoo, yoga after tattoo, tattoo and yoga, yoga with a tattoo, yoga with sunburn, yoga with a sunburn, sunburn and yoga, yoga after a piercing, new tattoo can i, fresh tattoo can i, just got a tattoo, i am sunburnt can i, yoga when sunburnt, yoga when sunburned, yoga with a new piercing",
    wordsIn: {
      es: "tatuaje nuevo, yoga con quemadura de sol",
      de: "frisches tattoo, neues tattoo, yoga mit sonnenbrand",
      fr: "nouveau tatouage, yoga avec un coup de soleil",
      hi: "naya tattoo, नया टैटू",
    },
    answer:
      "Wait, or work around it. A fresh tattoo or piercing is an open wound for a week or more: keep it clean and covered, do not rub it on a mat, do not stretch that skin, and skip sweaty classes. Follow what your tattoo artist told you. With sunburn, stay cool and drink; leave out heat and anything that scrapes. For **blisters, fever, pus or spreading redness**, see a doctor.",
    next: ["What is yoga nidra?", "How do I clean my mat?"],
  },
];

const aims: Idea[] = [
  {
    id: "weight-loss",
    name: "losing weight",
    words:
      "can yoga help me lose weight, does yoga help lose weight, does yoga help with weight loss, does yoga burn calories, how many calories does yoga burn, how many calories does yoga, yoga for weight loss, yoga to lose weight, lose weight with yoga, lose belly fat with yoga, yoga for belly fat, yoga burn fat",
    wordsIn: {
      es: "yoga para adelgazar, adelgazar con yoga",
      de: "abnehmen mit yoga, yoga zum abnehmen",
      fr: "maigrir avec le yoga, yoga pour maigrir, perdre du poids avec le yoga",
      hi: "yoga se vajan, yoga se wajan, योग से वजन",
    },
    answer:
      "A little, and mostly in roundabout ways. Gentle yoga uses about as much energy as a slow walk; lively styles use more. But it can help you sleep, calm stress and notice hunger and fullness, which all play a part. No pose melts fat in one place. Brisk walking and regular meals go well with it. If weight weighs on your mind, **a doctor or dietitian** is a good ally.",
    next: ["Does yoga speed up metabolism?", "What is power yoga?"],
  },
  {
    id: "metabolism",
    name: "yoga and metabolism",
    words:
      "speed up metabolism, speed up my metabolism, boost metabolism, boost my metabolism, does yoga speed up metabolism, slow metabolism, yoga and metabolism, stimulate the thyroid, does yoga stimulate the thyroid, poses for thyroid, massage the organs, does yoga massage the organs",
    wordsIn: {
      es: "acelerar el metabolismo, yoga y metabolismo",
      de: "stoffwechsel anregen, yoga und stoffwechsel",
      fr: "accélérer le métabolisme, yoga et métabolisme",
      hi: "metabolism badhana, चयापचय",
    },
    answer:
      'No, there is no good proof that a pose speeds up your metabolism, "wakes" the thyroid or massages organs into working better. You may hear it in classes; it is mostly a picture that has been passed on. Having more muscle and moving through the day does change how much energy you use, **bit by bit**. If you think that your thyroid is out of order, a doctor can test it.',
    next: ["Do twists detox?", "Does yoga build strength?"],
  },
  {
    id: "twists-and-detox",
    name: "twists and detox",
    words:
      "do twists detox, twists detox, does yoga detox, detox yoga, yoga detox, do twists cleanse, wring out toxins, does yoga remove toxins, does yoga flush toxins, release toxins, what are twists good for, are twists good",
    wordsIn: {
      es: "yoga detox, desintoxicar con yoga",
      de: "yoga entgiften, entgiften mit yoga",
      fr: "yoga détox, détoxifier avec le yoga",
      hi: "yoga se detox, योग से डिटॉक्स",
    },
    answer:
      "No, twists do not detox you. Your liver and kidneys clean the blood all day long, whatever shape you are in, and no pose wrings anything out. Twists are still worth doing: they keep the spine moving, feel good after sitting, and help many people breathe more freely. Grow tall first, turn **from the ribs rather than the neck**, and stop where the breath is still easy.",
    next: ["Does yoga speed up metabolism?", "How do I do supine twist?"],
  },
  {
    id: "strength",
    name: "building strength",
    words:
      "does yoga build strength, does yoga build muscle, does yoga make you strong, does yoga make you stronger, build strength with yoga, build muscle with yoga, build muscles with yoga, yoga for strength, get stronger with yoga, is yoga strength training, is yoga enough strength training, can yoga replace the gym",
    wordsIn: {
      es: "ganar fuerza con yoga, yoga para la fuerza",
      de: "kraft durch yoga, muskelaufbau mit yoga, yoga für kraft",
      fr: "se muscler avec le yoga, yoga pour la force",
      hi: "yoga se taakat, योग से ताकत",
    },
    answer:
      "Yes, up to a point. Planks, lunges, chair pose and slow lowering make legs, shoulders and belly stronger, above all in the first year. You lift only your own weight, though, and yoga has hardly any pulling, so a few rows or carrying heavy bags add what is missing. To grow stronger, hold **a little longer or move slower** each week, and rest a day in between.",
    next: ["Yoga and lifting weights?", "I can't hold plank"],
  },
  {
    id: "flexibility",
    name: "becoming more flexible",
    words:
      "how do i get more flexible, get more flexible, become more flexible, becoming more flexible, how to get flexible, how do i become flexible, how long to get flexible, how long does it take to get flexible, how long until i am flexible, will yoga make me flexible, does yoga make you flexible, improve my flexibility, increase my flexibility",
    wordsIn: {
      es: "ser más flexible, ganar flexibilidad",
      de: "beweglicher werden, flexibler werden",
      fr: "devenir plus souple, gagner en souplesse",
      hi: "lachila kaise, लचीला कैसे",
    },
    answer:
      "Little and often is the way. Warm up, then stretch the same few places three to five times a week, for five to ten calm breaths each, and only to a mild pull. Most people notice a change after one to three months. Use your muscles at the end of the stretch, so that you are strong there too. **Never bounce or force it**: a body that feels safe lets go sooner.",
    next: ["Am I too stiff for yoga?", "Can I learn the splits?"],
  },
  {
    id: "posture",
    name: "posture",
    words:
      "does yoga improve posture, does yoga help posture, does yoga fix posture, yoga for posture, improve my posture, better posture, fix my posture, i slouch, hunched shoulders, fix bad posture, yoga for bad posture, why do i slouch, stop slouching",
    wordsIn: {
      es: "mejorar la postura, yoga para la postura",
      de: "haltung verbessern, yoga für die haltung",
      fr: "améliorer ma posture, yoga pour la posture",
      hi: "posture sudharna, पोस्चर",
    },
    answer:
      "Yes, it can help, mainly because you become stronger and notice sooner how you sit. There is no perfect posture, though: **the best one is the next one**, so change often. Try locust or cobra for the upper back, a chest stretch in a doorway, and standing tall for five breaths. If your back is bending more and more, or it hurts at night, see a doctor.",
    next: ["Yoga at my desk?", "How do I do locust pose?"],
  },
  {
    id: "running",
    name: "running and yoga",
    words:
      "running and yoga, yoga and running, yoga for runners, yoga before a run, yoga after a run, yoga before running, yoga after running, yoga for running, i run can yoga help, marathon training and yoga, yoga and marathon",
    wordsIn: {
      es: "yoga para corredores, correr y yoga",
      de: "yoga für läufer, yoga und laufen, laufen und yoga",
      fr: "yoga pour coureurs, yoga et course à pied",
      hi: "daudne walon ke liye yoga, दौड़ने वालों के लिए योग",
    },
    answer:
      "Yes, they go well together. Before a run, move: leg swings, low lunges in and out, a few sun salutations, no long holds. Afterwards, or on a rest day, take your time for calves, hips and the backs of the legs. Balances train feet and ankles. Keep strong yoga **away from the day before a race**. Pain on one spot of a bone, or a swollen calf, is for a doctor.",
    next: ["Do I need rest days?", "How do I do low lunge?"],
  },
  {
    id: "climbing",
    name: "climbing and yoga",
    words:
      "climbing and yoga, yoga and climbing, yoga for climbers, yoga for climbing, bouldering and yoga, yoga and bouldering, yoga for bouldering, rock climbing and yoga, yoga after climbing, yoga before climbing",
    wordsIn: {
      es: "yoga para escaladores, escalada y yoga",
      de: "yoga für kletterer, klettern und yoga",
      fr: "yoga pour grimpeurs, escalade et yoga",
      hi: "पर्वतारोहण और योग",
    },
    answer:
      "Yes, a fine pair. Climbing makes you strong in pulling and tight in chest, forearms and hips; yoga opens those and adds pushing. Try cobra, puppy pose, wrist stretches, low lunge and wide-knee squats. Balance and calm breathing help on the wall as well. After a hard session go easy on weight on the hands, and leave **sore fingers and elbows** out altogether until they are quiet.",
    next: ["Yoga and lifting weights?", "How do I do puppy pose?"],
  },
  {
    id: "cycling",
    name: "cycling and yoga",
    words:
      "cycling and yoga, yoga and cycling, yoga for cyclists, yoga for cycling, yoga after cycling, yoga after a bike ride, yoga for bikers, biking and yoga, yoga before cycling, yoga for mountain biking",
    wordsIn: {
      es: "yoga para ciclistas, ciclismo y yoga",
      de: "yoga für radfahrer, radfahren und yoga",
      fr: "yoga pour cyclistes, vélo et yoga",
      hi: "cycling aur yoga, साइकिल और योग",
    },
    answer:
      "Yes, your back will thank you. On a bike you stay bent forward with the hips folded, so do the opposite off it: low lunge for the front of the hips, sphinx or bridge for the back, a chest opener, and slow turns of the neck from side to side. Ten minutes after the ride are enough. If hands or seat go **numb again and again**, have the bike fit checked and ask a doctor.",
    next: ["Yoga and running?", "How do I do sphinx pose?"],
  },
  {
    id: "swimming",
    name: "swimming and yoga",
    words:
      "swimming and yoga, yoga and swimming, yoga for swimmers, yoga for swimming, yoga after swimming, yoga before swimming, swim and yoga on the same day, yoga for surfers, surfing and yoga, yoga for surfing",
    wordsIn: {
      es: "yoga para nadadores, natación y yoga",
      de: "yoga für schwimmer, schwimmen und yoga",
      fr: "yoga pour nageurs, natation et yoga",
      hi: "tairaki aur yoga, तैराकी और योग",
    },
    answer:
      "Yes, both are kind to the joints and share a steady breath. Swimmers often have supple but overworked shoulders, so choose **steadiness rather than more stretch** there: forearm plank, locust, slow arm circles. Add hips, ankles and gentle twists. One thing to keep apart: never practise breath holding in or under water, because people can faint without warning.",
    next: ["Is holding the breath safe?", "How do I do locust pose?"],
  },
  {
    id: "gym",
    name: "the gym and yoga",
    words:
      "yoga and lifting, yoga and lifting weights, lifting weights and yoga, weight lifting and yoga, weightlifting and yoga, gym and yoga, yoga and gym, yoga and the gym, yoga after the gym, yoga before the gym, yoga after lifting, yoga before lifting, yoga on leg day, yoga for lifters, yoga for weightlifters, yoga and crossfit, crossfit and yoga, yoga or gym first",
    wordsIn: {
      es: "yoga y gimnasio, gimnasio y yoga, pesas y yoga",
      de: "yoga und krafttraining, krafttraining und yoga, yoga und fitnessstudio",
      fr: "yoga et musculation, musculation et yoga",
      hi: "gym aur yoga, जिम और योग",
    },
    answer:
      "Yes, do both. Lift first and stretch afterwards, since long deep stretching just before heavy weights can cost you some power. A short moving warm-up from yoga before the gym is fine. Give tired muscles an easy class, not a hard one. Two days of lifting and **two of yoga** make a balanced week for many people. Breathe out on the effort in both.",
    next: ["Does yoga build strength?", "Do I need rest days?"],
  },
  {
    id: "physiotherapy",
    name: "physiotherapy and yoga",
    words:
      "physio or yoga, yoga or physio, physiotherapy or yoga, yoga or physiotherapy, physiotherapy and yoga, yoga and physiotherapy, physio and yoga, yoga and physio, physical therapy and yoga, yoga instead of physio, yoga instead of physiotherapy, yoga instead of physical therapy, can yoga replace physio, can yoga replace physiotherapy, does yoga replace physiotherapy",
    wordsIn: {
      es: "fisioterapia y yoga, fisioterapia o yoga",
      de: "physiotherapie oder yoga, physiotherapie und yoga, krankengymnastik und yoga",
      fr: "kiné ou yoga, kinésithérapie et yoga",
      hi: "physiotherapy ya yoga, फिजियोथेरेपी और योग",
    },
    answer:
      "No, one does not replace the other. A physiotherapist examines you and chooses exercises for one problem; a yoga teacher guides general movement, breath and rest. If you have an injury, pain or an operation behind you, **physiotherapy comes first**. Show your physiotherapist the poses you like and ask which ones to leave out for now, then tell your teacher. That way the two work together.",
    next: ["Yoga after surgery?", "Is this pain or stretch?"],
  },
];

const bigPoses: Idea[] = [
  {
    id: "splits",
    name: "the splits",
    words:
      "learn the splits, can i learn the splits, how do i do the splits, how long to learn the splits, how long does it take to do the splits, get into the splits, side splits, middle splits, can everyone do the splits",
    wordsIn: {
      es: "aprender el espagat, hacer el espagat, abrirme de piernas",
      de: "spagat lernen, spagat",
      fr: "grand écart, faire le grand écart",
      hi: "स्प्लिट सीखना",
    },
    answer:
      "Perhaps: it depends on your hips as much as on your patience. For some people the shape of the bone says no, and that is no failure. Others need months or years of calm practice. Warm up well, use blocks under your hands, and work on low lunge and half-folds first. Keep the stretch in the **middle of the muscle**, never at the sitting bone or the knee. Skip it with hamstring pain.",
    next: ["How do I get more flexible?", "Is this pain or stretch?"],
  },
  {
    id: "handstand-aim",
    name: "learning a handstand",
    words:
      "learn handstand, learn a handstand, learn to handstand, learn the handstand, learning a handstand, learning handstand, how long to learn a handstand, how long to learn handstand, kick up to handstand, kick up into handstand, afraid of handstand, scared of handstand, prepare for handstand",
    wordsIn: {
      es: "aprender el pino, hacer el pino, parada de manos",
      de: "handstand lernen, handstand üben",
      fr: "apprendre l'équilibre sur les mains, faire le poirier sur les mains",
      hi: "handstand sikhna, हैंडस्टैंड सीखना",
    },
    answer:
      "A lovely aim, and a slow one: count in months. First come wrists, shoulders and belly: plank, down dog, then feet walked up a wall, and small hops with a teacher beside you. Learn to **come down safely before you go up**. It is not for you if you are pregnant, or have high blood pressure, glaucoma, or wrist or shoulder trouble; ask your doctor. You lose nothing by never doing one.",
    next: ["Are inversions safe?", "Is headstand safe?"],
  },
  {
    id: "headstand-safety",
    name: "headstand and safety",
    words:
      "is headstand safe, is a headstand safe, are headstands safe, is headstand dangerous, are headstands dangerous, learn headstand, learn a headstand, how long to learn headstand, headstand at home, headstand every day, should i learn headstand, benefits of headstand, afraid of headstand, scared of headstand",
    wordsIn: {
      es: "es peligroso el pino sobre la cabeza, sirsasana es seguro",
      de: "kopfstand gefährlich, kopfstand lernen, kopfstand sicher",
      fr: "poirier dangereux, apprendre le poirier",
      hi: "shirshasana surakshit, शीर्षासन सुरक्षित",
    },
    answer:
      "Only with a teacher beside you, and not for everyone. In a headstand your neck carries weight it was not built for, and a fall can hurt badly. Leave it out in pregnancy and with **neck trouble, high blood pressure, glaucoma or other eye disease, thin bones, stroke or heart trouble**. Please do not learn it from a video. Legs up the wall gives you much of the calm without the risk.",
    next: ["Are inversions safe?", "How does legs up wall go?"],
  },
  {
    id: "inversions",
    name: "poses upside down",
    words:
      "are inversions safe, what is an inversion, what are inversions, why inversions, benefits of inversions, are inversions good for you, who should not do inversions, who should avoid inversions, inversions for beginners, do i have to do inversions, poses upside down, scared of going upside down, afraid of inversions, scared of inversions",
    wordsIn: {
      es: "posturas invertidas, inversiones en yoga",
      de: "umkehrhaltungen, umkehrhaltung",
      fr: "c'est quoi une posture inversée, inversions dangereuses",
      hi: "ulte aasan, उल्टे आसन",
    },
    answer:
      "It depends on how healthy you are. An inversion is any pose with the heart above the head: a forward fold is a mild one, a headstand a strong one. They feel fresh and playful, and nobody needs them. With high blood pressure, eye disease such as glaucoma, a stroke or heart trouble in the past, or in pregnancy, **ask your doctor first**. Legs up the wall is a soft choice for many people.",
    next: ["Is headstand safe?", "How does legs up wall go?"],
  },
  {
    id: "backbends",
    name: "backbends",
    words:
      "are backbends safe, are backbends bad, are backbends bad for you, why backbends, benefits of backbends, backbends for beginners, are backbends good, afraid of backbends, scared of backbends, how do i do backbends, what are heart openers, what is a heart opener, what is a backbend, what are backbends",
    wordsIn: {
      es: "extensiones hacia atrás, flexiones hacia atrás",
      de: "was sind rückbeugen, sind rückbeugen",
      fr: "flexions arrière, extensions du dos",
      hi: "peeche jhukne wale aasan, पीछे झुकने वाले आसन",
    },
    answer:
      "Yes, for most people, when they start small. Think of **length before bend**: reach up through the chest, press the feet or hands down, and let the upper back do its share so the lower back is not pinched. Sphinx, cobra and bridge are enough for years. Come out if it stabs or tingles. In pregnancy, or with back or bone trouble or a recent operation, ask your doctor first.",
    next: ["What is a counterpose?", "How do I do sphinx pose?"],
  },
  {
    id: "lotus-seat",
    name: "sitting cross-legged",
    words:
      "i cant sit cross legged, cant sit cross legged, do i have to sit cross legged, do i have to sit in lotus, sitting cross legged hurts, how should i sit to meditate, how to sit for meditation, my legs fall asleep when i sit, my foot falls asleep when i sit, legs go to sleep when i sit, pins and needles when i sit cross legged",
    wordsIn: {
      es: "sentarme con las piernas cruzadas",
      de: "kann nicht im schneidersitz, muss ich im schneidersitz",
      fr: "assis en tailleur, s'asseoir en tailleur",
      hi: "palthi nahi, पालथी नहीं",
    },
    answer:
      "No, crossed legs are not a must. Sit on a firm cushion, kneel with a block under your seat, lean against a wall, or use a chair with both feet down. When the hips are **higher than the knees**, the back gets tall by itself. A foot that goes to sleep wakes up when you move, so change sides often. Never press a knee down. If numbness stays, ask a doctor.",
    next: ["How do I meditate?", "What is a bolster for?"],
  },
];

const inClass: Idea[] = [
  {
    id: "how-a-class-goes",
    name: "how a class goes",
    words:
      "how does a class go, how does a yoga class go, what happens in a class, what happens in class, what happens in a yoga class, what is a class like, what is a yoga class like, structure of a class, structure of a yoga class, what can i expect, what to expect in class, what to expect in a yoga class",
    wordsIn: {
      es: "cómo es una clase, cómo es una clase de yoga",
      de: "wie läuft eine stunde ab, wie läuft eine yogastunde, ablauf einer yogastunde",
      fr: "comment se passe un cours, déroulement d'un cours",
      hi: "class mein kya hota, क्लास में क्या होता",
    },
    answer:
      "Most classes follow one curve. You arrive and breathe quietly for a few minutes, warm up, do standing poses and perhaps balances, come down to the floor for stretches and twists, and rest lying down at the end. The teacher shows or tells you each step. You may **rest at any moment**, leave poses out, and use props. Every teacher has a way of their own, so it will differ a little.",
    next: ["What about my first class?", "Why savasana?"],
  },
  {
    id: "first-class",
    name: "the first class",
    words:
      "my first class, in my first class, before my first class, first yoga class, my first yoga class, first time at yoga, first time doing yoga, never done yoga, ive never done yoga, i have never done yoga, nervous about class, nervous about my first class, scared to go to class, afraid to go to class, will people look at me, will everyone look at me, embarrassed in class, embarrassed to go to yoga, what if i cant keep up, cant keep up in class",
    wordsIn: {
      es: "primera clase, mi primera clase",
      de: "erste stunde, erste yogastunde, noch nie yoga",
      fr: "premier cours, mon premier cours",
      hi: "pehli class, पहली क्लास",
    },
    answer:
      "Being nervous is quite normal; nearly everyone was. Come ten minutes early, tell the teacher that you are new and what hurts, and take a place at the side where you can see. Wear something soft. Nobody watches you: people are busy with their own legs. When you are lost, **look, breathe, or rest in child's pose**. After three classes it feels familiar.",
    next: ["How does a class go?", "What do people wear?"],
  },
  {
    id: "etiquette",
    name: "manners in class",
    words:
      "how should i behave in class, yoga etiquette, class etiquette, studio etiquette, manners in class, rules in class, what are the rules in class, what is rude in yoga, what not to do in class, can i go to the toilet during class, can i leave class early, leave class early, can i leave early, perfume in class, fart in class, farting in class, fart in yoga, farting in yoga",
    wordsIn: {
      es: "normas en clase, etiqueta en yoga",
      de: "benimmregeln, verhalten im yoga, yoga etikette",
      fr: "règles de savoir-vivre, étiquette du yoga",
      hi: "class ke niyam, क्लास के नियम",
    },
    answer:
      "Kindness is nearly all of it. Come a few minutes early, take off your shoes, switch the phone off, skip strong perfume, and do not walk over other people's mats. Go to the toilet whenever you need to. If you must leave early, tell the teacher and go before the final rest. Bodies make noises; **everybody's does**, and nobody minds. Put away what you borrowed.",
    next: ["What if I am late?", "Phone in class?"],
  },
  {
    id: "being-late",
    name: "being late",
    words:
      "what if i am late, what if im late, i am running late, im running late, late for class, late to class, late for yoga, can i come late, can i come in late, can i join late, five minutes late, 5 minutes late, ten minutes late, 10 minutes late",
    wordsIn: {
      es: "llego tarde, llegar tarde",
      de: "zu spät kommen, komme zu spät, ich verspäte mich",
      fr: "arriver en retard, je suis en retard",
      hi: "der se aana, देर से आना",
    },
    answer:
      "It depends on the class and on the studio's rule, so ask the studio if you can. If you are let in, wait until the opening quiet is over, go in softly, and take the nearest free place. Then **warm up a little on your own** before you join the hard poses, because you missed that part. It happens to everyone. Rushing in breathless helps nobody, you least of all.",
    next: ["How should I behave in class?", "Do I need a warm up?"],
  },
  {
    id: "latecomers",
    name: "latecomers",
    words:
      "latecomer, latecomers, people who come late, people come late, people coming late, people arrive late, someone comes late, someone always comes late, others come late, disturbed by latecomers, people who leave early, noisy people in class, someone is noisy in class, annoying people in class, disturbed in class",
    wordsIn: {
      es: "gente que llega tarde",
      de: "zuspätkommer, leute kommen zu spät",
      fr: "retardataires, gens en retard",
      hi: "log der se aate, लोग देर से आते",
    },
    answer:
      "It can be annoying when the door opens in the middle of the quiet. Try using it as practice: hear the sound, feel the little flash of anger, and come back to your breath. We rarely know what somebody's day was like. A place far from the door helps. If it happens every time, mention it **kindly to the teacher** after class rather than to the person.",
    next: ["What if I am late?", "What is mindfulness?"],
  },
  {
    id: "hands-on-help",
    name: "hands-on help and consent",
    words:
      "hands on help, hands on adjustment, hands on adjustments, adjustment in class, adjustments in class, hands on assist, hands on assists, teacher touch me, teacher touched me, teacher touches me, dont want to be touched, do not want to be touched, dont like being touched, will the teacher touch me, touching in yoga, consent in yoga, consent card, consent cards",
    wordsIn: {
      es: "que me toquen en clase, ajustes con las manos, no quiero que me toquen",
      de: "anfassen im yoga, nicht angefasst werden, berührt werden",
      fr: "ajustements en cours, qu'on me touche, ne veux pas être touchée, ne veux pas être touché",
      hi: "teacher chhuna, छूना",
    },
    answer:
      'Your body, your choice, **every time**. A teacher should ask before touching you, and "no, thank you" is a full answer that needs no reason. You can say it before class, in the middle of a pose, or change your mind later. Help should be light and never push you deeper. If a touch felt wrong, you did nothing wrong: tell the studio or somebody you trust, and get help if you need it.',
    next: ["How should I behave in class?", "What is alignment?"],
  },
  {
    id: "phone",
    name: "phones",
    words:
      "phone in class, my phone in class, phone during class, phone during yoga, phone on the mat, mobile phone in class, mobile in class, do i have to turn off my phone, turn off my phone, keep my phone on, take photos in class, photos in class, smart watch in yoga, wear my smartwatch, smartwatch in class, fitness tracker in class",
    wordsIn: {
      es: "teléfono en clase, móvil en clase",
      de: "handy im unterricht, handy beim yoga",
      fr: "téléphone en cours, portable en cours",
      hi: "class mein phone, क्लास में फोन",
    },
    answer:
      "Best switched off, or silent and out of reach. Even a buzz pulls you, and your neighbours, out of the quiet. If you must be reachable, as a parent or on call, tell the teacher, put it on silent by the door, and step out to answer. Photos only when **everyone in the picture has agreed**. A watch may stay on, but you might enjoy an hour that nobody measures.",
    next: ["How should I behave in class?", "Should I film myself?"],
  },
  {
    id: "level",
    name: "finding your level",
    words:
      "what level am i, which level am i, what is my level, which level should i choose, which level is right for me, what level should i choose, am i a beginner, am i intermediate, am i advanced, when am i intermediate, when am i advanced, ready for the next level, ready for intermediate, too advanced for me, class is too hard for me, class too hard for me",
    wordsIn: {
      es: "qué nivel tengo, cuál es mi nivel",
      de: "welches level, welches niveau, welche stufe bin ich",
      fr: "quel est mon niveau, quel niveau",
      hi: "mera level, मेरा स्तर",
    },
    answer:
      "It depends less on poses than on how you practise. You are a **beginner** while the names and shapes are new, in about the first half year. **Intermediate** means that you know the common poses, breathe steadily in them and can choose an easier version yourself. **Advanced** means doing so in demanding poses too. When in doubt, take the easier class: you can always make it harder for yourself.",
    next: ["What does beginner mean?", "How does a class go?"],
  },
  {
    id: "beginner",
    name: "what beginner means",
    words:
      "what does beginner mean, what is a beginner, what does beginners mean, how long am i a beginner, how long is someone a beginner, yoga for beginners, how do i start yoga, how to start yoga, how do i start with yoga, where do i start with yoga, how do i begin yoga, new to yoga, i am new to yoga, im new to yoga, i am a beginner, im a beginner, i am a complete beginner, im a complete beginner, i am an absolute beginner, i am a total beginner",
    wordsIn: {
      es: "soy principiante, yoga para principiantes, empezar con yoga",
      de: "bin anfänger, bin anfängerin, yoga für anfänger, mit yoga anfangen",
      fr: "je suis débutant, je suis débutante, yoga pour débutants, débuter le yoga, commencer le yoga",
      hi: "shuruaat kaise, naye log, शुरुआत कैसे",
    },
    answer:
      "A beginner is anyone to whom the poses are still new, whatever their age or strength. To start, learn a handful well: mountain, cat-cow, child's pose, downward dog, low lunge, bridge, and resting at the end. One class a week and ten minutes at home are plenty. Move slowly, keep the breath easy, and **ask a lot**. If you have a health condition, speak with your doctor first.",
    next: ["What about my first class?", "How often should I practise?"],
  },
  {
    id: "online-or-studio",
    name: "online or in a studio",
    words:
      "online or studio, studio or online, online or in person, in person or online, online versus studio, online vs studio, yoga with videos, yoga videos, youtube yoga, yoga on youtube, yoga from youtube, yoga app, yoga apps, learn yoga online, learn yoga from videos, is online yoga good, can i learn yoga at home",
    wordsIn: {
      es: "yoga en línea, yoga online, online o presencial",
      de: "online yoga, online oder studio, yoga videos",
      fr: "yoga en ligne, en ligne ou en studio",
      hi: "online yoga, ऑनलाइन योग",
    },
    answer:
      "Both have their place. In a room a teacher sees you, helps you and keeps you from habits that hurt, which matters most **in your first months and with health troubles**. Online is handy for short practice on busy days. A good mix is to learn in class and repeat at home. With a video, choose one level easier than you think, and never learn headstand from it.",
    next: ["Can I practise alone at home?", "Should I film myself?"],
  },
  {
    id: "filming-oneself",
    name: "filming oneself",
    words:
      "film myself, should i film myself, filming myself, record myself, recording myself, should i record myself, video of myself, video myself, take a picture of my pose, take pictures of my poses, photo of my pose, photos of my poses, check my form on video",
    wordsIn: {
      es: "grabarme, filmarme",
      de: "mich filmen, mich aufnehmen",
      fr: "me filmer",
      hi: "apna video, अपना वीडियो",
    },
    answer:
      "Yes, now and then it can be useful. Set the phone on the floor at the side, film one pose, and look at **one thing only**, such as whether your back is long. Seeing and feeling are often far apart, and that is interesting. Then put it away, so that it does not become a show. If you tend to be hard on how you look, leave it, and ask a teacher instead.",
    next: ["What is alignment?", "Do I need a mirror?"],
  },
  {
    id: "practising-alone",
    name: "practising alone at home",
    words:
      "practise alone, practice alone, practise alone at home, practice alone at home, practising alone, practicing alone, practise at home, practice at home, practise on my own, practice on my own, practise by myself, practice by myself, yoga alone, yoga at home, yoga by myself, yoga on my own, home practice, home practise, self practice, yoga without a teacher, can i do yoga without a teacher",
    wordsIn: {
      es: "practicar solo, practicar sola, yoga en casa",
      de: "alleine üben, allein üben, yoga zu hause, yoga zuhause",
      fr: "pratiquer seul, pratiquer seule, yoga à la maison",
      hi: "ghar par yoga, akele yoga, घर पर योग, अकेले योग",
    },
    answer:
      "Yes, with poses you already know. Clear a space as long as you with your arms out, and keep it simple: two minutes of breathing, a warm-up, three or four poses, and a rest. Leave headstand, handstand and strong breath work for class. Keep a phone in reach if you live alone and feel unsteady. **A short practice that is yours** teaches you to listen to your body.",
    next: ["How to make it a habit?", "Online or studio?"],
  },
  {
    id: "teacher-training",
    name: "becoming a teacher",
    words:
      "what is a teacher training, should i do a teacher training, become a yoga teacher, becoming a yoga teacher, become a yoga instructor, becoming a yoga instructor, how do i become a yoga teacher, how to become a yoga teacher, 200 hour training, 200 hours training, 200 hour teacher training, 200 hour course, 500 hour training, am i ready for teacher training, certified yoga teacher, yoga certification",
    wordsIn: {
      es: "ser profesor de yoga, ser profesora de yoga, formación de profesores de yoga",
      de: "yogalehrer werden, yogalehrerin werden, yogalehrer ausbildung",
      fr: "devenir professeur de yoga, devenir prof de yoga",
      hi: "yoga teacher banna, योग शिक्षक बनना",
    },
    answer:
      "A teacher training is a course in poses, breath, anatomy, the tradition and how to teach. Many last 200 hours or more, spread over months or packed into weeks. In many countries the title is not protected, so quality differs a lot. It helps to have practised **regularly for two years or so**. Ask who teaches, how much you will teach yourself, and what graduates say. Your own teacher may know good ones.",
    next: ["What are the eight limbs?", "What level am I?"],
  },
];

export const ideas: Idea[] = [
  ...breathAndBodyWords,
  ...styles,
  ...stillness,
  ...timeAndHabit,
  ...gear,
  ...foodAndDrink,
  ...people,
  ...bodySigns,
  ...aims,
  ...bigPoses,
  ...inClass,
];
