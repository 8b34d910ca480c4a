import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { vendorsOnPage } from './share-with.ts';

export const venue: BookingPage = {
  route: paths.location,
  title: 'Find a venue in Delhi-NCR',
  metaDescription:
    'Hotels, resorts, farmhouses and banquet halls in Delhi, Faridabad, Gurgaon and Noida. Say how many guests and when; we check which are free.',
  intro:
    'Choose a region and a kind of place, tell us how many guests, and we come back with halls and lawns that fit and are free.',
  picture: 'service/venue',
  pictureAlt:
    'A symmetrical palace venue at golden hour with a long reflecting pool, clipped hedges and rows of lamps',
  whatYouGet: [
    'Three to five places that fit your count, region and date',
    'What is inside the rent and what is charged apart',
    'Parking, metro, power, rooms and rain plan for each',
    'Rules on outside caterers and decorators, and the hour at which music stops',
    'Visits arranged one after another on a single day',
  ],
  steps: [
    {
      title: 'Region, type, guests',
      sentence: 'Delhi-NCR, Faridabad, Gurgaon or Noida; hotel, resort, farmhouse or banquet hall.',
    },
    { title: 'See what is free', sentence: 'We call the places and send back the ones that have your date.' },
    {
      title: 'Visit and hold',
      sentence: 'You visit, ask our twenty questions and pay the token directly to the venue.',
    },
  ],
  afterYouSend: `We call places in your region to ask about the date before we write to you. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'Farmhouse or banquet hall?',
      answer:
        'A hall is easier in very hot or cold weeks, for elders and for late hours. A farmhouse gives space, your own caterer and the open sky, but you arrange power, weather and parking. Our blog compares both with numbers.',
    },
    {
      question: 'How early should we book?',
      answer:
        'For saaya dates six to ten months, for other weekends three to four, for a weekday function often only a few weeks.',
    },
    {
      question: 'What guest number should I write?',
      answer:
        'The number you honestly expect at the same time, not the invitation list. A hall that is one fifth empty feels empty.',
    },
    {
      question: 'Can we serve drinks at a farmhouse?',
      answer:
        'Only with a temporary permit from the excise department of the state where the place lies. Delhi, Haryana and Uttar Pradesh differ in fees, hours and ages. Check for your date. (Checked on 15 November 2026.)',
    },
    {
      question: 'Is the token refundable?',
      answer:
        'It depends on the venue. Ask for the rule in writing: what comes back if you cancel, and what is carried over if you shift the date.',
    },
    {
      question: 'Do you show places outside the four regions?',
      answer:
        'Choose the nearest region and write the place in the description, for example Ghaziabad, Sonipat or Neemrana. We will tell you honestly if we cannot help there.',
    },
  ],
  enquiry: 'venue',
  blogs: 'events',
  shareWith: vendorsOnPage,
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['venue'],
    heading: 'Venues in Delhi-NCR',
  },
  formHeading: 'Ask for a venue',
};
