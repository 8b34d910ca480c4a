import { regionNames, type Region, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { categoryFacts, priceUnits, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { PriceFigure, PriceGuide } from '#contract/price-guides.ts';
import { categoryGroups } from '#content/directory-choices.ts';
import { placeName } from '#content/directory-conditions.ts';
import { guideTitle, guideWords, rupeeWords, spanWords } from '#content/price-guide-words.ts';
import { t, translated } from '#words/t.ts';
import { pricesPath, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import type { Database } from '#platform/db/handle.ts';
import { knownGuide } from './figures/kept-figures.ts';
import type { Figure } from './price-figures.ts';
import { sizesOf } from './price-sizes.ts';

const areasMax = 12;

const unitWords = (unit: string) => translated(priceUnits[unit as PriceUnit]);
const shown = ({ vendors, from, to, median }: Figure, words: string): PriceFigure => ({
  words,
  vendors,
  from,
  to,
  median,
  span: spanWords(from, to),
  begins: rupeeWords(median),
  said: t('{count, plural, one {# vendor} other {# vendors}}', { count: vendors }),
});

/** Returns the other guides of the same kind of vendors. */
const othersThan = (category: VendorCategory) =>
  categoryGroups
    .map(({ names }): readonly VendorCategory[] => names)
    .filter((names) => names.includes(category))
    .flatMap((names) => names.filter((name) => name !== category))
    .map((name) => ({ path: pricesPath(name), words: guideTitle(name) }));

/** Returns the price guide of a category: figures in each unit, and those of the first unit with enough vendors by place and size. */
export async function priceGuideOf(db: Database, category: VendorCategory): Promise<PriceGuide> {
  const {
    figures: { all, said },
  } = await knownGuide(db, category);
  const units: readonly PriceUnit[] = categoryFacts[category].units;
  const byUnit = units.flatMap((unit) => all.filter((one) => one.by === 'unit' && one.unit === unit));
  const [main] = byUnit;
  // A group of all says nothing that the first figure does not.
  const by = (what: Figure['by']) =>
    all.filter((one) => one.by === what && one.unit === main?.unit && one.vendors < main.vendors);
  const sizes = sizesOf(category);
  const data = {
    category,
    ...said,
    units: byUnit.map((one) => shown(one, unitWords(one.unit))),
    unit: main ? unitWords(main.unit) : null,
    cities: by('region').map((one) => shown(one, translated(regionNames[one.value as Region]))),
    areas: by('area')
      .slice(0, areasMax)
      .map((one) => shown(one, placeName(one.value))),
    sizes: by('size')
      .toSorted((a, b) => Number(a.value) - Number(b.value))
      .map((one) => shown(one, sizes[Number(one.value)]!.words())),
  };
  const { all: allWords, ...words } = guideWords(data);
  return {
    ...data,
    ...words,
    path: pricesPath(category),
    all: { path: vendorsPath(category), words: allWords },
    others: othersThan(category),
  };
}
