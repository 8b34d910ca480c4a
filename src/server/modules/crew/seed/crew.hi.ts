import type { InitialSide } from '#platform/content-target.ts';
import { crewSeeds } from './crew.ts';

/** Names and qualifications of the invented crew in Hindi, by their English names. */
const people: Readonly<Record<string, readonly [fullName: string, highestQualification: string]>> = {
  'Aditi Ranganathan': ['अदिति रंगनाथन', 'बीए (ऑनर्स) अंग्रेज़ी'],
  'Manpreet Singh Bedi': ['मनप्रीत सिंह बेदी', 'इवेंट मैनेजमेंट में डिप्लोमा'],
  'Zoya Farooqui': ['ज़ोया फ़ारूक़ी', 'एमए जनसंचार'],
  'Lalthanmawia Ralte': ['लालथनमाविया राल्ते', 'होटल प्रबंधन में स्नातक'],
  'Poulomi Chatterjee': ['पौलमी चटर्जी', 'एमबीए मार्केटिंग'],
  'Deepak Meena': ['दीपक मीणा', 'बीकॉम'],
  'Sneha Kulkarni': ['स्नेहा कुलकर्णी', 'बीएससी पोषण'],
  'Alwyn Lobo': ['एल्विन लोबो', 'बीए पर्यटन'],
  'Nidhi Thakur': ['निधि ठाकुर', 'बीए मनोविज्ञान'],
  'Ishaan Bhardwaj': ['ईशान भारद्वाज', 'फ़ैशन डिज़ाइन में स्नातक'],
  'Gulnaz Bano': ['गुलनाज़ बानो', 'बारहवीं'],
  'Thomas Kurian': ['थॉमस कुरियन', 'बीटेक सिविल'],
};

const genders: Readonly<Record<(typeof crewSeeds)[number]['gender'], string>> = {
  Female: 'महिला',
  Male: 'पुरुष',
  'Non-binary': 'नॉन-बाइनरी',
};

const skills: Readonly<Record<string, string>> = {
  'Airport and hotel desk': 'हवाई अड्डे और होटल का डेस्क',
  Anchoring: 'मंच संचालन',
  Backstage: 'मंच के पीछे का काम',
  'Children’s corner': 'बच्चों का कोना',
  'Dressing room': 'तैयार होने का कमरा',
  'Food counter': 'खाने का काउंटर',
  'Gift table': 'उपहारों की मेज़',
  'Guest welcome': 'मेहमानों का स्वागत',
  'Guests from abroad': 'विदेश से आए मेहमान',
  'Help for elders': 'बुज़ुर्गों की मदद',
  'Loading and setting up': 'सामान उतारना और लगाना',
  'Mehendi corner': 'मेहंदी का कोना',
  'Parking and entry': 'पार्किंग और प्रवेश',
  'Photo corner': 'फ़ोटो का कोना',
  'Press desk': 'पत्रकारों का डेस्क',
  'Registration desk': 'पंजीकरण डेस्क',
  'Stage and green room': 'मंच और ग्रीन रूम',
  'Table service': 'मेज़ पर परोसना',
  'Team lead': 'टीम की अगुवाई',
  'Vendor entry': 'विक्रेताओं का प्रवेश',
};

const languages: Readonly<Record<string, string>> = {
  Arabic: 'अरबी',
  Bangla: 'बांग्ला',
  English: 'अंग्रेज़ी',
  French: 'फ़्रेंच',
  Haryanvi: 'हरियाणवी',
  Hindi: 'हिन्दी',
  Konkani: 'कोंकणी',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Mizo: 'मिज़ो',
  Pahari: 'पहाड़ी',
  Punjabi: 'पंजाबी',
  Rajasthani: 'राजस्थानी',
  Tamil: 'तमिल',
  Urdu: 'उर्दू',
};

const hobbies: Readonly<Record<string, string>> = {
  Alpana: 'अल्पना',
  Badminton: 'बैडमिंटन',
  Baking: 'बेकिंग',
  Bharatanatyam: 'भरतनाट्यम',
  Calligraphy: 'सुलेख',
  Chess: 'शतरंज',
  Choir: 'समूह गान',
  Cooking: 'खाना बनाना',
  Cricket: 'क्रिकेट',
  Crosswords: 'शब्द पहेली',
  Cycling: 'साइकिल चलाना',
  Dhol: 'ढोल',
  Embroidery: 'कढ़ाई',
  Football: 'फ़ुटबॉल',
  Gardening: 'बाग़वानी',
  Guitar: 'गिटार',
  Hockey: 'हॉकी',
  Jazz: 'जैज़',
  Kabaddi: 'कबड्डी',
  Kathak: 'कथक',
  'Long walks': 'लंबी सैर',
  Photography: 'फ़ोटोग्राफ़ी',
  'Poetry evenings': 'मुशायरे',
  Rangoli: 'रंगोली',
  Reading: 'पढ़ना',
  Sailing: 'पाल नौकायन',
  Sketching: 'स्केच बनाना',
  'Street food': 'चाट-पकौड़ी',
  Styling: 'स्टाइलिंग',
  Theatre: 'नाटक',
  Trekking: 'ट्रेकिंग',
};

/** The crew in Hindi. */
export const crewSides: readonly InitialSide[] = crewSeeds.map((member) => {
  const [fullName, highestQualification] = people[member.fullName]!;
  return {
    of: member.fullName,
    locale: 'hi',
    words: {
      fullName,
      highestQualification,
      gender: genders[member.gender],
      height: member.height.replace(/ cm$/, ' सेमी'),
      skills: member.skills.map((skill) => skills[skill]!),
      languages: member.languages.map(({ language }) => ({ of: language, language: languages[language]! })),
      hobbies: member.hobbies.map((hobby) => hobbies[hobby]!),
    },
  };
});
