/** @file The offers of some invented vendors: packages, answers, terms. The others show a page without. */
import type { StoredPackage, VendorPolicies, VendorQuestion } from '#domain/vendors/vendor-offer.ts';

type Offer = { packages: StoredPackage[]; questions: VendorQuestion[]; policies: VendorPolicies };

const offers: Readonly<Record<string, Offer>> = {
  'Chhavi Wedding Films': {
    packages: [
      {
        name: 'One day',
        lines: ['Two cameras, eight hours', 'Film of six minutes', '300 photos in four weeks'],
        price: 65_000,
        unit: 'event',
        people: 200,
        taxIncluded: false,
      },
      {
        name: 'Whole wedding',
        lines: [
          'Three days, four people',
          'Drone where it is allowed',
          'Film of 20 minutes',
          'Album of 60 pages',
        ],
        price: 240_000,
        unit: 'event',
        people: null,
        taxIncluded: false,
      },
    ],
    questions: [
      {
        question: 'When do we get the photos?',
        answer: 'The first 50 within a week, all of them in four weeks.',
      },
      {
        question: 'Do you travel?',
        answer: 'All over India. Travel and rooms for the team are added at what they cost.',
      },
    ],
    policies: {
      advance: 40,
      cancellation: 'Until 30 days before, half of the advance is paid back. Later it is kept.',
      travel: 'Travel and two rooms for four people are extra.',
    },
  },
  'Dilli Dawat Caterers': {
    packages: [
      {
        name: 'Ghar ki dawat',
        lines: [
          'Two starters, four dishes, two sweets',
          'Live tandoor',
          'Six people to serve',
          'Plates and tables',
        ],
        price: 1150,
        unit: 'plate-veg',
        people: 300,
        taxIncluded: false,
      },
    ],
    questions: [
      { question: 'Can we taste before?', answer: 'Yes, on any Tuesday in our kitchen, for four people.' },
    ],
    policies: { advance: 50, cancellation: 'Until 15 days before, all but a tenth is paid back.' },
  },
};

/** Returns the offer of an invented vendor; most have none. */
export const offerOfSample = (companyName: string): Partial<Offer> => offers[companyName] ?? {};
