/** @file The contents of a vendor's hand-outs: the same on link previews, posters and cards. */
import { profilePath } from '#facts/paths.ts';
import { shortPath } from '#facts/vendor-paths.ts';
import { regionNames, selectionName, vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { withLocale } from '#words/locales.ts';
import { localeNow, translated } from '#words/t.ts';

export type HandOut = {
  name: string;
  /** Its trade and its place. */
  line: string;
  /** The address of its page, the short one where it has chosen one. */
  url: string;
  /** The stored file of the leading picture of its page, else of its profile picture; null while it has no picture of its own. */
  photo: string | null;
};

const isCategory = (name: string): name is keyof typeof vendorCategories =>
  Object.hasOwn(vendorCategories, name);

const stored = /^\/media\/([\w.-]+)$/;

export function handOutOf(vendor: PublicVendor, { publicUrl }: { publicUrl: string }): HandOut {
  const { _id, companyName, category, productSelection, area, region, shortName } = vendor;
  const path = shortName ? shortPath(shortName) : profilePath(_id);
  const what =
    category && isCategory(category)
      ? translated(vendorCategories[category])
      : selectionName(productSelection);
  const where = area ?? (region && translated(regionNames[region]));
  return {
    name: companyName,
    line: [what, where].filter(Boolean).join(', '),
    url: new URL(withLocale(localeNow(), path), publicUrl).href,
    photo: stored.exec((vendor.leading ?? vendor.pictures.profilepicture)?.src ?? '')?.[1] ?? null,
  };
}
