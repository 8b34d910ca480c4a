import { createContext, use, type ReactNode } from 'react';

/**
 * Renders a part of a page once and keeps its HTML by a key that says all it shows, but for what is `told`: words without signs, which
 * the part is given to show.
 */
export type KeepHtml = (key: string, part: (told: string) => ReactNode, told?: string) => string;

/** Given while the server renders a page; undefined in the browser and in tests. */
export const KeptHtmlContext = createContext<KeepHtml | undefined>(undefined);

/**
 * Returns the children of an element that looks the same wherever it stands: on the server as HTML that was made before, in the
 * browser as they are, which hydrate it. The part may use no context and no `useId`, and `key` must tell it from every other.
 */
export function useKeptHtml(key: () => string, part: (told: string) => ReactNode, told = '') {
  // Not a condition of the moment: a build is for the server or for the browser.
  const keep = import.meta.env.SSR ? use(KeptHtmlContext) : undefined;
  return keep ? { dangerouslySetInnerHTML: { __html: keep(key(), part, told) } } : { children: part(told) };
}
