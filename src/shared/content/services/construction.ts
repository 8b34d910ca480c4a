import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#contract/vendor-categories.ts';
import type { BookingPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { vendorsOnPage } from './share-with.ts';

export const construction: BookingPage = {
  route: paths.construction,
  title: 'Book a site visit',
  metaDescription:
    'Building, repairing or renovating in Delhi-NCR? Book a site visit. Tell us the place, the age of the building and what troubles you most.',
  intro:
    'Building work begins with somebody looking at the place. Tell us when, where and what, and we arrange a visit by the right trade.',
  picture: 'construction/civil-construction',
  pictureAlt:
    'Workers on a rising concrete frame at sunrise with a tower crane, a mixer truck and bundles of steel rods below',
  whatYouGet: [
    'A visit by a contractor, engineer or architect who does this kind of work',
    'A plain note of what was seen: what is urgent, what can wait',
    'Quotes by item, so that two of them can be compared',
    'A word on approvals, dust rules and season before you fix dates',
    'The visiting charge, if there is one, told to you before the visit',
  ],
  steps: [
    {
      title: 'Say what and where',
      sentence: 'Colony, floor, age of the building, and the day that suits you.',
    },
    {
      title: 'Meet at the site',
      sentence: 'Someone comes, measures, listens and takes photographs with your leave.',
    },
    {
      title: 'Compare on paper',
      sentence: 'You receive a list of items with quantities and decide in your own time.',
    },
  ],
  afterYouSend: `We ask one or two questions by phone, so that the right person comes. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'Does the site visit cost anything?',
      answer:
        'Asking here is free. Many contractors visit without a charge; architects and structural engineers commonly charge for a visit with a note, very roughly ₹5,000 to ₹20,000. You are told before you agree.',
    },
    {
      question: 'How soon can somebody come?',
      answer:
        'Usually within three to six days in Delhi, Noida, Gurgaon and Faridabad. For a leak or a dangerous crack, write "urgent" in the query and call us as well.',
    },
    {
      question: 'What should I keep ready?',
      answer:
        'Sanctioned plan or any drawing, last electricity bill, photographs of the trouble in different seasons, and a rough idea of the budget.',
    },
    {
      question: 'Do I need permission for repairs?',
      answer:
        'Plaster, paint, floors and fittings usually need none. A new floor, a moved column or a changed outside wall does. Ask your architect and the municipal body for your case.',
    },
    {
      question: 'Can work go on in winter, when the air is bad?',
      answer:
        'Dusty work may be stopped by official order on bad days, often between mid October and January. Indoor work without dust can usually continue. Plan breaking and outside plaster for other months. (Checked on 15 November 2026.)',
    },
    {
      question: 'Who is responsible for the work?',
      answer:
        'The contractor you sign with. We are a marketplace: vendors are independent, and the agreement is between you and them.',
    },
  ],
  enquiry: 'construction',
  blogs: 'construction',
  shareWith: vendorsOnPage,
  vendors: {
    source: 'vendorsConstruction',
    kinds: kindsOfList('construction'),
    heading: 'Builders and trades in Delhi-NCR',
  },
  formHeading: 'Tell us about the work',
};
