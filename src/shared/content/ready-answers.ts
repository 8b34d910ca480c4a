/** @file Three ready answers for every vendor to begin with, in both languages: a vendor answers in the language of the family. */
import type { PerLanguage } from '#words/per-language.ts';

/** @where Which ready answers does a new vendor have? */
export const starterAnswers: readonly {
  key: string;
  name: PerLanguage<string>;
  text: PerLanguage<string>;
}[] = [
  {
    key: 'free',
    name: { en: 'We are free', hi: 'हम खाली हैं' },
    text: {
      en: 'Namaste {person},\n\nthank you for asking us. We are free on {day} and would be happy to come to {place}. When may we call you to talk about the details?',
      hi: 'नमस्ते {person},\n\nहमसे पूछने का धन्यवाद। {day} को हम खाली हैं और {place} आने में हमें ख़ुशी होगी। बाकी बातों के लिए हम आपको कब फ़ोन करें?',
    },
  },
  {
    key: 'more',
    name: { en: 'We need to know more', hi: 'कुछ और जानना है' },
    text: {
      en: 'Namaste {person},\n\nthank you for your request. For a price that holds we need to know a little more: is {day} fixed, are {guests} guests right, and what matters most to you?',
      hi: 'नमस्ते {person},\n\nआपके अनुरोध का धन्यवाद। पक्का दाम बताने के लिए कुछ और जानना है: क्या {day} तय है, क्या {guests} मेहमान सही है, और आपके लिए सबसे ज़रूरी क्या है?',
    },
  },
  {
    key: 'quote',
    name: { en: 'The quote follows', hi: 'कोटेशन आ रहा है' },
    text: {
      en: 'Namaste {person},\n\nthank you. We are writing the quote for {guests} guests on {day} and send it here. Ask us anything until then.',
      hi: 'नमस्ते {person},\n\nधन्यवाद। {day} को {guests} मेहमानों का कोटेशन हम बना रहे हैं और यहीं भेजेंगे। तब तक कुछ भी पूछ सकते हैं।',
    },
  },
];
