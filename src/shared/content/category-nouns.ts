/** @file Nouns for the vendors of each category, singular and plural. */
import { t, translated } from '#words/t.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';

const nouns: Readonly<Partial<Record<VendorKind, readonly [one: string, many: string]>>> = {
  venue: [t('venue'), t('venues')],
  catering: [t('caterer'), t('caterers')],
  decoration: [t('decorator'), t('decorators')],
  music: [t('musician'), t('musicians')],
  dj: [t('DJ'), t('DJs')],
  photography: [t('photographer'), t('photographers')],
  videography: [t('videographer'), t('videographers')],
  makeup: [t('make-up artist'), t('make-up artists')],
  priest: [t('pandit'), t('pandits')],
  fashion: [t('fashion designer'), t('fashion designers')],
  jewellery: [t('jeweller'), t('jewellers')],
  choreography: [t('choreographer'), t('choreographers')],
  'car-rentals': [t('car rental'), t('car rentals')],
  gifts: [t('maker of invites and gifts'), t('makers of invites and gifts')],
  crew: [t('event crew'), t('event crews')],
  planner: [t('planner'), t('planners')],
  'civil-construction': [t('builder'), t('builders')],
  architecture: [t('architect'), t('architects')],
  interiors: [t('interior designer'), t('interior designers')],
  electrical: [t('electrician'), t('electricians')],
  plumbing: [t('plumber'), t('plumbers')],
  painting: [t('painter'), t('painters')],
  renovation: [t('renovation contractor'), t('renovation contractors')],
  investment: [t('investment adviser'), t('investment advisers')],
  legal: [t('legal adviser'), t('legal advisers')],
  accounting: [t('accountant'), t('accountants')],
  consulting: [t('consultant'), t('consultants')],
  strategy: [t('strategy adviser'), t('strategy advisers')],
  marketing: [t('marketing agency'), t('marketing agencies')],
  retail: [t('shop'), t('shops')],
};

const vendor = [t('vendor'), t('vendors')] as const;

/** Returns the noun for a number of vendors of a category; `vendor` for several categories or none. */
export const nounFor = (category: string | undefined, count: number): string =>
  translated((nouns[category as VendorKind] ?? vendor)[count === 1 ? 0 : 1]);
