import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';
import { readCatalogs } from './catalogs.ts';

const spoken = new AsyncLocalStorage<Locale>();

/** Lets everything that is said within speak the language of whoever is asking. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => spoken.run(locale, work);

let catalogs: ReturnType<typeof readCatalogs> | undefined;

/** Makes `t` speak the language of the request, or of the person a mail goes to. */
export function speakByRequest(): void {
  catalogs ??= readCatalogs();
  speakWith({ locale: () => spoken.getStore() ?? defaultLocale, catalogs });
}
