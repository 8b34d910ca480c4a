import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';
import { readCatalogs } from './catalogs.ts';

const spoken = new AsyncLocalStorage<Locale>();

/** Runs work whose texts are in the given language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => spoken.run(locale, work);

let catalogs: ReturnType<typeof readCatalogs> | undefined;

/** Makes `t` use the language of the request, or of a mail's recipient. */
export function speakByRequest(): void {
  catalogs ??= readCatalogs();
  speakWith({ locale: () => spoken.getStore() ?? defaultLocale, catalogs });
}
