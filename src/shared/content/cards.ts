/** @file The fixed cards, tiles and carousels. Names are spelt as the specification spells them, capitals included. */
import { paths } from '#facts/paths.ts';
import type { Fact, ProjectItem, ServiceCard, StartupService } from './types.ts';

const getQuote = 'Get Quote';

/** The event page's six cards. Crew leads to its page; the others open the quote. */
export const eventCards: readonly ServiceCard[] = [
  {
    id: 'entertainment',
    name: 'Entertainment',
    subName: 'DJ, dhol, live music and dance',
    photo: 'service/entertainment',
    url: paths.entertainment,
    contact: getQuote,
  },
  {
    id: 'venue',
    name: 'Venue',
    subName: 'Halls, lawns, farmhouses and hotels',
    photo: 'service/venue',
    url: paths.location,
    contact: getQuote,
  },
  {
    id: 'catering',
    name: 'Catering',
    subName: 'Menus, live counters and sweets',
    photo: 'service/catering',
    url: paths.catering,
    contact: getQuote,
  },
  {
    id: 'decorations',
    name: 'Decorations',
    subName: 'Mandap, flowers, light and tents',
    photo: 'service/decoration',
    url: paths.decoration,
    contact: getQuote,
  },
  {
    id: 'invites-and-gifts',
    name: 'Invites & Gifts',
    subName: 'Cards, return gifts and trousseau',
    photo: 'service/gifts',
    url: paths.gifts,
    contact: getQuote,
  },
  {
    id: 'crew',
    name: 'Crew',
    subName: 'Hosts, ushers and helping hands',
    photo: 'service/crew',
    url: paths.crew,
    contact: 'Hire Crew',
  },
];

/** The construction page's six cards, in the order in which a house needs them. */
export const constructionCards: readonly ServiceCard[] = [
  {
    id: 'architecture-and-design',
    name: 'Architecture & Design',
    subName: 'Drawings, structure and approvals',
    photo: 'construction/architecture-and-design',
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'civil-construction',
    name: 'Civil Construction',
    subName: 'Foundation, frame, brick and plaster',
    photo: 'construction/civil-construction',
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'electrical-and-plumbing',
    name: 'Electrical & Plumbing',
    subName: 'Wires, pipes, tanks and fittings',
    photo: 'construction/electrical-and-plumbing',
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'interiors',
    name: 'Interiors',
    subName: 'Kitchen, wardrobes, ceilings and light',
    photo: 'construction/interiors',
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'painting-and-finishes',
    name: 'Painting & Finishes',
    subName: 'Putty, paint, polish and stone',
    photo: 'construction/painting-and-finishes',
    url: paths.construction,
    contact: getQuote,
  },
  {
    id: 'renovation',
    name: 'Renovation',
    subName: 'Old flats, roofs, damp and repairs',
    photo: 'construction/renovation',
    url: paths.construction,
    contact: getQuote,
  },
];

/** The six start-up services. Two lead to pages; four open the enquiry named after them. */
export const startupServices: readonly StartupService[] = [
  {
    id: 'investment-and-finance',
    name: 'Investment & Finance',
    photo: 'business/investment',
    url: paths.investment,
    contact: getQuote,
  },
  {
    id: 'legal-and-compliance',
    name: 'legal & Compliance',
    photo: 'business/legal',
    url: null,
    contact: getQuote,
  },
  {
    id: 'strategy-and-planning',
    name: 'Strategy and Planning',
    photo: 'business/strategy',
    url: null,
    contact: getQuote,
  },
  { id: 'consulting', name: 'Consulting', photo: 'business/consulting', url: null, contact: getQuote },
  { id: 'accounting', name: 'Accounting', photo: 'business/accounting', url: null, contact: getQuote },
  {
    id: 'marketing',
    name: 'Marketing(online/offline)',
    photo: 'business/marketing',
    url: paths.marketing,
    contact: getQuote,
  },
];

/**
 * Previous projects. Their links lead to pages of this site: the projects are drawn for show, and a link to a stranger's site
 * would claim work that nobody did.
 */
export const eventProjects: readonly ProjectItem[] = [
  {
    id: 'marigold-courtyard',
    image: 'project/marigold-courtyard',
    city: 'Delhi',
    title: 'A marigold courtyard in Civil Lines',
    url: paths.gallery,
  },
  {
    id: 'winter-lawn',
    image: 'project/winter-lawn',
    city: 'Gurgaon',
    title: 'A winter lawn with warm walls',
    url: paths.gallery,
  },
  {
    id: 'sangeet-before-ten',
    image: 'project/sangeet-before-ten',
    city: 'Noida',
    title: 'A sangeet that ended at ten',
    url: paths.gallery,
  },
  {
    id: 'langar-for-six-hundred',
    image: 'project/langar-for-six-hundred',
    city: 'Faridabad',
    title: 'Lunch for six hundred, on leaf plates',
    url: paths.gallery,
  },
];

export const constructionProjects: readonly ProjectItem[] = [
  {
    id: 'janakpuri-floor',
    image: 'project/janakpuri-floor',
    city: 'Delhi',
    title: 'A second floor in Janakpuri',
    url: paths.constructionBlogs,
  },
  {
    id: 'vasant-kunj-flat',
    image: 'project/vasant-kunj-flat',
    city: 'Delhi',
    title: 'An old flat in Vasant Kunj, pipes first',
    url: paths.constructionBlogs,
  },
  {
    id: 'sector-fifty-kitchen',
    image: 'project/sector-fifty-kitchen',
    city: 'Noida',
    title: 'A kitchen that two people can use',
    url: paths.constructionBlogs,
  },
  {
    id: 'courtyard-house',
    image: 'project/courtyard-house',
    city: 'Gurgaon',
    title: 'A small house around a courtyard',
    url: paths.constructionBlogs,
  },
];

export const businessProjects: readonly ProjectItem[] = [
  {
    id: 'tiffin-kitchen',
    image: 'project/tiffin-kitchen',
    city: 'Delhi',
    title: 'Books for a tiffin kitchen in Nehru Place',
    url: paths.homeBlogs,
  },
  {
    id: 'block-print-label',
    image: 'project/block-print-label',
    city: 'Noida',
    title: 'First customers for a block-print label',
    url: paths.homeBlogs,
  },
  {
    id: 'repair-cooperative',
    image: 'project/repair-cooperative',
    city: 'Faridabad',
    title: 'A plan for a repair cooperative',
    url: paths.homeBlogs,
  },
];

/** Facts above the investment vendors; ranges are rough and rules are checked on the day given. */
export const investmentFacts: readonly Fact[] = [
  {
    title: 'Customers are the cheapest money',
    sentence: 'An advance of 40 percent on each order costs no interest and no share.',
  },
  {
    title: 'Small loans need no collateral',
    sentence: 'Mudra loans reach up to ₹20 lakh in slabs; the bank decides, and terms change.',
  },
  {
    title: 'Plan for eighteen months',
    sentence: 'At ₹4,20,000 going out a month, ₹75 lakh lasts about seventeen months once costs are paid.',
  },
  {
    title: 'A share is for ever',
    sentence: '₹75 lakh at ₹5 crore after the money is 15 percent of the company.',
  },
  {
    title: 'Papers before meetings',
    sentence:
      'Accounts, returns, contracts and a founders’ agreement in one folder shorten a round by weeks.',
  },
  {
    title: 'Never pay for a promise',
    sentence: 'Nobody honest asks for a fee in advance for a sure loan or a sure investor.',
  },
];
