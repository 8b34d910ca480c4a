import type { InitialSide } from '#platform/content-target.ts';

/** The sentences of the cards in Hindi. */
const sentences: Readonly<Record<string, string>> = {
  entertainment: 'डीजे, ढोल, लाइव संगीत और नाच',
  venue: 'हॉल, लॉन, फ़ार्महाउस और होटल',
  catering: 'मेन्यू, लाइव काउंटर और मिठाइयाँ',
  decorations: 'मंडप, फूल, रोशनी और टेंट',
  'invites-and-gifts': 'कार्ड, रिटर्न गिफ़्ट और दुल्हन के सामान की पैकिंग',
  crew: 'मेज़बान, रास्ता दिखाने वाले और मददगार हाथ',
  'architecture-and-design': 'नक़्शे, ढाँचा और मंज़ूरियाँ',
  'civil-construction': 'नींव, ढाँचा, ईंट और पलस्तर',
  'electrical-and-plumbing': 'तार, पाइप, टंकियाँ और फ़िटिंग',
  interiors: 'रसोई, अलमारियाँ, फ़ॉल्स सीलिंग और रोशनी',
  'painting-and-finishes': 'पुट्टी, रंग, पॉलिश और पत्थर',
  renovation: 'पुराने फ़्लैट, छतें, सीलन और मरम्मत',
};

export const cardSides: readonly InitialSide[] = Object.entries(sentences).map(([of, sentence]) => ({
  of,
  locale: 'hi',
  words: { sentence },
}));
