import { createContext, use, type ReactNode } from 'react';

/** Renders a part of a page once and keeps its HTML by a key that says all it shows. */
export type KeepHtml = (key: string, part: ReactNode) => string;

/** Given while the server renders a page; undefined in the browser and in tests. */
export const KeptHtmlContext = createContext<KeepHtml | undefined>(undefined);

/**
 * Returns the children of an element that looks the same wherever it stands: on the server as HTML that was made before, in the
 * browser as they are, which hydrate it. The part may use no context and no `useId`, and `key` must tell it from every other.
 */
export function useKeptHtml(key: () => string, part: () => ReactNode) {
  // Not a condition of the moment: a build is for the server or for the browser.
  const keep = import.meta.env.SSR ? use(KeptHtmlContext) : undefined;
  return keep ? { dangerouslySetInnerHTML: { __html: keep(key(), part()) } } : { children: part() };
}
