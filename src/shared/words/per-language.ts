/** @file Tables with an entry for each language: complete for listed languages, partial for those in progress. */
import type { ListedLocale, Locale } from './locales.ts';

/** A value for each language. It may be missing for one in progress. */
export type PerLanguage<Value> = Readonly<Record<ListedLocale, Value> & Partial<Record<Locale, Value>>>;

/** Returns the entry of a language, or the English one where a language in progress has none. */
export const inLanguage = <Value>(table: PerLanguage<Value>, locale: Locale): Value =>
  (table as Partial<Record<Locale, Value>>)[locale] ?? table.en;
