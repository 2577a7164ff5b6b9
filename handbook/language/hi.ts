import type { LanguageWords } from "./words.ts";

/** Hindi, in its own letters and in Latin ones. */
export const hi: LanguageWords = {
  marks: `hai hain mein mera mere meri mujhe nahi nahin kya aur ki ka ke karu karun hoon hun ko se ho raha rahi gaya gayi tha thi
    liye bhi kaise kaun koi ab toh bahut kar sakta sakti pehle baad wala hu h hua hui main laga lagi unko है हैं में मेरा मेरे मेरी मुझे नहीं क्या और की का के को से हो`,
  numbers: `ek=1 do=2 teen=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 chhah=6 saat=7 aath=8 nau=9 das=10 barah=12 pandrah=15 bees=20 तीन=3 दो=2 एक=1 चार=4
    पांच=5 पाँच=5 छह=6 छः=6 सात=7 आठ=8 नौ=9 दस=10`,
  units: {
    day: "din, dino, दिन, दिनों",
    week: "hafta, hafte, hafton, हफ्ता, हफ्ते, हफ़्ते, हफ्तों",
    month: "mahina, mahine, mahino, महीना, महीने, महीनों",
    year: "saal, saalo, barson, साल, सालों, वर्ष",
  },
  months: "जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, नवंबर, दिसंबर",
  beforeMonth: "",
  between: "kareeb, lagbhag, करीब, लगभग",
  ago: "pehle, pahle, पहले",
  ahead: "har, हर",
  justNow:
    "kal, aaj, abhi abhi, abhi, haal hi mein, pichhle hafte, pichle hafte, pichle mahine, naya, nayi, कल, आज, अभी, हाल ही में, पिछले हफ्ते, पिछले महीने, नया, नई",
  longAgo: "bachpan mein, bahut saal pehle, salon pehle, बचपन में, सालों पहले",
  lasting:
    "saalon se, mahino se, hamesha, purana dard, bahut samay se, सालों से, महीनों से, हमेशा, पुराना, बहुत समय से",
  severe: "bahut tez, bardasht nahi, asahniya, bahut zyada dard, बहुत तेज, बर्दाश्त नहीं, असहनीय, बहुत ज्यादा दर्द",
  denials: {
    none: "no, bina, बिना, na to, na koi",
    direct: "न, ना",
    after:
      "nahi hai, nahin hai, nahi h, nahi hoon, nahi hu, nahi hun, nahin hoon, nahi, nahin, nai hai, नहीं है, नहीं हूँ, नहीं हूं, नहीं",
    nothing: `neend nahi, nahi aati, nahi pata, pata nahi, nahi hota, nahi ho raha, nahi ja raha, nahi jata, bardasht nahi, नींद नहीं, नहीं आती, पता नहीं, नहीं होता, नहीं जा रहा, बर्दाश्त नहीं`,
    fillers: "koi, कोई, bhi, भी",
    turns: "lekin, magar, par, kyunki, jab, aur, लेकिन, मगर, पर, क्योंकि, जब, और",
    joins: "ya, या",
    fine: "theek hai, thik hai, ठीक है, ठीक हैं",
  },
  figures: "dil se, dil ki baat, kandhe se kandha, दिल से, दिल की बात",
  conditions: {
    "heart-failure": "heart failure",
    "exercise-asthma": "exercise asthma",
    "placenta-praevia": "placenta previa",
    "prostate-surgery": "prostate operation",
    "chest-port": "chemo port",
    glaucoma:
      "ग्लूकोमा, काला मोतिया, kala motia, kaala motiya, glaucoma, aankh ka pressure, aankhon ka pressure, आँख का दबाव, आंखों का प्रेशर",
    "eye-gas": "aankh mein gas, आँख में गैस",
    retina:
      "रेटिना, motiyabind, मोतियाबिंद, aankh ka operation, aankhon ka operation, आँख का ऑपरेशन, आंखों का ऑपरेशन, retina, parda fatna, आंख का पर्दा",
    "high-blood-pressure":
      "उच्च रक्तचाप, हाई बीपी, high bp, bp high, bp ki dawa, bp ki goli, बीपी की, बीपी हाई, ब्लड प्रेशर हाई, हाई ब्लड प्रेशर, bp badha, bp badh, bp zyada, ब्लड प्रेशर ज्यादा, bp ki bimari, bp ki problem, bp|ब्लड प्रेशर|बीपी|blood pressure & dawa|dawai|goli|दवा|दवाई|गोली|high|हाई|zyada|ज्यादा|badha|बढ़ा",
    "low-blood-pressure": "लो बीपी, low bp, bp low, bp kam, बीपी लो, बीपी कम, लो ब्लड प्रेशर",
    pots: "pots syndrome, mujhe pots, khade hone par dil tez, khade hote hi dil, खड़े होते ही दिल, खड़े होने पर धड़कन, khade hone par dhadkan, khade|खड़े & dhadkan|dil tez|धड़कन|दिल तेज",
    "heart-disease":
      "दिल की बीमारी, दिल की, dil ki bimari, dil ki beemari, dil ka daura, हार्ट अटैक, दिल का दौरा, heart ki problem, heart ki bimari, हार्ट की, stent laga, स्टेंट, bypass, बायपास, बाईपास, हृदय रोग, dil ka mareez, दिल का मरीज, heart patient, dil|heart|दिल|हार्ट & stent|operation|ऑपरेशन|bimari|बीमारी|mareez|मरीज|kamzor|कमजोर|valve",
    pacemaker: "pacemaker, पेसमेकर, पेस मेकर",
    "recent-device":
      "pacemaker laga, pacemaker lagaya, pacemaker lagwaya, naya pacemaker, पेसमेकर लगा, पेसमेकर लगाया, नया पेसमेकर, पेसमेकर लगवाया",
    "past-stroke": "लकवा, lakwa, stroke aaya, stroke hua, स्ट्रोक, paralysis, पक्षाघात, falij, फालिज",
    pregnancy:
      "गर्भवती, garbhvati, garbhwati, pet se hoon, pet se hun, pet se hu, pregnant, pregnancy, प्रेग्नेंट, प्रेगनेंट, गर्भ, garbh, garbhavastha, गर्भावस्था, bachcha hone wala, बच्चा होने वाला, maa banne wali, माँ बनने वाली",
    "pelvic-girdle":
      "pelvic girdle, pedu ki haddi, pelvis mein dard, पेल्विस में दर्द, कूल्हे की हड्डी आगे, प्यूबिक, pubic bone",
    "after-birth":
      "delivery ke baad, डिलीवरी के बाद, delivery hui, डिलीवरी हुई, bachcha hua, बच्चा हुआ, bacha hua, prasav, प्रसव, c section, सी सेक्शन, सिजेरियन, cesarean, operation se bachcha, doodh pilati, दूध पिलाती, बच्चे के जन्म, delivery|डिलीवरी|bachcha|बच्चा & mahine|hafte|महीने|हफ्ते|hua|हुआ|hui|हुई",
    "pelvic-floor":
      "pelvic floor, neeche bhaari, neeche bhari, नीचे भारीपन, नीचे भारी, bachchedani neeche, बच्चेदानी, pishab nikal, peshab nikal, पेशाब निकल, पेशाब लीक, prolapse",
    diastasis:
      "diastasis, डायस्टेसिस, pet ki maanspeshiyan alag, pet ki muscles alag, पेट की मांसपेशियां अलग, पेट की मांसपेशियाँ",
    osteoporosis:
      "ऑस्टियोपोरोसिस, osteoporosis, हड्डियाँ कमज़ोर, हड्डियां कमजोर, haddiyan kamzor, haddiyan kamjor, haddi kamzor, हड्डी कमजोर, कमजोर हड्डियां, kamzor haddiyan",
    "recent-fracture":
      "haddi tooti, haddi toot, haddi tut, हड्डी टूट, हड्डी टूटी, fracture, फ्रैक्चर, plaster, प्लास्टर, पलस्तर, haddi|haath|pair|हड्डी|हाथ|पैर & toot|tooti|fracture|टूट|टूटी|फ्रैक्चर|plaster|प्लास्टर",
    disc: "स्लिप डिस्क, slip disc, slipped disc, disc ki problem, डिस्क, l4 l5, l5 s1",
    sciatica: "साइटिका, siatica, sciatica, saitika, shiatika, सायटिका",
    "narrow-canal": "spinal stenosis, reedh ki nali sankri, reedh ki nali patli, रीढ़ की नली संकरी",
    ankylosing: "ankylosing spondylitis, रीढ़ जुड़ गई, reedh jud gayi",
    spine:
      "रीढ़ की हड्डी, reedh ki haddi, scoliosis, स्कोलियोसिस, spine ka operation, रीढ़ का ऑपरेशन, spondylitis, spondylosis, स्पॉन्डिलाइटिस",
    "neck-injury": "cervical, सर्वाइकल, gardan ki chot, गर्दन की चोट, cervical spondylosis",
    "hip-replacement":
      "kulha badla, kulha badalwaya, कूल्हा बदला, कूल्हे का ऑपरेशन, kulhe ka operation, hip replacement, हिप रिप्लेसमेंट, kulhe ka replacement, नया कूल्हा, kulha|kulhe|hip|कूल्हा|कूल्हे & replacement|badla|badalwaya|बदला|बदलवाया|रिप्लेसमेंट",
    "knee-replacement":
      "ghutna badla, ghutna badalwaya, घुटना बदला, घुटने बदलवाए, knee replacement, नी रिप्लेसमेंट, ghutne ka replacement, nakli ghutna, घुटना बदलवाया, ghutna|ghutne|knee|घुटना|घुटने & replacement|badla|badalwaya|badle|बदला|बदलवाया|रिप्लेसमेंट",
    "new-joint": "naya kulha laga, naya ghutna laga, नया कूल्हा लगा, नया घुटना लगा",
    "knee-injury":
      "ghutne ki chot, घुटने की चोट, meniscus, ligament, लिगामेंट, ghutne ka operation, घुटने का ऑपरेशन",
    "recent-surgery": "ऑपरेशन, operation, operation hua, surgery hui, सर्जरी, surgery, टांके, taanke, tanke",
    hernia: "हर्निया, hernia",
    epilepsy: "मिर्गी, mirgi, mirgee, daure padte, दौरे पड़ते, epilepsy",
    hypermobility: "jod dheele, जोड़ ढीले, hypermobile, jode dheele, बहुत लचीले जोड़, jod khisak, जोड़ खिसक",
    "slipping-shoulder":
      "kandha utar, कंधा उतर, kandha nikal, कंधा निकल, kandha khisak, कंधा खिसक, shoulder nikal, shoulder utar, kandha|shoulder|कंधा & utar|nikal|khisak|उतर|निकल|खिसक",
    vertigo: "चक्कर, chakkar, chakar, sar ghoomta, sir ghoomta, सिर घूमता, vertigo",
    "wrist-injury": "कलाई, kalai",
    "shoulder-injury":
      "kandha jam, कंधा जाम, frozen shoulder, फ्रोजन शोल्डर, kandhe mein dard, कंधे में दर्द, kandhe ki chot, कंधे की चोट",
    asthma:
      "दमा, अस्थमा, dama, asthma, इनहेलर, inhaler, saans phoolna, saans phulna, सांस फूलना, saans ki bimari",
    diabetes:
      "मधुमेह, शुगर, sugar ki bimari, sugar hai, diabetes, madhumeh, डायबिटीज, sugar ka mareez, sugar badhi, sugar ki problem, डायबिटीस, sugar|शुगर & dawa|dawai|goli|दवा|high|हाई|badhi|बढ़ी|patient|mareez",
    insulin: "insulin, इंसुलिन, इन्सुलिन",
    arthritis: "गठिया, gathiya, gathia, arthritis, आर्थराइटिस, jodon ka dard, जोड़ों का दर्द, जोड़ों में सूजन",
    "leg-clot": "pair mein khoon ka thakka, dvt",
    "blood-thinners": "khoon patla, खून पतला, blood thinner, blood thinners, ब्लड थिनर, खून पतला करने",
    "cancer-treatment": "कैंसर, cancer, chemo, chemotherapy, कीमो, कीमोथेरेपी, kemo, radiation, रेडिएशन",
    lymphoedema: "lymphedema, haath mein sujan, हाथ में सूजन, lymph node, लिम्फ",
    "trauma-or-bipolar": "bipolar, बाइपोलर, ptsd, trauma, सदमा, sadma",
    maoi: "maoi",
    "beta-blockers": "beta blocker, बीटा ब्लॉकर",
    reflux:
      "acidity, एसिडिटी, khatti dakar, खट्टी डकार, seene mein jalan, सीने में जलन, acid reflux, gastric, khatte dakar",
    ms: "multiple sclerosis, मल्टीपल स्क्लेरोसिस, mujhe ms",
    parkinsons: "parkinson, पार्किंसन, parkinsons, पार्किंसंस, haath kaanpte, हाथ कांपते",
    neuropathy: "pair sunn, पैर सुन्न, neuropathy, न्यूरोपैथी, पैरों में सुन्न",
    "long-covid":
      "long covid, covid ke baad, कोविड के बाद, corona ke baad, कोरोना के बाद, लॉन्ग कोविड, covid se, jab se covid, covid|corona|कोविड|कोरोना & thakan|थकान|kamzori|कमजोरी|thak",
    older: "girne ka dar, गिरने का डर, chhadi, छड़ी, buzurg, बुजुर्ग, ladkhada, लड़खड़ा",
    aneurysm: "aneurysm, एन्यूरिज्म, dimag ki nas mein sujan, दिमाग की नस में सूजन",
    "opened-chest": "open heart surgery, ओपन हार्ट सर्जरी, chhati khol kar operation, छाती खोलकर",
    "varicose-veins": "varicose, वैरिकोज, nason ka phoolna",
    anaemia: "anemia, एनीमिया, khoon ki kami, खून की कमी, iron ki kami, आयरन की कमी",
    fainting: "behosh, बेहोश, behoshi, बेहोशी, gash, ग़श",
    "gave-blood": "khoon diya, रक्तदान, raktdaan, blood donate",
    concussion: "concussion, sir par chot, sar par chot, sir mein chot, सिर पर चोट, सिर में चोट",
    "brain-pressure": "hydrocephalus, brain tumor, ब्रेन ट्यूमर, dimag ka operation, दिमाग का ऑपरेशन",
    migraine: "माइग्रेन, migraine, aadhasisi, आधासीसी",
    "ear-condition":
      "tinnitus, kaan bajna, kaan mein seeti, कान बजना, कान में सीटी, kaan ka parda, कान का पर्दा",
    jaw: "jabda jam, जबड़ा जाम, jabde ka jod, जबड़े का जोड़",
    "dental-surgery": "akal daad, अक्ल दाढ़, daant nikalwaya, दांत निकलवाया",
    "low-vision": "dikhai nahi deta, दिखाई नहीं देता, andha, नेत्रहीन, netraheen, दृष्टिबाधित",
    "cold-or-flu":
      "zukam, जुकाम, sardi lagi, सर्दी लगी, flu, फ्लू, sinus, साइनस, naak band, नाक बंद, nimonia, निमोनिया",
    "loose-neck": "down syndrome, डाउन सिंड्रोम, gardan dheeli, गर्दन ढीली",
    rheumatoid: "rheumatoid, रूमेटाइड, रुमेटाइड",
    fibromyalgia: "fibromyalgia, फाइब्रोमायल्जिया",
    "elbow-injury": "tennis elbow, kohni mein dard, कोहनी में दर्द",
    "arm-nerve": "haath sunn, हाथ सुन्न, haath mein jhunjhuni, हाथ में झुनझुनी",
    "hip-injury": "kulhe mein dard, कूल्हे में दर्द, kulhe ki arthritis",
    "leg-muscle-injury": "maanspeshi fat, मांसपेशी फट, muscle phat gaya, naska khichav",
    "foot-injury":
      "takhne mein moch, टखने में मोच, pair mein moch, पैर में मोच, moch, मोच, plantar fasciitis, edi mein dard, एड़ी में दर्द",
    "rib-injury": "pasli tooti, पसली टूट, pasli|पसली & toot|tooti|टूट|टूटी|fracture",
    amputation: "pair kata, पैर कटा, nakli pair, नकली पैर, haath kata, हाथ कटा",
    wheelchair: "wheelchair, व्हीलचेयर, chal nahi sakta, chal nahi sakti, चल नहीं सकता, चल नहीं सकती",
    "spinal-cord": "reedh ki nas, spinal cord, स्पाइनल कॉर्ड, मेरुरज्जु",
    "cerebral-palsy": "cerebral palsy, सेरेब्रल पाल्सी, ardhang, अर्धांग",
    dementia: "dementia, डिमेंशिया, alzheimer, अल्जाइमर, bhoolne ki bimari, भूलने की बीमारी",
    "implanted-stimulator": "nerve stimulator, feeding tube",
    caesarean: "c section, सी सेक्शन, सिजेरियन, cesarean, operation se bachcha, operation se delivery",
    "pregnancy-loss": "garbhpaat, गर्भपात, miscarriage, मिसकैरेज, bachcha gir gaya",
    "fertility-treatment": "ivf, आईवीएफ, आई वी एफ, fertility treatment",
    endometriosis: "endometriosis, एंडोमेट्रियोसिस, rasoli, रसौली, bachchedani mein ganth",
    "breast-surgery": "mastectomy, मास्टेक्टॉमी, stan ka operation, स्तन का ऑपरेशन, breast ka operation",
    "bone-metastases": "haddi ka cancer, हड्डी का कैंसर, haddiyon mein cancer, हड्डियों में कैंसर",
    "kidney-disease":
      "kidney ki bimari, गुर्दे की बीमारी, kidney fail, किडनी फेल, किडनी की बीमारी, gurde ki bimari",
    dialysis: "dialysis, डायलिसिस",
    transplant: "kidney transplant, किडनी ट्रांसप्लांट, gurda pratyaropan, ट्रांसप्लांट, liver transplant",
    "larger-body": "motapa, मोटापा, bahut mota, bahut moti, zyada wajan, ज्यादा वजन",
    underweight: "anorexia, bulimia, bahut kam wajan, बहुत कम वजन, कुपोषण, kuposhan",
    "weight-loss-injections": "wajan ghatane ka injection, वजन घटाने का इंजेक्शन",
    copd: "copd, सीओपीडी, phephde ki bimari, फेफड़ों की बीमारी, फेफड़े की बीमारी",
    "cannot-lie-flat": "seedha let nahi, सीधा लेट नहीं, letne par saans, लेटने पर सांस",
    "hiatus-hernia": "hiatus hernia, hiatal hernia, हायटस हर्निया",
    stoma: "stoma, colostomy, स्टोमा, कोलोस्टॉमी",
    "bowel-disease": "crohn, क्रोहन, colitis, कोलाइटिस, aanton ki sujan, आंतों की सूजन, pet ka ulcer, पेट का अल्सर",
    "weight-loss-surgery": "bariatric, बेरियाट्रिक, gastric bypass, gastric sleeve",
    haemorrhoids: "bawasir, बवासीर, bawaseer, piles ki bimari",
    panic: "panic attack, पैनिक अटैक, ghabrahat ke daure, घबराहट के दौरे",
  },
  complaints: {
    "lower-back": "kamar dard, kamar mein, peeth dard, peeth mein, कमर दर्द, कमर में, पीठ, पीठ दर्द, kamar, कमर",
    "upper-back": "peeth ke upar, पीठ के ऊपर, kandhon ke beech, कंधों के बीच",
    neck: "gardan, गर्दन, gardan mein dard",
    shoulders: "kandha, kandhe, कंधा, कंधे, कंधों",
    wrists: "kalai, कलाई, kohni, कोहनी",
    hips: "kulha, kulhe, कूल्हा, कूल्हे",
    knees: "ghutna, ghutne, ghutno, घुटना, घुटने, घुटनों",
    feet: "paon, pair ka talwa, edi, एड़ी, पैर का तलवा, takhna, टखना, talwe, तलवे, pindli, पिंडली",
    sciatica: "साइटिका, siatica, sciatica",
    headache: "sar dard, sir dard, sardard, sirdard, सिर दर्द, सिरदर्द, sir mein dard, सिर में दर्द, jabda, जबड़ा",
    migraine: "माइग्रेन, migraine, aadhasisi",
    sleep: "neend, नींद, neend nahi, so nahi, सो नहीं, anidra, अनिद्रा",
    stress: "tanav, तनाव, tension, टेंशन, stress, स्ट्रेस, gussa, गुस्सा",
    anxiety: "ghabrahat, chinta, चिंता, घबराहट, bechaini, बेचैनी, anxiety",
    "low-mood": "udaas, udas, उदास, udasi, उदासी, depression, डिप्रेशन, akela, अकेला",
    digestion:
      "kabz, कब्ज, कब्ज़, pet phula, पाचन, pachan, गैस, gas, pet kharab, पेट खराब, pet phoolna, पेट फूल, apach, अपच",
    cramps: "mahavari, माहवारी, मासिक, periods, period, पीरियड, पीरियड्स",
    "pregnancy-first": "garbhvati, गर्भवती, pregnant, प्रेग्नेंट, pet se hoon, प्रेगनेंट",
    "pregnancy-second": "doosri timahi, दूसरी तिमाही",
    "pregnancy-third": "teesri timahi, तीसरी तिमाही",
    "after-birth": "delivery ke baad, डिलीवरी के बाद, prasav ke baad, प्रसव के बाद",
    menopause: "rajonivritti, रजोनिवृत्ति, menopause, मेनोपॉज",
    "blood-pressure": "bp, बीपी, रक्तचाप, ब्लड प्रेशर, blood pressure",
    asthma: "दमा, asthma, अस्थमा, dama",
    osteoporosis: "haddiyan kamzor, हड्डियां कमजोर, हड्डियाँ कमज़ोर",
    arthritis: "gathiya, गठिया, jodon, जोड़ों, jodo mein dard",
    diabetes: "मधुमेह, शुगर, diabetes, sugar, डायबिटीज",
    dizziness: "chakkar, चक्कर",
    "desk-work": "ऑफिस, office, computer, कंप्यूटर, din bhar baith, दिन भर बैठ, laptop, लैपटॉप",
    running: "daudna, दौड़, daud, running, marathon, दौड़ना",
    fatigue: "thakan, थकान, thaka, थका, thak gaya, kamzori, कमजोरी, thakavat, थकावट",
    balance: "santulan, संतुलन",
    flexibility: "akdan, अकड़न, jakdan, जकड़न, akad, अकड़",
    core: "pet ki charbi, कोर, core",
  },
  medicines: {
    anticoagulant: "khoon patla karne ki, खून पतला करने की",
    "blood-pressure-tablets": "bp ki dawa, bp ki goli, bp ki dawai, बीपी की दवा, बीपी की गोली",
    "asthma-inhaler": "inhaler, इनहेलर",
  },
};
