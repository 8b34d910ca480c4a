import { localeNow } from '#words/t.ts';
import type { VendorCard } from '#contract/vendors.ts';
import type { SavedVendor } from '#kit/device/shortlist.ts';

/** Whether its words are those of another language than the page. */
export const isForeign = ({ locale = 'en' }: SavedVendor): boolean => locale !== localeNow();

/** As much of a vendor as is saved. */
export type SavableVendor = Pick<VendorCard, '_id' | 'companyName'> &
  Partial<Pick<VendorCard, 'category' | 'area' | 'cardPrice'>>;

/** Returns a vendor as the device keeps it, in the words of the page. */
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
