import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const decoration: BookingPage = {
  route: paths.decoration,
  title: t('Decoration, flowers and tents'),
  metaDescription: t(
    'Mandap, flowers, light and tents for functions in Delhi-NCR. Share a picture of what you like and the place; get quotes by item, not by mood.',
  ),
  intro: t(
    'A mandap of marigold, a stage for the reception, string lights on a terrace. Show us what you like and where it will stand.',
  ),
  picture: 'service/decoration',
  pictureAlt: t(
    'A flower-covered swing under a canopy of hanging marigold and white strands, with pink drapes and lamps on the floor',
  ),
  first: {
    heading: t('What it costs, by place'),
    rows: [
      [t('At home or on a terrace'), t('about ₹15,000 to ₹40,000')],
      [t('In a banquet hall'), t('about ₹80,000 to ₹2 lakh')],
      [t('On open ground'), t('more: tents come first')],
    ],
    prices: 'decoration',
  },
  whatYouGet: [
    t('Decorators who work with your kind of place: hall, lawn, terrace, temple, home'),
    t('A quote by item: entrance, stage, mandap, aisle, tables, light'),
    t('Real flowers, cloth or a mix, said plainly, with the names of the flowers'),
    t('Tents, flooring, side walls and heaters for winter evenings'),
    t('Hours for setting up and taking down, agreed with the venue'),
    t('What is hired and what is yours to keep'),
  ],
  steps: [
    {
      title: t('Show the place'),
      sentence: t('Send the venue, the function and two or three pictures that you like.'),
    },
    {
      title: t('Read the items'),
      sentence: t('Quotes come back as a list with sizes, so that you can leave out what you do not need.'),
    },
    {
      title: t('Walk the site'),
      sentence: t('The decorator visits with you, measures, and you settle the date and the hours.'),
    },
  ],
  afterYouSend: t('We speak to decorators who know your venue or one like it.'),
  questions: [
    {
      question: t('What does decoration cost?'),
      answer: t(
        'Very roughly ₹15,000 to ₹40,000 at home or on a terrace, ₹80,000 to ₹2 lakh in a banquet hall, and more on open ground, where tents and flooring come first. Flowers in season bring it down most.',
      ),
    },
    {
      question: t('Which flowers are in season?'),
      answer: t(
        'Marigold, tuberose, chrysanthemum and roses are plentiful from November to February; mogra and lotus from about April to August. In May and June cloth and leaves last better than petals.',
      ),
    },
    {
      question: t('Is a cloth ceiling safe in rain?'),
      answer: t(
        'It is not a roof. Ask in writing which parts are waterproof. The mandap, the stage, the food line and the electric board should be.',
      ),
    },
    {
      question: t('Can we reuse one set for two functions?'),
      answer: t(
        'Often yes, within two days at the same place. The frame stays, and cloth, flowers and light are changed overnight.',
      ),
    },
    {
      question: t('Who gives permission for a tent in the colony park?'),
      answer: t(
        'The municipal body or the agency that owns the park, often through the residents’ association, with a deposit. Begin a month ahead.',
      ),
    },
    {
      question: t('What happens to the flowers afterwards?'),
      answer: t(
        'Ask the decorator to separate flowers from wire and foam. Groups in the city collect them for compost, colour and incense.',
      ),
    },
  ],
  enquiry: 'decoration',
  blogs: 'events',
  shareWith: t('these decorators'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['decoration'],
    heading: t('Decorators in Delhi-NCR'),
  },
  formHeading: t('Ask for decoration'),
};
