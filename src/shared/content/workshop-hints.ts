/** @file Benefits of each part and field of the workshop for the vendor: shown beside it, and in the steps to a complete page. */
import { t } from '#words/t.ts';

/** Hints for parts of the editor, by the name in their address. */
export const partHints = {
  names: t('By these people know you, find you and write to you.'),
  about: t('Your own words take the place of our general paragraph.'),
  services: t('The words in them are searched, too.'),
  media: t('Your page begins with the first photo, and so does your card in every list.'),
  categories: t('They decide in which lists and searches families find you.'),
  facts: t('Each of them is a filter of the search, and a question that nobody needs to ask on the phone.'),
  pin: t('It puts you on the maps and among the nearest.'),
  hours: t('You show up when somebody looks for who is open today, and get fewer calls at night.'),
  areas: t('You are found there, too, not only where you are.'),
  links: t('Those who want to see more of your work find it.'),
  packages: t(
    'Families compare offers side by side: a package with a price is on the sheet before you have answered.',
  ),
  questions: t('Families read them before they call, and search engines show them.'),
  terms: t('They stand beside your prices, where families look before they book.'),
} as const;
export type PartName = keyof typeof partHints;

/** Hints for single fields. */
export const fieldHints = {
  companyName: t('The name on your page, your cards and every mail about you. It is searched, too.'),
  ownerName: t('Whom families ask for on the phone. It stands on your page.'),
  address: t('How people find your door. The part of town is said apart.'),
  category: t('Each category has a list of its own, with the facts that its families choose by.'),
  area: t('Most people look for somebody near them.'),
  region: t('Families who look in a whole part of Delhi find you as well.'),
  market: t('You stand on the page and the map of that market.'),
  price: t('Families set a budget first. Without a price you are left out when they filter by it.'),
  packageName: t('What families call it when they ask for it.'),
  packageLines: t('What is named is not asked on the phone, nor argued about later.'),
  packagePeople: t('Families with more or fewer guests see at once whether it is for them.'),
  advance: t('Said before, nobody is surprised when you ask for it.'),
  cancellation: t('A clear rule keeps what you have earned, and your review.'),
  travel: t('You are asked for weddings outside Delhi only by those who know what it costs.'),
  projectTitle: t('It is the heading of a page of its own, which search engines find.'),
  projectCategory: t('The project stands under this category for those who look for it.'),
  projectArea: t('Families know the places near them: it shows that you work there.'),
  projectMonth: t('Recent work is trusted more.'),
  projectWords: t('What you had to solve says more than praise.'),
} as const;
