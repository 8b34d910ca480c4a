/** @file Options of the vendor's form for a quote of each trade: possible inclusions, and the usual rows. */
import { t } from '#words/t.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { QuoteChip } from './quote-chips.ts';
import type { QuoteUnit } from './quote-content.ts';

type Row = { readonly label: string; readonly unit: QuoteUnit };
type Trade = { readonly chips: readonly QuoteChip[]; readonly rows: readonly Row[] };

const row = (label: string, unit: QuoteUnit): Row => ({ label, unit });
const vegPlate = row(t('Vegetarian menu'), 'plate-veg');
const nonVegPlate = row(t('Non-vegetarian menu'), 'plate-nonveg');
const show = row(t('Performance'), 'event');
const performer: Trade = {
  chips: ['sound', 'lights', 'operator', 'transport', 'stay', 'rehearsal', 'licence'],
  rows: [show, row(t('Extra hour'), 'hour')],
};
const builder: Trade = {
  chips: ['material', 'labour', 'debris', 'drawings', 'permits', 'visits', 'warranty', 'transport'],
  rows: [row(t('Material'), 'lot'), row(t('Labour'), 'sqft'), row(t('Removal of debris'), 'lot')],
};
const tradesman: Trade = {
  chips: ['material', 'labour', 'visits', 'debris', 'warranty'],
  rows: [row(t('Labour'), 'visit'), row(t('Material'), 'lot')],
};
const adviser: Trade = {
  chips: ['fees', 'filing', 'reports', 'visits'],
  rows: [row(t('Fee'), 'lot'), row(t('Monthly fee'), 'month'), row(t('Government fees'), 'lot')],
};

/**
 * The inclusions that a quote of each trade can name, and its usual rows.
 * @where Which ready rows and inclusions does a quote of each trade offer?
 */
export const quoteTrades: Readonly<Record<VendorCategory, Trade>> = {
  venue: {
    chips: ['hall', 'rooms', 'parking', 'power', 'furniture', 'crockery', 'cleaning', 'sound'],
    rows: [row(t('Hall'), 'day'), vegPlate, nonVegPlate, row(t('Rooms'), 'piece')],
  },
  catering: {
    chips: ['crockery', 'servers', 'counters', 'water', 'fuel', 'furniture', 'transport', 'cleaning'],
    rows: [vegPlate, nonVegPlate, row(t('Live counters'), 'piece'), row(t('Servers'), 'person')],
  },
  decoration: {
    chips: ['flowers', 'lights', 'stage', 'tent', 'furniture', 'power', 'setup', 'transport'],
    rows: [
      row(t('Stage decoration'), 'event'),
      row(t('Entrance'), 'event'),
      row(t('Flowers'), 'lot'),
      row(t('Lights'), 'lot'),
    ],
  },
  music: performer,
  dj: performer,
  photography: {
    chips: ['album', 'film', 'drone', 'prints', 'raw', 'transport', 'stay'],
    rows: [row(t('Photographer'), 'day'), row(t('Film'), 'event'), row(t('Album'), 'piece')],
  },
  videography: {
    chips: ['film', 'drone', 'raw', 'transport', 'stay'],
    rows: [row(t('Videographer'), 'day'), row(t('Film'), 'event'), row(t('Extra hour'), 'hour')],
  },
  makeup: {
    chips: ['trial', 'hair', 'draping', 'material', 'transport'],
    rows: [row(t('Bridal make-up'), 'event'), row(t('Make-up of guests'), 'person')],
  },
  priest: {
    chips: ['samagri', 'transport', 'stay'],
    rows: [row(t('Ceremony'), 'event'), row(t('Puja material'), 'lot')],
  },
  fashion: {
    chips: ['material', 'fitting', 'delivery'],
    rows: [row(t('Garment'), 'piece'), row(t('Fitting'), 'lot')],
  },
  jewellery: { chips: ['fitting', 'wrapping', 'delivery'], rows: [row(t('Jewellery'), 'piece')] },
  choreography: performer,
  'car-rentals': {
    chips: ['driver', 'fuel', 'tolls', 'flowers'],
    rows: [row(t('Car'), 'day'), row(t('Extra hour'), 'hour')],
  },
  gifts: {
    chips: ['wrapping', 'delivery', 'prints'],
    rows: [row(t('Gifts'), 'piece'), row(t('Cards'), 'piece')],
  },
  crew: {
    chips: ['meals', 'transport', 'stay'],
    rows: [row(t('Crew'), 'person'), row(t('Extra hour'), 'hour')],
  },
  planner: {
    chips: ['visits', 'meals', 'transport', 'stay'],
    rows: [row(t('Planning'), 'event'), row(t('Team on the day'), 'day')],
  },
  'civil-construction': builder,
  architecture: {
    chips: ['drawings', 'permits', 'visits', 'reports'],
    rows: [row(t('Drawings'), 'sqft'), row(t('Site visit'), 'visit')],
  },
  interiors: builder,
  electrical: tradesman,
  plumbing: tradesman,
  painting: builder,
  renovation: builder,
  investment: adviser,
  legal: adviser,
  accounting: adviser,
  consulting: adviser,
  strategy: adviser,
  marketing: {
    chips: ['adSpend', 'reports', 'film', 'prints'],
    rows: [row(t('Monthly fee'), 'month'), row(t('Advertising budget'), 'month')],
  },
  retail: { chips: ['fitting', 'delivery', 'wrapping'], rows: [row(t('Goods'), 'piece')] },
};

/** Returns the options for a vendor of these categories, each once, in the order of its trades. Each row names the first trade that has it. */
export function offeredIn(categories: readonly string[]): {
  chips: QuoteChip[];
  rows: (Row & { trade: string })[];
} {
  const trades = categories.flatMap((name) => quoteTrades[name as VendorCategory] ?? []);
  const rows = categories.flatMap((trade) =>
    (quoteTrades[trade as VendorCategory]?.rows ?? []).map((one) => ({ ...one, trade })),
  );
  return {
    chips: [...new Set(trades.flatMap((trade) => trade.chips))],
    rows: rows.filter((one, index) => rows.findIndex(({ label }) => label === one.label) === index),
  };
}
