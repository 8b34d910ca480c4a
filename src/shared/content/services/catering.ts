import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const catering: BookingPage = {
  route: paths.catering,
  title: t('Catering in Delhi-NCR'),
  metaDescription: t(
    'Caterers for weddings, pujas and parties in Delhi-NCR. Send your date, meals and head count; get plate prices you can compare line by line.',
  ),
  intro: t(
    'From forty plates of home-style food on the terrace to a wedding dinner for eight hundred. Tell us the date, the meals and the count, and we ask caterers who fit.',
  ),
  picture: 'service/catering',
  pictureAlt: t(
    'Two chefs behind a long live-counter with a tandoor, steaming handis and silver serving dishes under a striped canopy',
  ),
  first: {
    heading: t('A plate, by menu'),
    rows: [
      [t('Simple vegetarian'), t('about ₹700 to ₹1,100')],
      [t('With live counters'), t('about ₹1,200 to ₹2,000')],
      [t('With non-vegetarian dishes'), t('from about ₹1,500')],
    ],
    prices: 'catering',
  },
  whatYouGet: [
    t('Two or three caterers who are free on your date and cook what you like'),
    t('Plate prices in one format: dishes, staff, crockery, water and tax as separate lines'),
    t('A tasting arranged at a time that suits your family'),
    t('Vegetarian, Jain, satvik, non-vegetarian and live-counter menus'),
    t('A check that the caterer shows a 14-digit FSSAI number'),
    t('A short list of what to write into the agreement'),
  ],
  steps: [
    {
      title: t('Tell us the meal'),
      sentence: t('Date, place, head count and the two dishes that must be right.'),
    },
    {
      title: t('Compare quotes'),
      sentence: t('We send back menus and prices laid out the same way, so that you can read across.'),
    },
    {
      title: t('Taste and decide'),
      sentence: t('Meet the caterer, taste the food and settle the agreement directly with them.'),
    },
  ],
  afterYouSend: t('We check which caterers cook in your area and are free that day.'),
  questions: [
    {
      question: t('How early should we book?'),
      answer: t(
        'For a saaya date in November, December or February, three to five months ahead. For a weekday or a small house party, two to three weeks are usually enough.',
      ),
    },
    {
      question: t('What does a plate cost?'),
      answer: t(
        'As a rough range in Delhi-NCR, ₹700 to ₹1,100 for a simple vegetarian menu, ₹1,200 to ₹2,000 with live counters, and from about ₹1,500 with several non-vegetarian dishes. Tax, water and fuel may come on top, so ask for each line.',
      ),
    },
    {
      question: t('Is there a minimum number of guests?'),
      answer: t(
        'Most caterers want 50 to 100 plates. For fewer, tell us the count anyway: home kitchens and small teams take groups of 20 to 40.',
      ),
    },
    {
      question: t('Can the venue refuse our caterer?'),
      answer: t(
        'Yes. Hotels and many banquet halls serve only their own food, and some lawns charge a royalty for an outside caterer. Ask the venue before you pay a token.',
      ),
    },
    {
      question: t('Can we get Jain food at a mixed function?'),
      answer: t(
        'Yes. Ask for a separate counter with its own cook, pans and serving spoons, and give the number of guests who need it.',
      ),
    },
    {
      question: t('What happens to leftover food?'),
      answer: t(
        'Agree on it before the event. Several groups in Delhi collect good food at night if they are told a day ahead, and the caterer packs it while it is still hot.',
      ),
    },
  ],
  enquiry: 'catering',
  blogs: 'events',
  shareWith: t('these caterers'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['catering'],
    heading: t('Caterers in Delhi-NCR'),
  },
  formHeading: t('Ask for catering'),
};
