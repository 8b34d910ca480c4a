import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { belowPrefix } from '#words/below-prefix.ts';
import type { Twin } from '#words/locales.ts';

type Props = { twin: Twin; className: string; children: ReactNode };

/** The way to this page in another language: a plain link, since another build of the pages answers there. */
export function TwinLink({ twin: { lang, prefix }, className, children }: Props) {
  const { pathname, search } = useLocation();
  // `//host` would lead to another site.
  const address = pathname.replace(/^\/+/, '/') + search;
  return (
    <a
      href={belowPrefix(prefix, address)}
      lang={lang}
      hrefLang={lang}
      // Another script in letters that are cut for this one word: not every device has any.
      className={`tap inline-flex items-center font-semibold ${prefix && 'font-[family-name:AnekHindiName,system-ui]'} ${className}`}
    >
      {children}
    </a>
  );
}

/**
 * Runs before the page is drawn: a link to this page in another language takes along the place on the page, which no server knows, also
 * when it is tapped before the page has its code.
 */
export const placeOnTwinScript =
  'addEventListener(`click`,function(e){var a=e.target.closest?.(`a[hreflang]`);if(a)a.hash=location.hash},true);';
