import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { KeepHtml } from './kept-html.ts';

/** About a thousand cards of vendors. */
const maxChars = 2_000_000;

const kept = new LRUCache<string, string>({
  maxSize: maxChars,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Keeps what looks the same on many pages. React cannot: it renders each page anew, and a list of cards is most of its work. */
export const keepHtml: KeepHtml = (key, part) => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = renderToString(part);
  kept.set(key, html);
  return html;
};
