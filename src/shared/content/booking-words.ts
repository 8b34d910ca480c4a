import { paths } from '#facts/paths.ts';
import type { BookingPage } from './types.ts';
import type { Words } from './words-at.ts';

/** The service pages with an embedded form, by address. */
export const bookingWords: Words<BookingPage> = {
  [paths.catering]: async () => (await import('./services/catering.ts')).catering,
  [paths.entertainment]: async () => (await import('./services/entertainment.ts')).entertainment,
  [paths.gifts]: async () => (await import('./services/gifts.ts')).gifts,
  [paths.decoration]: async () => (await import('./services/decoration.ts')).decoration,
  [paths.construction]: async () => (await import('./services/construction.ts')).construction,
};
