/** @file Tables with an entry for each language: complete for those that are listed, as far as it goes for one in progress. */
import type { ListedLocale, Locale } from './locales.ts';

/** Something in each language. Of one in progress it may be missing. */
export type PerLanguage<Value> = Readonly<Record<ListedLocale, Value> & Partial<Record<Locale, Value>>>;

/** Returns the entry of a language; of one in progress that has none, the English one. */
export const inLanguage = <Value>(table: PerLanguage<Value>, locale: Locale): Value =>
  (table as Partial<Record<Locale, Value>>)[locale] ?? table.en;
