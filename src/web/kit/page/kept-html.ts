import { createContext, use, type ReactNode } from 'react';

/**
 * Renders a part of a page once and caches its HTML under a key for all its content except `told`: text without markup characters, given to
 * the part to show.
 */
export type KeepHtml = (key: string, part: (told: string) => ReactNode, told?: string) => string;

/** Set while the server renders a page; undefined in the browser and in tests. */
export const KeptHtmlContext = createContext<KeepHtml | undefined>(undefined);

/**
 * Returns the children of an element that is the same on every page: on the server cached HTML, in the browser the elements, which hydrate
 * it. The part may use no context and no `useId`, and `key` must distinguish it from every other.
 */
export function useKeptHtml(key: () => string, part: (told: string) => ReactNode, told = '') {
  // A constant condition: a build is for the server or for the browser.
  const keep = import.meta.env.SSR ? use(KeptHtmlContext) : undefined;
  return keep ? { dangerouslySetInnerHTML: { __html: keep(key(), part, told) } } : { children: part(told) };
}
