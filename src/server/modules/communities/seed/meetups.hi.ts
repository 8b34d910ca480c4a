import type { InitialSide } from '#platform/content-target.ts';

/** Title, place and description of each meet-up of the demonstration, by its English title. */
const said: Readonly<Record<string, readonly [title: string, place: string, description: string]>> = {
  'The Wedding Table: food for three hundred': [
    'वेडिंग टेबल: तीन सौ लोगों का खाना',
    'ग्रेटर कैलाश-1, नई दिल्ली',
    'दो कैटरर अपने दाम की सूची लाते हैं और हम उसे एक-एक पंक्ति पढ़ते हैं: प्लेट, लोग, बर्तन, पानी, टैक्स। अपना कोटेशन साथ लाइए।',
  ],
  'The Wedding Table: flowers that last till midnight': [
    'वेडिंग टेबल: आधी रात तक ताज़ा रहने वाले फूल',
    'लाजपत नगर-2, नई दिल्ली',
    'सजावट करने वाले दिखाते हैं कि गर्मी में क्या टिकता है, क्या नहीं, और सुबह क्या दोबारा काम आ सकता है।',
  ],
  'Makaan Mandali: bring your quote': [
    'मकान मंडली: अपना कोटेशन लाइए',
    'रोहिणी सेक्टर 9, दिल्ली',
    'एक इंजीनियर ठेकेदारों के पाँच कोटेशन पढ़कर सुनाते हैं और पूछते हैं कि हर एक में क्या छूटा है।',
  ],
  'Makaan Mandali: site visit to a roof before the rains': [
    'मकान मंडली: बारिश से पहले एक छत पर',
    'सेक्टर 29, फ़रीदाबाद',
    'मरम्मत के लिए खुली एक छत: ढलान, पानी की निकासी, परतें। ऐसे जूते पहनिए जिनके गंदे होने की फ़िक्र न हो।',
  ],
  'Shuruaat Circle: the first three regular customers': [
    'शुरुआत सर्कल: पहले तीन पक्के ग्राहक',
    'सेक्टर 18, नोएडा',
    'दो महीने पुरानी एक टिफ़िन रसोई अपने आँकड़े सामने रखती है। केवल सवाल।',
  ],
  'Shuruaat Circle: rent, or a corner of somebody’s shop': [
    'शुरुआत सर्कल: किराये की दुकान, या किसी की दुकान का एक कोना',
    'राजौरी गार्डन, नई दिल्ली',
    'स्कूल बैग बनाने वाली एक महिला पूछती हैं कि किराये का क़रार करें या नहीं। हम एक घंटे तक उनसे सवाल करते हैं।',
  ],
  'Bazaar Walk: Lajpat Nagar, cloth and trimmings': [
    'बाज़ार वॉक: लाजपत नगर, कपड़ा और लेस',
    'लाजपत नगर मेट्रो, गेट 5',
    'लेस से लहँगे तक, ऐसे साथी के साथ जिनकी वहीं दुकान है। छोटे नोट साथ रखिए।',
  ],
  'Bazaar Walk: M Block, breakfast to bangles': [
    'बाज़ार वॉक: एम ब्लॉक, नाश्ते से चूड़ियों तक',
    'एम ब्लॉक मार्केट, मेन गेट',
    'दुकानों के पूरी तरह खुलने से पहले धीमी चाल का एक चक्कर, बीच में चाय।',
  ],
};

/** The meet-ups in Hindi. */
export const meetupSides: readonly InitialSide[] = Object.entries(said).map(
  ([of, [title, place, description]]) => ({ of, locale: 'hi', words: { title, place, description } }),
);
