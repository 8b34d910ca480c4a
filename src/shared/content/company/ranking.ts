import { paths } from '#facts/paths.ts';
import { orderSteps, searchWeights, worthLevels, worthPoints } from '#domain/finding/search-order.ts';
import type { TextPage } from '../types.ts';
import { t } from '#words/t.ts';

/** The order of vendor lists, in plain words. It must match the queries: change one, change the other. */
export const ranking = {
  route: paths.ranking,
  title: t('How vendors are ordered'),
  metaDescription: t(
    'The order of vendors on this site in plain words: in lists, and in a search. Nobody can pay for a place.',
  ),
  intro: t('Lists have an order, and the order has a reason. This is ours.'),
  sections: [
    {
      id: 'lists',
      heading: t('In lists'),
      paragraphs: [t('The order follows these two, one after the other.')],
      points: [
        t(
          'Does the vendor belong here? A market page shows the vendors of that market; a category page shows those who chose the category.',
        ),
        t('Then the business name, from A to Z.'),
      ],
    },
    {
      id: 'search',
      heading: t('In search'),
      paragraphs: [
        t(
          'A search looks for your words in the name, the services, the area and the description of a vendor. What does not match is left out. Names from the street count too: who types halwai also finds caterers. When nobody has a word as you typed it, words that sound or are spelt like it count.',
        ),
        t('Then these decide, each only between vendors who are equal in all before:'),
      ],
      points: orderSteps.map(({ words }) => words),
    },
    {
      id: 'words',
      heading: t('Words'),
      paragraphs: [
        t(
          'Each of your words counts once, by where a vendor has it. A name is not among them: it can be made of any words.',
        ),
      ],
      points: [
        ...searchWeights.map(({ label, weight }) => t('{weight} for {place}', { weight, place: label })),
        t(
          'When more than 960 match, only whether the offer has all your words counts, then whether a vendor is based in the place, then the level, then the ring.',
        ),
      ],
    },
    {
      id: 'known',
      heading: t('What we know of a vendor'),
      paragraphs: [
        t(
          'Points for what this site sees by itself, which nobody can type. From {levels} points on a vendor is one level up. A vendor has no points who claims more than three categories, or every choice of its facts, whose name is made of search words or begins with signs, or who asks for less than a third of what is usual; our staff looks at it.',
          { levels: worthLevels.slice(1).join(', ') },
        ),
      ],
      points: worthPoints.map(({ label }) => label),
    },
    {
      id: 'day',
      heading: t('When you ask for a day'),
      paragraphs: [
        t(
          'A day can be asked for in words, as in “photographer 14 feb dwarka”. Vendors who have told us that they are not free on that day are left out, and so are those who say that they are closed on its weekday, unless they come to you, as photographers and musicians do. When nobody else is left they are shown all the same, and the card says “Not free”.',
        ),
        t(
          'Who keeps the days here, and has done so within 60 days, is shown as “Not busy” with the date of that. Of everybody else we do not know: the card says “Ask”. Who keeps the days comes first.',
        ),
      ],
    },
    {
      id: 'orders',
      heading: t('When you choose the order'),
      paragraphs: [
        t(
          'When you ask for the nearest first, the distance from the place you gave decides, and the name between equals. By price, the lowest starting price comes first; by size, the vendor that takes the most guests. Vendors that have not said it come last.',
        ),
      ],
    },
    {
      id: 'closest',
      heading: t('When nobody meets all you asked'),
      paragraphs: [
        t(
          'Then we show who comes closest and say so. We try without one of your conditions at a time, then without more of them, in this order: the facts, the day, the price, the number of guests, the place, the words. The category stays.',
        ),
      ],
    },
    {
      id: 'not',
      heading: t('What plays no part'),
      paragraphs: [t('None of these moves a vendor up or down:')],
      points: [
        t(
          'Money. There are no paid places and no sponsored cards. If that ever changes, such a card will carry the word "Sponsored" and this page will say how it works.',
        ),
        t('How long a vendor has been with us, or whether we know the owner'),
        t('What you looked at before. Everybody sees the same list.'),
        t('Sample reviews. They are marked as samples and count for nothing.'),
      ],
    },
    {
      id: 'samples',
      heading: t('Samples'),
      paragraphs: [
        t(
          'A vendor who is made up to show how a page looks carries the label "Sample". It follows the same order as the others.',
        ),
      ],
    },
    {
      id: 'your-say',
      heading: t('If a list looks wrong'),
      paragraphs: [
        t('A vendor in the wrong market or category helps nobody. Tell us, and a person looks at it.'),
      ],
      links: [
        { label: t('Tell us'), href: paths.contact },
        { label: t('How we check'), href: paths.howWeCheck },
        { label: t('Complaints and time limits'), href: '/grievance' },
      ],
    },
  ],
} as const satisfies TextPage;
