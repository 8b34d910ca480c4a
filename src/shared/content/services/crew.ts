import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { t } from '#words/t.ts';

export const crew: BookingPage = {
  route: paths.crew,
  title: t('Hire crew for your event'),
  metaDescription: t(
    'Hosts, ushers, registration desk and helping hands for events in Delhi-NCR. One to ten people, trained adults, with languages you can choose.',
  ),
  intro: t(
    'Polite, trained adults who welcome guests, guide them, look after a desk or keep a programme on time. Book one person or up to ten.',
  ),
  picture: 'service/crew',
  pictureAlt: t(
    'A row of event crew ready for work: an usher with a tray, a coordinator with a clipboard, a photographer, a technician in a helmet and a host in a lehenga',
  ),
  first: {
    heading: t('One person, one shift'),
    rows: [
      [t('Eight hours'), t('about ₹1,500 to ₹4,000 a person')],
      [t('You arrange'), t('meals, and travel after 10 pm')],
      [t('More than ten people'), t('we arrange it by phone')],
    ],
  },
  whatYouGet: [
    t('Between one and ten people for a day or an evening'),
    t('Profiles with languages, qualification and interests'),
    t('A briefing call before the event'),
    t('A lead for teams of four and more'),
    t('Clear hours, meals, dress and travel in the quote'),
  ],
  steps: [
    {
      title: t('Say how many and for what'),
      sentence: t(
        'Date, hours, place and the work: welcome, registration, stage, gifts, guests from abroad.',
      ),
    },
    {
      title: t('Choose the people'),
      sentence: t('Look at the profiles, or let us suggest a team with the right languages.'),
    },
    {
      title: t('Brief them once'),
      sentence: t('A short call the day before settles dress, place and who gives instructions.'),
    },
  ],
  afterYouSend: t('We check who is free in the hours you gave.'),
  questions: [
    {
      question: t('What does a crew member cost?'),
      answer: t(
        'Very roughly ₹1,500 to ₹4,000 a person for a shift of eight hours, depending on work, languages and date. Travel after 10 pm and meals are arranged by the host.',
      ),
    },
    {
      question: t('How old are the crew members?'),
      answer: t('Every crew member is an adult. We do not list anybody under 18.'),
    },
    {
      question: t('Can I ask for a certain person?'),
      answer: t(
        'Yes, use the contact button on that person’s card. If they are not free, we suggest someone similar.',
      ),
    },
    {
      question: t('We need more than ten people. What now?'),
      answer: t(
        'Send the form for ten and write the real number in the description. Larger teams are arranged by phone.',
      ),
    },
    {
      question: t('What should we arrange for the crew?'),
      answer: t(
        'A meal, water, a place to sit for a short break, a safe place for bags, and a cab home when the shift ends late.',
      ),
    },
    {
      question: t('How can I join as crew?'),
      answer: t(
        'Use the sign-up link on the page, or write to us from the contact page. You must be 18 or older.',
      ),
    },
  ],
  enquiry: 'crew',
  blogs: 'events',
  shareWith: t('the vendors named on this page'),
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['crew', 'Freelancer'],
    heading: t('Agencies with larger teams'),
  },
  formHeading: t('Book crew'),
};
