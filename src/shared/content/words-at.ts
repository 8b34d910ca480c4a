import { isAt } from '#facts/paths.ts';

/** Words by address, fetched when one is opened: no page carries another's. */
export type Words<Page> = Readonly<Record<string, () => Promise<Page>>>;

/** The words at an address, without the prefix of a language; the table of routes rules out that there are none. */
export function wordsAt<Page>(words: Words<Page>, pathname: string): Promise<Page> {
  const [, fetchWords] = Object.entries(words).find(([path]) => isAt(path, pathname)) ?? [];
  if (!fetchWords) throw new Error(`no words for ${pathname}`);
  return fetchWords();
}
