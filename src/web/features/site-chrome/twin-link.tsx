import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { belowPrefix } from '#words/below-prefix.ts';
import type { Twin } from '#words/locales.ts';

type Props = { twin: Twin; className: string; children: ReactNode };

/** Link to this page in another language: a plain link, since another build of the pages serves it. */
export function TwinLink({ twin: { lang, prefix }, className, children }: Props) {
  const { pathname, search } = useLocation();
  // `//host` would lead to another site.
  const address = pathname.replace(/^\/+/, '/') + search;
  return (
    <a
      href={belowPrefix(prefix, address)}
      lang={lang}
      hrefLang={lang}
      // Another script in a font subset for this one word: not every device has a font for it.
      className={`tap inline-flex items-center font-semibold ${prefix && 'font-[family-name:AnekHindiName,system-ui]'} ${className}`}
    >
      {children}
    </a>
  );
}

/**
 * Runs before the first paint: adds the fragment of the address, unknown to every server, to a link to this page in another language, also
 * when it is tapped before the page has its code.
 */
export const placeOnTwinScript =
  'addEventListener(`click`,function(e){var a=e.target.closest?.(`a[hreflang]`);if(a)a.hash=location.hash},true);';
