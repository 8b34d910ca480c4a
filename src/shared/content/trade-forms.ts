/** @file The form in which a trade is asked: a page about one trade leads there, and asks nothing that it knows. */
import { paths } from '#facts/paths.ts';
import type { EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

/** The path of a form, and the kind of enquiry that it sends. */
export type TradeForm = { readonly to: string; readonly kind: EnquiryKindName };

const at = (path: string, kind: EnquiryKindName): TradeForm => ({ to: `${path}#form`, kind });
const building = at(paths.construction, 'construction');
const music = at(paths.entertainment, 'entertainment');
const start: TradeForm = { to: paths.businessStartup, kind: 'business' };

/** A trade without an entry has no form of its own. */
const tradeForms: Readonly<Partial<Record<VendorCategory, TradeForm>>> = {
  venue: at(paths.location, 'venue'),
  catering: at(paths.catering, 'catering'),
  decoration: at(paths.decoration, 'decoration'),
  music,
  dj: music,
  photography: at(`${paths.location}?need=Photography`, 'venue'),
  gifts: at(paths.gifts, 'gift'),
  crew: at(paths.crew, 'crew'),
  'civil-construction': building,
  architecture: building,
  interiors: building,
  electrical: building,
  plumbing: building,
  painting: building,
  renovation: building,
  legal: start,
  accounting: start,
  marketing: { to: paths.marketing, kind: 'business' },
};

/** Returns the form of a trade, by the trade's part of an address; undefined without one. */
export const tradeForm = (category: string | undefined): TradeForm | undefined =>
  category !== undefined && Object.hasOwn(tradeForms, category)
    ? tradeForms[category as VendorCategory]
    : undefined;
