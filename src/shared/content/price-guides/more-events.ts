/** @file Price guides of trades of celebrations that came later. */
import { t } from '#words/t.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { GuideWords } from './guide-words.ts';

export const moreEventGuides = {
  videography: {
    moves: [
      t('Hours and days of filming, and the number of cameras: a second person costs about as much again.'),
      t(
        'The film: a highlight of five minutes, a long film, or both; the cutting takes longer than the day.',
      ),
      t('Drone, live streaming and a same-day cut.'),
    ],
    asks: [
      t('How long is the film, when is it ready, and how many changes are included?'),
      t('Do we get all files, and whose is the music?'),
    ],
  },
  jewellery: {
    moves: [
      t('The metal and its weight on the day: gold is priced by the gram, and by its purity.'),
      t('Making charges: handwork such as kundan or polki costs many times a cast piece.'),
      t('Buying or renting: a bridal set on rent costs a small part of its price.'),
    ],
    asks: [
      t('Is the piece hallmarked, and is the weight of stones taken off that of the gold?'),
      t('What is paid back on exchange, or, on rent, how large is the deposit?'),
    ],
  },
  planner: {
    moves: [
      t('How much is planned: only the day itself, or everything from the budget on.'),
      t('The number of guests, of places and of functions.'),
      t('The way of charging: a fixed fee, or a share of what is spent.'),
    ],
    asks: [
      t('Is your fee fixed, and do vendors pay you for being chosen?'),
      t('Who of your team is there on the day, and for how many functions do they stay?'),
    ],
  },
} as const satisfies Partial<Record<VendorCategory, GuideWords>>;
