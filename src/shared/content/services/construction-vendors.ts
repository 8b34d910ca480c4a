import { paths } from '#facts/paths.ts';
import { kindsOfList } from '#domain/vendors/vendor-categories.ts';
import type { OverviewPage } from '../types.ts';
import { constructionCards } from '../cards.ts';
import { getAQuote } from '../quote-subjects.ts';
import { t } from '#words/t.ts';

export const constructionVendors: OverviewPage = {
  route: paths.constructionVendors,
  title: t('Construction Work'),
  metaDescription: t(
    'Architects, civil contractors, interiors, wiring, plumbing, paint and renovation in Delhi-NCR. Pick the trade and get quotes you can compare.',
  ),
  intro: t(
    'Six trades, from the first drawing to the last coat. Choose the one you need, and we ask vendors who do that work in your part of the city.',
  ),
  picture: 'home/need-construction',
  pictureAlt: t(
    'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets',
  ),
  first: {
    heading: t('The area, and how it is paid'),
    rows: [
      [t('To build, with material'), t('₹1,800 to ₹2,800 a square foot')],
      [t('To begin'), t('10 percent, then by stage')],
      [t('After handover'), t('5 percent, six months later')],
    ],
  },
  whatYouGet: [
    t('Vendors by trade and by area'),
    t('Quotes by item with grades and makes written out'),
    t('A look at approvals before work begins'),
    t('A payment plan tied to stages'),
    t('A reminder of the dust rules for your season'),
  ],
  steps: [
    {
      title: t('Choose the trade'),
      sentence: t('Pick one of the six cards and describe the work in your own words.'),
    },
    { title: t('Show the place'), sentence: t('A vendor visits or asks for photographs and measures.') },
    {
      title: t('Agree on paper'),
      sentence: t('You compare the quotes and sign with the vendor you prefer.'),
    },
  ],
  afterYouSend: t('We choose two or three vendors of that trade who work in your area.'),
  questions: [
    {
      question: t('What does it cost to build in Delhi?'),
      answer: t(
        'As a rough range in 2026, about ₹1,800 to ₹2,800 a square foot with material for ordinary to good finishes, before fees, approvals and tax. Soil, basement and finishes move it most.',
      ),
    },
    {
      question: t('Architect first or contractor first?'),
      answer: t(
        'For a new house, an extra floor or moved walls: architect and structural engineer first. For paint, floors, pipes and wires: contractor.',
      ),
    },
    {
      question: t('How many quotes should I take?'),
      answer: t('Three on the same list of items. Two on different lists tell you very little.'),
    },
    {
      question: t('How are stages paid?'),
      answer: t(
        'A common pattern is 10 percent to begin, five or six parts tied to finished stages, and 5 percent kept for six months after handover.',
      ),
    },
    {
      question: t('Do vendors give a guarantee?'),
      answer: t(
        'Waterproofing, windows and electrical work often carry one. Ask for the years, what is excluded and who comes when you call.',
      ),
    },
    {
      question: t('What about malba?'),
      answer: t(
        'It goes to an authorised collection point, in closed vehicles, and the slips stay with you. Ask that it be a line in the quote.',
      ),
    },
  ],
  enquiry: 'constructionWork',
  blogs: 'construction',
  shareWith: t('these builders'),
  vendors: {
    source: 'vendorsConstruction',
    kinds: kindsOfList('construction'),
    heading: t('Builders and trades in Delhi-NCR'),
  },
  cardsHeading: t('From the drawing to the last coat'),
  cards: constructionCards,
  quotes: constructionCards.map(getAQuote),
};
