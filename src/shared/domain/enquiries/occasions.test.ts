import { expect, it } from 'vitest';
import { occasionIn } from './occasions.ts';

it.each([
  ['Dinner for a sangeet at home in Karol Bagh', 'Sangeet'],
  ['Lunch after a nikah in Okhla.', 'Nikah'],
  ['Mehndi before the wedding', 'Mehndi'],
  ['बेटी की शादी, 300 मेहमान', 'Wedding'],
  ['Bhandara at our temple this evening', 'Bhandara'],
  ['Onam sadya in Manesar', 'Festival'],
  ['GRIHA PRAVESH on Sunday', 'Housewarming'],
  ['Weddings are none, we renovate a kitchen', null],
  ['', null],
])('%s: %s', (text, occasion) => expect(occasionIn(text)).toBe(occasion));
