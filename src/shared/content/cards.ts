/** @file The fixed parts of the service cards: names, spelt as in the specification, addresses and buttons. */
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { cardNames } from '#domain/pages/service-cards.ts';
import type { Fact, ServiceCard } from './types.ts';

const getQuote = t('Get Quote');

/** The event page's six cards. Crew links to its page; the others open the quote form. */
export const eventCards: readonly ServiceCard[] = [
  {
    id: 'entertainment',
    name: cardNames.events.entertainment,
    label: t('Entertainment'),
    url: paths.entertainment,
    contact: getQuote,
  },
  {
    id: 'venue',
    name: cardNames.events.venue,
    label: t('Venue'),
    url: paths.location,
    contact: getQuote,
  },
  {
    id: 'catering',
    name: cardNames.events.catering,
    label: t('Catering'),
    url: paths.catering,
    contact: getQuote,
  },
  {
    id: 'decorations',
    name: cardNames.events.decorations,
    label: t('Decorations'),
    url: paths.decoration,
    contact: getQuote,
  },
  {
    id: 'invites-and-gifts',
    name: cardNames.events['invites-and-gifts'],
    label: t('Invites & Gifts'),
    url: paths.gifts,
    contact: getQuote,
  },
  {
    id: 'crew',
    name: cardNames.events.crew,
    label: t('Crew'),
    url: paths.crew,
    contact: t('Hire Crew'),
  },
];

/** The construction page's six cards, in the order in which a house needs them. */
export const constructionCards: readonly ServiceCard[] = [
  {
    id: 'architecture-and-design',
    name: cardNames.construction['architecture-and-design'],
    label: t('Architecture & Design'),
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'civil-construction',
    name: cardNames.construction['civil-construction'],
    label: t('Civil Construction'),
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'electrical-and-plumbing',
    name: cardNames.construction['electrical-and-plumbing'],
    label: t('Electrical & Plumbing'),
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'interiors',
    name: cardNames.construction.interiors,
    label: t('Interiors'),
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'painting-and-finishes',
    name: cardNames.construction['painting-and-finishes'],
    label: t('Painting & Finishes'),
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'renovation',
    name: cardNames.construction.renovation,
    label: t('Renovation'),
    url: paths.construction,
    contact: getQuote,
  },
];

/** The six start-up services. Two link to pages; four open the enquiry named after them. */
export const startupServices: readonly ServiceCard[] = [
  {
    id: 'investment-and-finance',
    name: cardNames.business['investment-and-finance'],
    label: t('Investment & Finance'),
    url: paths.investment,
    contact: getQuote,
  },
  {
    id: 'legal-and-compliance',
    name: cardNames.business['legal-and-compliance'],
    label: t('legal & Compliance'),
    url: null,
    contact: getQuote,
  },
  {
    id: 'strategy-and-planning',
    name: cardNames.business['strategy-and-planning'],
    label: t('Strategy and Planning'),
    url: null,
    contact: getQuote,
  },
  {
    id: 'consulting',
    name: cardNames.business.consulting,
    label: t('Consulting'),
    url: null,
    contact: getQuote,
  },
  {
    id: 'accounting',
    name: cardNames.business.accounting,
    label: t('Accounting'),
    url: null,
    contact: getQuote,
  },
  {
    id: 'marketing',
    name: cardNames.business.marketing,
    label: t('Marketing(online/offline)'),
    url: paths.marketing,
    contact: getQuote,
  },
];

/** Facts above the investment vendors; ranges are rough, and rules were checked on the given day. */
export const investmentFacts: readonly Fact[] = [
  {
    title: t('Customers are the cheapest money'),
    sentence: t('An advance of 40 percent on each order costs no interest and no share.'),
  },
  {
    title: t('Small loans need no collateral'),
    sentence: t('Mudra loans reach up to ₹20 lakh in slabs; the bank decides, and terms change.'),
  },
  {
    title: t('Plan for eighteen months'),
    sentence: t('At ₹4,20,000 going out a month, ₹75 lakh lasts about seventeen months once costs are paid.'),
  },
  {
    title: t('A share is for ever'),
    sentence: t('₹75 lakh at ₹5 crore after the money is 15 percent of the company.'),
  },
  {
    title: t('Papers before meetings'),
    sentence: t(
      'Accounts, returns, contracts and a founders’ agreement in one folder shorten a round by weeks.',
    ),
  },
  {
    title: t('Never pay for a promise'),
    sentence: t('Nobody honest asks for a fee in advance for a sure loan or a sure investor.'),
  },
];
