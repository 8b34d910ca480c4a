import { paths } from '#facts/paths.ts';
import type { OverviewPage } from '../types.ts';
import { eventCards } from '../cards.ts';
import { getAQuote } from '../quote-subjects.ts';
import { t } from '#words/t.ts';

export const eventManagement: OverviewPage = {
  route: paths.weddingVendors,
  title: t('Plan Your Event with Us'),
  metaDescription: t(
    'Weddings and events in Delhi-NCR: venue, catering, decoration, music, gifts and crew. Choose one service or ask for the whole celebration.',
  ),
  intro: t(
    'Six services, from the hall to the helping hands. Choose one card, or ask for the whole celebration and keep one person to talk to.',
  ),
  picture: 'home/need-events',
  pictureAlt: t(
    'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor',
  ),
  first: {
    heading: t('How early to begin'),
    rows: [
      [t('A winter wedding'), t('six to ten months before')],
      [t('A family function'), t('two to three months before')],
      [t('An office event'), t('four to six weeks before')],
    ],
  },
  whatYouGet: [
    t('One enquiry for one service, or for all six'),
    t('A planner from our team who keeps the quotes side by side'),
    t('Vendors who work in your part of the city'),
    t('A simple calendar from today to the day after'),
    t('Honest advice on what can be left out'),
  ],
  steps: [
    {
      title: t('Pick a card'),
      sentence: t('Choose the service you need first and tell us the date and the place.'),
    },
    {
      title: t('Talk for ten minutes'),
      sentence: t('A person calls, asks what matters to your family and notes the budget.'),
    },
    {
      title: t('Choose vendor by vendor'),
      sentence: t('Quotes come in one format; you decide and pay each vendor directly.'),
    },
  ],
  afterYouSend: t('One person from our team takes your event and stays with it.'),
  questions: [
    {
      question: t('Do you plan the whole wedding or only parts?'),
      answer: t(
        'Both. Send one card if you need only a caterer. For the whole event, write so in the description of any card.',
      ),
    },
    {
      question: t('What do you charge for planning?'),
      answer: t(
        'Sending enquiries and receiving quotes is free. If you want someone to manage the days themselves, you receive a separate quote and decide.',
      ),
    },
    {
      question: t('Which kinds of events?'),
      answer: t(
        'Weddings and all their functions, birthdays, anniversaries, pujas, naming days, school and office events, shop openings.',
      ),
    },
    {
      question: t('How early should we begin?'),
      answer: t(
        'Six to ten months for a winter wedding, two to three for a family function, four to six weeks for an office event.',
      ),
    },
    {
      question: t('Can we use some vendors of our own?'),
      answer: t('Of course. Tell us who is already fixed, so that we fit the others around them.'),
    },
    {
      question: t('Do you work outside Delhi?'),
      answer: t(
        'In Delhi, Faridabad, Gurgaon and Noida. For a wedding elsewhere we can only help with what travels, such as cards, gifts and artists.',
      ),
    },
  ],
  enquiry: 'eventManagement',
  blogs: 'events',
  shareWith: t('these vendors'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['venue', 'catering', 'decoration', 'dj', 'gifts', 'Entertainment', 'Freelancer'],
    heading: t('Vendors for your event'),
  },
  cardsHeading: t('Six services for one celebration'),
  cards: eventCards,
  // Crew links to its page.
  quotes: eventCards.filter(({ url }) => url !== paths.crew).map(getAQuote),
  categoriesHeading: t('Or look for something in particular'),
};
