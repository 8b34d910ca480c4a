import type { Catalog } from '#words/t.ts';

/** The catalogue of a language: its files by name (`chrome.json`), one for each area of the site. */
export type CatalogFiles = Readonly<Record<string, Catalog>>;

/** The progress of a language in one area of the site: its missing sentences. */
export type Area = { name: string; sentences: number; missing: readonly string[] };

/**
 * Compares the catalogue of a language with a complete one, area by area. The file of the words does not matter.
 * Returns the areas in the order of the complete catalogue, including those where nothing is missing.
 */
export function missingByArea(complete: CatalogFiles, catalog: CatalogFiles): Area[] {
  const said = new Set(Object.values(catalog).flatMap((file) => Object.keys(file)));
  return Object.entries(complete).map(([file, sentences]) => ({
    name: file.replace(/\.json$/, ''),
    sentences: Object.keys(sentences).length,
    missing: Object.keys(sentences).filter((sentence) => !said.has(sentence)),
  }));
}

const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
const plural = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'sentence' : 'sentences'}`;

/** Returns a line with the number of a language's missing sentences, and below it their areas. */
export function report(language: string, areas: readonly Area[]): string {
  const open = areas.filter(({ missing }) => missing.length > 0);
  const all = sum(areas.map(({ sentences }) => sentences));
  const missing = sum(open.map((area) => area.missing.length));
  const lines = open.map((area) => `  ${area.name}: ${area.missing.length} of ${area.sentences}`);
  return [`${language}: ${missing.toLocaleString('en-IN')} of ${plural(all)} missing`, ...lines, ''].join(
    '\n',
  );
}

/** Returns the missing sentences of an area as a file of the catalogue with empty words. */
export const template = ({ missing }: Area): string =>
  `${JSON.stringify(Object.fromEntries(missing.map((sentence) => [sentence, ''])), null, 2)}\n`;
