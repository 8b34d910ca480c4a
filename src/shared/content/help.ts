/**
 * @file The common questions with which an installation begins, each with a sentence quoted from the page that states the fact. The
 * quotes are checked against the pages by tests, so an answer cannot outlive its source. Pages never load this: the API returns the
 * questions as edited by the staff. Search words are in `street-words.ts`.
 */
import { blogPath, paths } from '#facts/paths.ts';
import type { HelpTopic } from '#domain/pages/help-topics.ts';
import type { ContentLink } from './types.ts';

/** A common question with its answer and its source. */
export type HelpQuestion = {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly question: string;
  readonly answer: string;
  /** A verbatim passage of the linked page. */
  readonly quote: string;
  readonly source: ContentLink;
};

/** The questions, the most common first. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'when-reply',
    topic: 'asking',
    question: 'When will I hear from you?',
    answer: 'Usually on the same working day, by phone or e-mail.',
    quote: 'A person reads every enquiry and usually replies on the same working day.',
    source: { label: 'About us', href: paths.about },
  },
  {
    id: 'cost-of-asking',
    topic: 'asking',
    question: 'Does it cost anything to ask?',
    answer: 'No. Asking and receiving quotes is free, and no payment is taken on this site.',
    quote: 'Asking costs nothing. You deal with the vendor directly, and no payment is taken on this site.',
    source: { label: 'Home', href: paths.home },
  },
  {
    id: 'where-is-my-enquiry',
    topic: 'asking',
    question: 'Where can I see my enquiry?',
    answer: 'On the private page whose link you received with the reference number.',
    quote: 'A number and a private page show what you sent and where it stands.',
    source: { label: 'Home', href: paths.home },
  },
  {
    id: 'who-sees-my-details',
    topic: 'asking',
    question: 'Who sees my phone number?',
    answer: 'Our staff. A vendor sees it only if you ticked the box that allows it.',
    quote: 'Our own staff see your enquiry. A vendor sees it only if you ticked the box that allows this.',
    source: { label: 'Privacy policy', href: paths.privacy },
  },
  {
    id: 'erase',
    topic: 'asking',
    question: 'How can I have my data erased?',
    answer:
      'Ask us. It leaves the site at once; a sealed copy that the law asks for is destroyed after 365 days.',
    quote: 'your data leaves the site and the staff’s lists at once',
    source: { label: 'Privacy policy', href: paths.privacy },
  },
  {
    id: 'complain',
    topic: 'asking',
    question: 'How do I complain?',
    answer:
      'Use the complaint form. You receive a ticket number, and a named person answers within the stated time.',
    quote: 'Use the form on this page, or write or call. All ways lead to the same person.',
    source: { label: 'Complaints and grievances', href: '/grievance' },
  },
  {
    id: 'vendor-order',
    topic: 'asking',
    question: 'Can a vendor pay to stand first?',
    answer:
      'No. Lists show who belongs there, in an order that is printed for everybody and that nobody can buy.',
    quote: 'Money. There are no paid places and no sponsored cards.',
    source: { label: 'How vendors are ordered', href: '/ranking' },
  },
  {
    id: 'become-vendor',
    topic: 'asking',
    question: 'How do I list my business?',
    answer: 'Register as a vendor. The profile is free, and you can edit it at once.',
    quote: 'Register as a vendor; the profile costs nothing.',
    source: { label: 'Start and run a business', href: paths.businessStartup },
  },
  {
    id: 'plate-price',
    topic: 'events',
    question: 'What does a plate of catering cost?',
    answer:
      'As a rough range, ₹700 to ₹1,100 for a simple vegetarian menu and ₹1,200 to ₹2,000 with live counters, before tax.',
    quote: '₹700 to ₹1,100 for a simple vegetarian menu, ₹1,200 to ₹2,000 with live counters',
    source: { label: 'Catering', href: paths.catering },
  },
  {
    id: 'caterer-early',
    topic: 'events',
    question: 'How early should I book a caterer?',
    answer: 'Three to five months ahead for a saaya date; two to three weeks for a small party.',
    quote: 'For a saaya date in November, December or February, three to five months ahead.',
    source: { label: 'Catering', href: paths.catering },
  },
  {
    id: 'music-until',
    topic: 'events',
    question: 'Until when may the DJ play?',
    answer: 'Outdoors until 10 pm. A closed hall may go on longer if its own permissions allow it.',
    quote: 'Outdoors, loudspeakers and instruments must stop from 10 pm to 6 am.',
    source: { label: 'Entertainment', href: paths.entertainment },
  },
  {
    id: 'farmhouse-or-hall',
    topic: 'events',
    question: 'Farmhouse or banquet hall?',
    answer:
      'A hall is easier in hot or cold weeks and for elders; a farmhouse gives space. The article compares both with numbers.',
    quote: 'What a farmhouse buys is seldom a saving.',
    source: { label: 'Farmhouse or banquet hall', href: blogPath('farmhouse-or-banquet-hall') },
  },
  {
    id: 'wedding-budget',
    topic: 'events',
    question: 'How do I plan a wedding budget?',
    answer:
      'With eleven heads, three columns and five percent held back. The worksheet shows it at ₹25 lakh.',
    quote: 'For every line keep three amounts: **planned**, **promised** and **paid**.',
    source: { label: 'A wedding budget worksheet', href: blogPath('wedding-budget-worksheet') },
  },
  {
    id: 'cards-count',
    topic: 'events',
    question: 'How many wedding cards do I need?',
    answer: 'Count households. For 300 guests about 100 to 110 family cards, and a tenth more.',
    quote: 'Count households, not guests.',
    source: { label: 'Gifts and invitations', href: paths.gifts },
  },
  {
    id: 'crew-age',
    topic: 'events',
    question: 'Are all crew members adults?',
    answer: 'Yes. Nobody under 18 is listed.',
    quote: 'Every crew member is an adult. We do not list anybody under 18.',
    source: { label: 'Crew', href: paths.crew },
  },
  {
    id: 'crew-more-than-ten',
    topic: 'events',
    question: 'Can I hire more than ten people?',
    answer: 'Yes. Send the form for ten and write the real number in the description.',
    quote: 'Larger teams are arranged by phone.',
    source: { label: 'Crew', href: paths.crew },
  },
  {
    id: 'venue-regions',
    topic: 'events',
    question: 'In which places do you find venues?',
    answer: 'In Delhi-NCR, Faridabad, Gurgaon and Noida: hotels, resorts, farmhouses and banquet halls.',
    quote: 'Delhi-NCR, Faridabad, Gurgaon or Noida; hotel, resort, farmhouse or banquet hall.',
    source: { label: 'Venue', href: paths.location },
  },
  {
    id: 'building-cost',
    topic: 'building',
    question: 'What does building a house cost?',
    answer: 'As a rough range in 2026, ₹1,800 to ₹2,800 a square foot with material, before fees and tax.',
    quote: 'about ₹1,800 to ₹2,800 a square foot with material for ordinary to good finishes',
    source: { label: 'Construction work', href: paths.constructionVendors },
  },
  {
    id: 'permission-repairs',
    topic: 'building',
    question: 'Do I need permission for repairs?',
    answer: 'Plaster, paint, floors and fittings usually need none. A new floor or a moved column does.',
    quote: 'Plaster, paint, floors and fittings usually need none.',
    source: { label: 'Book a site visit', href: paths.construction },
  },
  {
    id: 'roof-leak',
    topic: 'building',
    question: 'My roof leaks. When should I repair it?',
    answer: 'In May, when the slab is dry, and with a 48-hour water test before you pay the rest.',
    quote: 'Block the outlets with sandbags, fill 40 to 50 mm of water, and leave it for 48 hours.',
    source: { label: 'Monsoon-proofing a Delhi roof', href: blogPath('monsoon-proofing-a-delhi-roof') },
  },
  {
    id: 'winter-building',
    topic: 'building',
    question: 'May I build in winter when the air is bad?',
    answer: 'Dusty work can be stopped by official order; indoor work without dust can usually go on.',
    quote: 'Two things surprise owners. The stop applies to you even if your site is tiny.',
    source: {
      label: 'Dust rules and winter construction',
      href: blogPath('dust-rules-and-winter-construction'),
    },
  },
  {
    id: 'which-registration',
    topic: 'business',
    question: 'Which registration does my business need?',
    answer: 'It depends on owners and risk. The article gives the order of papers for Delhi.',
    quote: 'You can move up later; moving down is hard.',
    source: {
      label: 'Registering a small business',
      href: blogPath('registering-a-small-business-in-delhi'),
    },
  },
  {
    id: 'gst-limit',
    topic: 'business',
    question: 'When must a shop register for GST?',
    answer:
      'In Delhi generally above ₹40 lakh a year for goods and ₹20 lakh with services. Limits change, so check the date on the page.',
    quote: 'For a shop in Delhi the general limits on yearly turnover are:',
    source: { label: 'GST for a new shop', href: blogPath('gst-for-a-new-shop') },
  },
  {
    id: 'lend-or-invest',
    topic: 'business',
    question: 'Do you give loans?',
    answer: 'No. We introduce advisers. Refuse anyone who asks for money in advance.',
    quote: 'No. We introduce people. Nobody here asks you to pay in advance for a loan or an investment.',
    source: { label: 'Start and run a business', href: paths.businessStartup },
  },
];
