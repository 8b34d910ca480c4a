/** The opening of every new installation. */
export const openingSeeds = [
  {
    title: 'Content Writer',
    location: 'Delhi, India',
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
];
