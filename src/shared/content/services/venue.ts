import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const venue: BookingPage = {
  route: paths.location,
  title: t('Find a venue in Delhi-NCR'),
  metaDescription: t(
    'Hotels, resorts, farmhouses and banquet halls in Delhi, Faridabad, Gurgaon and Noida. Say how many guests and when; we check which are free.',
  ),
  intro: t(
    'Choose a region and a kind of place, tell us how many guests, and we come back with halls and lawns that fit and are free.',
  ),
  picture: 'service/venue',
  pictureAlt: t(
    'A symmetrical palace venue at golden hour with a long reflecting pool, clipped hedges and rows of lamps',
  ),
  first: {
    heading: t('Your day and your guests'),
    rows: [
      [t('A saaya date'), t('six to ten months before')],
      [t('Another weekend'), t('three to four months before')],
      [t('A weekday function'), t('often a few weeks before')],
      [t('Guests to write'), t('the most at one time')],
    ],
    prices: 'venue',
  },
  whatYouGet: [
    t('Three to five places that fit your count, region and date'),
    t('What is inside the rent and what is charged apart'),
    t('Parking, metro, power, rooms and rain plan for each'),
    t('Rules on outside caterers and decorators, and the hour at which music stops'),
    t('Visits arranged one after another on a single day'),
  ],
  steps: [
    {
      title: t('Region, type, guests'),
      sentence: t('Delhi-NCR, Faridabad, Gurgaon or Noida; hotel, resort, farmhouse or banquet hall.'),
    },
    {
      title: t('See what is free'),
      sentence: t('We call the places and send back the ones that have your date.'),
    },
    {
      title: t('Visit and hold'),
      sentence: t('You visit, ask our twenty questions and pay the token directly to the venue.'),
    },
  ],
  afterYouSend: t('We call places in your region to ask about the date before we write to you.'),
  questions: [
    {
      question: t('Farmhouse or banquet hall?'),
      answer: t(
        'A hall is easier in very hot or cold weeks, for elders and for late hours. A farmhouse gives space, your own caterer and the open sky, but you arrange power, weather and parking. Our blog compares both with numbers.',
      ),
    },
    {
      question: t('How early should we book?'),
      answer: t(
        'For saaya dates six to ten months, for other weekends three to four, for a weekday function often only a few weeks.',
      ),
    },
    {
      question: t('What guest number should I write?'),
      answer: t(
        'The number you honestly expect at the same time, not the invitation list. A hall that is one fifth empty feels empty.',
      ),
    },
    {
      question: t('Can we serve drinks at a farmhouse?'),
      answer: t(
        'Only with a temporary permit from the excise department of the state where the place lies. Delhi, Haryana and Uttar Pradesh differ in fees, hours and ages. Check for your date. (Checked on 15 November 2026.)',
      ),
    },
    {
      question: t('Is the token refundable?'),
      answer: t(
        'It depends on the venue. Ask for the rule in writing: what comes back if you cancel, and what is carried over if you shift the date.',
      ),
    },
    {
      question: t('Do you show places outside the four regions?'),
      answer: t(
        'Choose the nearest region and write the place in the description, for example Ghaziabad, Sonipat or Neemrana. We will tell you honestly if we cannot help there.',
      ),
    },
  ],
  enquiry: 'venue',
  blogs: 'events',
  shareWith: t('these venues'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['venue'],
    heading: t('Venues in Delhi-NCR'),
  },
  formHeading: t('Ask for a venue'),
};
