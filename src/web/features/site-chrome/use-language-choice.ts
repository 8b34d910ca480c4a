import { useEffect } from 'react';
import { belowPrefix } from '#words/below-prefix.ts';
import type { Twin } from '#words/locales.ts';
import { prefixNow } from '#words/t.ts';
import { rememberText } from '#kit/device/device-store.ts';
import { languageSignal } from '#kit/device/stored-signal.ts';
import { keepTyped } from './typed-texts.ts';

/** Returns the address of the present page, the same in every language. */
export const ownAddress = ({ pathname, search, hash }: Location): string =>
  `/${pathname.slice(prefixNow().length).replace(/^\/+/, '')}${search}${hash}`;

/** Returns the language that the browser asks for first, if this page is there in it and its visitor may not know; undefined otherwise. */
export function browserLanguage(twins: readonly Twin[]): string | undefined {
  const [asked] = navigator.language.split('-');
  return twins.find(({ lang, prefix }) => prefix !== '' && lang === asked)?.lang;
}

/**
 * On a click on any link to this page in another language: adds the address parts unknown to the server when it rendered the link,
 * transfers typed text, and stores the choice on the device. Without it the links still work.
 */
export function useLanguageChoice(twins: readonly Twin[]): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      const twin = link && twins.find(({ lang }) => lang === link.hreflang);
      if (!twin) return;
      const address = ownAddress(location);
      link.href = belowPrefix(twin.prefix, address);
      rememberText(languageSignal.key, twin.lang);
      keepTyped(address);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [twins]);
}
