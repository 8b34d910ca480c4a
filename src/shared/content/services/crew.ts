import { paths } from '#facts/paths.ts';
import type { BookingPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { vendorsOnPage } from './share-with.ts';

export const crew: BookingPage = {
  route: paths.crew,
  title: 'Hire crew for your event',
  metaDescription:
    'Hosts, ushers, registration desk and helping hands for events in Delhi-NCR. One to ten people, trained adults, with languages you can choose.',
  intro:
    'Polite, trained adults who welcome guests, guide them, look after a desk or keep a programme on time. Book one person or up to ten.',
  picture: 'service/crew',
  pictureAlt:
    'A row of event crew ready for work: an usher with a tray, a coordinator with a clipboard, a photographer, a technician in a helmet and a host in a lehenga',
  whatYouGet: [
    'Between one and ten people for a day or an evening',
    'Profiles with languages, qualification and interests',
    'A briefing call before the event',
    'A lead for teams of four and more',
    'Clear hours, meals, dress and travel in the quote',
  ],
  steps: [
    {
      title: 'Say how many and for what',
      sentence: 'Date, hours, place and the work: welcome, registration, stage, gifts, guests from abroad.',
    },
    {
      title: 'Choose the people',
      sentence: 'Look at the profiles, or let us suggest a team with the right languages.',
    },
    {
      title: 'Brief them once',
      sentence: 'A short call the day before settles dress, place and who gives instructions.',
    },
  ],
  afterYouSend: `We check who is free in the hours you gave. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'What does a crew member cost?',
      answer:
        'Very roughly ₹1,500 to ₹4,000 a person for a shift of eight hours, depending on work, languages and date. Travel after 10 pm and meals are arranged by the host.',
    },
    {
      question: 'How old are the crew members?',
      answer: 'Every crew member is an adult. We do not list anybody under 18.',
    },
    {
      question: 'Can I ask for a certain person?',
      answer:
        'Yes, use the contact button on that person’s card. If they are not free, we suggest someone similar.',
    },
    {
      question: 'We need more than ten people. What now?',
      answer:
        'Send the form for ten and write the real number in the description. Larger teams are arranged by phone.',
    },
    {
      question: 'What should we arrange for the crew?',
      answer:
        'A meal, water, a place to sit for a short break, a safe place for bags, and a cab home when the shift ends late.',
    },
    {
      question: 'How can I join as crew?',
      answer:
        'Use the sign-up link on the page, or write to us from the contact page. You must be 18 or older.',
    },
  ],
  enquiry: 'crew',
  blogs: 'events',
  shareWith: vendorsOnPage,
  vendors: {
    source: 'vendorsEntertainment',
    kinds: ['crew', 'Freelancer'],
    heading: 'Agencies with larger teams',
  },
  formHeading: 'Book crew',
};
