import { paths } from '#facts/paths.ts';
import type { TextPage } from '../types.ts';

/** How lists of vendors are ordered, in plain words. It must say what the queries do: change one, change the other. */
export const ranking = {
  route: paths.ranking,
  title: 'How vendors are ordered',
  metaDescription:
    'The order of vendors on this site in plain words: first whether a vendor belongs on the page, then by name from A to Z. Nobody can pay for a place.',
  intro: 'Lists have an order, and the order has a reason. This is ours.',
  sections: [
    {
      id: 'lists',
      heading: 'In lists',
      paragraphs: ['Two things decide, in this order.'],
      points: [
        'Does the vendor belong here? A market page shows the vendors of that market; a category page shows those who chose the category.',
        'Then the business name, from A to Z.',
      ],
    },
    {
      id: 'search',
      heading: 'In search',
      paragraphs: [
        'A search looks for your words in the name, the services, the area and the description of a vendor. What does not match is left out. Names from the street count too: who types halwai also finds caterers. When nobody has a word as you typed it, words spelt like it count.',
        'What is found runs from A to Z. When you ask for the nearest first, the distance from the place you gave decides, and the name between equals.',
      ],
    },
    {
      id: 'not',
      heading: 'What plays no part',
      paragraphs: ['None of these moves a vendor up or down:'],
      points: [
        'Money. There are no paid places and no sponsored cards. If that ever changes, such a card will carry the word "Sponsored" and this page will say how it works.',
        'How long a vendor has been with us, or whether we know the owner',
        'What you looked at before. Everybody sees the same list.',
        'Sample reviews. They are marked as samples and count for nothing.',
      ],
    },
    {
      id: 'samples',
      heading: 'Samples',
      paragraphs: [
        'A vendor who is made up to show how a page looks carries the label "Sample". It follows the same order as the others.',
      ],
    },
    {
      id: 'your-say',
      heading: 'If a list looks wrong',
      paragraphs: [
        'A vendor in the wrong market or category helps nobody. Tell us, and a person looks at it.',
      ],
      links: [
        { label: 'Tell us', href: paths.contact },
        { label: 'Complaints and time limits', href: '/grievance' },
      ],
    },
  ],
} as const satisfies TextPage;
