import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import type { Catalog } from '#words/t.ts';
import { packageRoot } from '../package-root.ts';

const folder = join(packageRoot, 'src/shared/words');

/** Returns the files of a language's catalogue, each under its name. English has none: it stands in the code. */
export function catalogFiles(locale: Locale): Readonly<Record<string, Catalog>> {
  if (locale === defaultLocale) return {};
  const names = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, locale, name), 'utf8')) as Catalog]),
  );
}

/** Returns what a language says, its files put together. */
export const catalogOf = (locale: Locale): Catalog =>
  Object.assign({}, ...Object.values(catalogFiles(locale)));

/** Returns what every language but English says. */
export const readCatalogs = (): Partial<Record<Locale, Catalog>> =>
  Object.fromEntries(
    localeNames.filter((locale) => locale !== defaultLocale).map((locale) => [locale, catalogOf(locale)]),
  );
