/** @file Title, description and picture of a vendor's page. */
import { handOutPath } from '#facts/paths.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { selectionName, regionNames } from '#domain/vendors/vendor-categories.ts';
import { twinPath } from '#ui/twin-path.ts';
import { prefixNow, t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';

/** Returns a vendor's place for the title. */
export const placeOf = ({ area, region }: Pick<PublicVendor, 'area' | 'region'>) =>
  area ?? (prefixNow() && region ? regionNames[region] : region) ?? t('Delhi-NCR');

/** Returns what search engines and shared links say of a vendor's page. */
export function profileMetaOf({
  _id,
  companyName,
  area,
  region,
  description,
  productSelection,
}: PublicVendor) {
  const place = placeOf({ area, region });
  const words =
    description ??
    t('{name}: {what} in {place}.', {
      name: companyName,
      what: selectionName(productSelection) ?? t('services'),
      place,
    });
  return {
    title: `${companyName}, ${place}`,
    description: shorten(words, 200),
    type: 'profile' as const,
    picture: { src: twinPath(handOutPath(_id, 'share.jpg')), width: 1200, height: 630 },
  };
}
