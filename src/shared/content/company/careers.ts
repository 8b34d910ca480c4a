import { paths } from '#facts/paths.ts';

/** An opening. The application form is an outside one set by configuration; without it, `fallbackHref` opens a mail. */
export type CareerOpening = {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly fallbackHref: string;
  readonly description: string;
  readonly youWill: readonly string[];
  readonly youBring: readonly string[];
  readonly weOffer: readonly string[];
};

/** The careers page. */
export const careers = {
  route: paths.careers,
  title: 'Join Our Team',
  metaDescription:
    'Work with us in Delhi. One opening at present: a Content Writer who can explain weddings, building and small business in plain, warm words.',
  intro:
    'We are a small team that writes, calls and visits. If you like to explain things and to keep promises, read on.',
  applyLabel: 'Apply Now',
  openings: [
    {
      id: 'content-writer',
      title: 'Content Writer',
      location: 'Delhi, India',
      fallbackHref: 'mailto:{email}?subject=Content%20Writer',
      description:
        'You write the articles that our readers print and take along: how to read a contractor’s quote, what a caterer’s plate price hides, which paper comes first. Two articles a week, each with a sum that can be checked.',
      youWill: [
        'Visit sites, shops and kitchens, and ask until you understand',
        'Write in plain Indian English, and in Hindi too if you can',
        'Check facts, note the day, and correct old articles',
        'Turn questions from visitors into answers on the page',
      ],
      youBring: [
        'Two pieces of writing that helped somebody do something',
        'Comfort with numbers, from lakh to square feet',
        'Patience with people who are not used to being asked',
      ],
      weOffer: [
        'Five days a week, two of them from home',
        'Pay stated in the first call, before any test',
        'A paid trial article, never an unpaid one',
        'Your name under what you write',
      ],
    },
  ] satisfies readonly CareerOpening[],
  process: {
    heading: 'What happens after you apply',
    points: [
      'A reply within five working days, also when the answer is no',
      'A call of twenty minutes',
      'One paid trial article, with comments',
      'An afternoon with the team, and a decision within three days',
    ],
  },
  fairness:
    'We read work, not photographs. Age, religion, caste, gender, marriage and disability play no part. Tell us what you need to take part comfortably.',
} as const;
