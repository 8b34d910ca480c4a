import { useEffect } from 'react';
import { belowPrefix } from '#words/below-prefix.ts';
import type { Twin } from '#words/locales.ts';
import { prefixNow } from '#words/t.ts';
import { rememberText } from '#kit/device/device-store.ts';
import { languageSignal } from '#kit/device/stored-signal.ts';
import { keepTyped } from './typed-texts.ts';

/** Returns the address of the page at hand as every language knows it. */
export const ownAddress = ({ pathname, search, hash }: Location): string =>
  `/${pathname.slice(prefixNow().length).replace(/^\/+/, '')}${search}${hash}`;

/**
 * Whichever link leads to this page in another language: takes along what the server was not told when it wrote the link, and what
 * was typed, and keeps the choice on the device. Without it they are links all the same.
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
