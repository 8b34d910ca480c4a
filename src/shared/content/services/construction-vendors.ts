import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#contract/vendor-categories.ts';
import type { OverviewPage } from '../types.ts';
import { afterAnyEnquiry } from './after-you-send.ts';
import { vendorsOnPage } from './share-with.ts';
import { constructionCards } from '../cards.ts';
import { getAQuote } from '../quote-subjects.ts';

export const constructionVendors: OverviewPage = {
  route: paths.constructionVendors,
  title: 'Construction Work',
  metaDescription:
    'Architects, civil contractors, interiors, wiring, plumbing, paint and renovation in Delhi-NCR. Pick the trade and get quotes you can compare.',
  intro:
    'Six trades, from the first drawing to the last coat. Choose the one you need, and we ask vendors who do that work in your part of the city.',
  picture: 'home/need-construction',
  pictureAlt:
    'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets',
  whatYouGet: [
    'Vendors by trade and by area',
    'Quotes by item with grades and makes written out',
    'A look at approvals before work begins',
    'A payment plan tied to stages',
    'A reminder of the dust rules for your season',
  ],
  steps: [
    {
      title: 'Choose the trade',
      sentence: 'Pick one of the six cards and describe the work in your own words.',
    },
    { title: 'Show the place', sentence: 'A vendor visits or asks for photographs and measures.' },
    { title: 'Agree on paper', sentence: 'You compare the quotes and sign with the vendor you prefer.' },
  ],
  afterYouSend: `We choose two or three vendors of that trade who work in your area. ${afterAnyEnquiry}`,
  questions: [
    {
      question: 'What does it cost to build in Delhi?',
      answer:
        'As a rough range in 2026, about ₹1,800 to ₹2,800 a square foot with material for ordinary to good finishes, before fees, approvals and tax. Soil, basement and finishes move it most.',
    },
    {
      question: 'Architect first or contractor first?',
      answer:
        'For a new house, an extra floor or moved walls: architect and structural engineer first. For paint, floors, pipes and wires: contractor.',
    },
    {
      question: 'How many quotes should I take?',
      answer: 'Three on the same list of items. Two on different lists tell you very little.',
    },
    {
      question: 'How are stages paid?',
      answer:
        'A common pattern is 10 percent to begin, five or six parts tied to finished stages, and 5 percent kept for six months after handover.',
    },
    {
      question: 'Do vendors give a guarantee?',
      answer:
        'Waterproofing, windows and electrical work often carry one. Ask for the years, what is excluded and who comes when you call.',
    },
    {
      question: 'What about malba?',
      answer:
        'It goes to an authorised collection point, in closed vehicles, and the slips stay with you. Ask that it be a line in the quote.',
    },
  ],
  enquiry: 'constructionWork',
  blogs: 'construction',
  shareWith: vendorsOnPage,
  vendors: {
    source: 'vendorsConstruction',
    kinds: kindsOfList('construction'),
    heading: 'Builders and trades in Delhi-NCR',
  },
  cardsHeading: 'From the drawing to the last coat',
  cards: constructionCards,
  quotes: constructionCards.map(getAQuote),
};
