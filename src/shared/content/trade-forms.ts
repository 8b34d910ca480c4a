/** @file The form in which a trade is asked: a page about one trade leads there, and asks nothing that it knows. */
import { paths } from '#facts/paths.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

const at = (path: string) => `${path}#form`;
const building = at(paths.construction);

/** Paths of the forms; a trade without an entry has none of its own. */
const tradeForms: Readonly<Partial<Record<VendorCategory, string>>> = {
  venue: at(paths.location),
  catering: at(paths.catering),
  decoration: at(paths.decoration),
  music: at(paths.entertainment),
  dj: at(paths.entertainment),
  photography: at(`${paths.location}?need=Photography`),
  gifts: at(paths.gifts),
  crew: at(paths.crew),
  'civil-construction': building,
  architecture: building,
  interiors: building,
  electrical: building,
  plumbing: building,
  painting: building,
  renovation: building,
  legal: paths.businessStartup,
  accounting: paths.businessStartup,
  marketing: paths.marketing,
};

/** Returns the path of the form of a trade, by the trade's part of an address; undefined without one. */
export const tradeForm = (category: string | undefined): string | undefined =>
  category !== undefined && Object.hasOwn(tradeForms, category)
    ? tradeForms[category as VendorCategory]
    : undefined;
