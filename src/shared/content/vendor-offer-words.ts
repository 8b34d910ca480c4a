/** @file Packages in words. */
import { showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import { priceUnits } from '#domain/vendors/vendor-facts.ts';
import type { StoredPackage } from '#domain/vendors/vendor-offer.ts';

/** Returns a package's terms: `₹60,000 an event, up to 150 people, tax extra`. */
export function packageWords({ price, unit, people, taxIncluded }: StoredPackage): string {
  const words = {
    amount: showNumber(price),
    unit: translated(priceUnits[unit]),
    tax: taxIncluded ? t('tax included') : t('tax extra'),
  };
  return people === null
    ? t('₹{amount} {unit}, {tax}', words)
    : t(
        '{people, plural, one {₹{amount} {unit}, for one person, {tax}} other {₹{amount} {unit}, up to # people, {tax}}}',
        {
          people,
          ...words,
        },
      );
}
