import { isAt } from '#facts/paths.ts';

/** Page texts by address, each loaded on demand: no page carries another's. */
export type Words<Page> = Readonly<Record<string, () => Promise<Page>>>;

/** Returns the text at an address, without a language prefix; the table of routes ensures that there is one. */
export function wordsAt<Page>(words: Words<Page>, pathname: string): Promise<Page> {
  const [, fetchWords] = Object.entries(words).find(([path]) => isAt(path, pathname)) ?? [];
  if (!fetchWords) throw new Error(`no words for ${pathname}`);
  return fetchWords();
}
