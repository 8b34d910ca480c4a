import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import type { Catalog } from '#words/t.ts';
import { packageRoot } from '../package-root.ts';

const folder = join(packageRoot, 'src/shared/words');

/**
 * Returns the files of a language's catalogue, each under its name. English has none: its texts are in the code. A language that is
 * about to begin has none either.
 */
export function catalogFiles(locale: Locale): Readonly<Record<string, Catalog>> {
  if (locale === defaultLocale || !existsSync(join(folder, locale))) return {};
  const names = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, locale, name), 'utf8')) as Catalog]),
  );
}

/** Returns the catalogue of a language, its files put together. */
export const catalogOf = (locale: Locale): Catalog =>
  Object.assign({}, ...Object.values(catalogFiles(locale)));

/** Returns the catalogues of every language but English. */
export const readCatalogs = (): Partial<Record<Locale, Catalog>> =>
  Object.fromEntries(
    localeNames.filter((locale) => locale !== defaultLocale).map((locale) => [locale, catalogOf(locale)]),
  );
