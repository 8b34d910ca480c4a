/** @file What is said of a vendor on what it hands out: the same on link previews, posters and cards. */
import { profilePath } from '#facts/paths.ts';
import { regionNames, selectionName, vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { withLocale } from '#words/locales.ts';
import { localeNow, translated } from '#words/t.ts';

export type HandOut = {
  name: string;
  /** What it does, and where. */
  line: string;
  /** The address of its page. */
  url: string;
  /** The stored file of what its page begins with, else of its profile picture; null while there is none of its own. */
  photo: string | null;
};

const isCategory = (name: string): name is keyof typeof vendorCategories =>
  Object.hasOwn(vendorCategories, name);

const stored = /^\/media\/([\w.-]+)$/;

export function handOutOf(vendor: PublicVendor, { publicUrl }: { publicUrl: string }): HandOut {
  const { _id, companyName, category, productSelection, area, region } = vendor;
  const what =
    category && isCategory(category)
      ? translated(vendorCategories[category])
      : selectionName(productSelection);
  const where = area ?? (region && translated(regionNames[region]));
  return {
    name: companyName,
    line: [what, where].filter(Boolean).join(', '),
    url: new URL(withLocale(localeNow(), profilePath(_id)), publicUrl).href,
    photo: stored.exec((vendor.leading ?? vendor.pictures.profilepicture)?.src ?? '')?.[1] ?? null,
  };
}
