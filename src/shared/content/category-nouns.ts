/** @file Who stands behind a category, as a sentence names one of them and several. */
import type { VendorKind } from '#contract/vendor-categories.ts';

const nouns: Readonly<Partial<Record<VendorKind, readonly [one: string, many: string]>>> = {
  venue: ['venue', 'venues'],
  catering: ['caterer', 'caterers'],
  decoration: ['decorator', 'decorators'],
  music: ['musician', 'musicians'],
  dj: ['DJ', 'DJs'],
  photography: ['photographer', 'photographers'],
  makeup: ['make-up artist', 'make-up artists'],
  priest: ['pandit', 'pandits'],
  fashion: ['fashion designer', 'fashion designers'],
  choreography: ['choreographer', 'choreographers'],
  'car-rentals': ['car rental', 'car rentals'],
  gifts: ['maker of invites and gifts', 'makers of invites and gifts'],
  crew: ['event crew', 'event crews'],
  'civil-construction': ['builder', 'builders'],
  architecture: ['architect', 'architects'],
  interiors: ['interior designer', 'interior designers'],
  electrical: ['electrician', 'electricians'],
  plumbing: ['plumber', 'plumbers'],
  painting: ['painter', 'painters'],
  renovation: ['renovation contractor', 'renovation contractors'],
  investment: ['investment adviser', 'investment advisers'],
  legal: ['legal adviser', 'legal advisers'],
  accounting: ['accountant', 'accountants'],
  consulting: ['consultant', 'consultants'],
  strategy: ['strategy adviser', 'strategy advisers'],
  marketing: ['marketing agency', 'marketing agencies'],
  retail: ['shop', 'shops'],
};

const vendor = ['vendor', 'vendors'] as const;

/** The words for so many of a category; `vendor` where several categories or none are meant. */
export const nounFor = (category: string | undefined, count: number): string =>
  (nouns[category as VendorKind] ?? vendor)[count === 1 ? 0 : 1];
