import { localeNow } from '#words/t.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import type { SavedVendor } from '#kit/device/shortlist.ts';

/** Returns whether its text is in another language than the page. */
export const isForeign = ({ locale = 'en' }: SavedVendor): boolean => locale !== localeNow();

/** The stored part of a vendor. */
export type SavableVendor = Pick<VendorCard, '_id' | 'companyName'> &
  Partial<Pick<VendorCard, 'category' | 'area' | 'cardPrice'>>;

/** Returns a vendor as the device stores it, in the language of the page. */
export const asSaved = ({
  _id,
  companyName,
  category = null,
  area = null,
  cardPrice = null,
}: SavableVendor): SavedVendor => ({
  id: _id,
  name: companyName,
  category,
  area,
  price: cardPrice,
  locale: localeNow(),
});
