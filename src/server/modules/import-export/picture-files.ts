/** @file Lookup of an import's file by the address of a picture in a text. */

import { posix } from 'node:path';
import { safelyDecoded } from '#platform/content/readable-text.ts';

const pictureEnding = /\.(?:jpe?g|png|webp|avif|heic|heif)$/i;
/** Returns whether a file of an upload is a picture by its name. */
export const isPictureFile = (name: string): boolean => pictureEnding.test(name);
/** WordPress writes smaller copies beside each picture. */
const sizeInName = /-\d+x\d+(?=\.\w+$)/;

const partsOf = (path: string): string[] => {
  const plain = path.replace(/[?#].*$/, '').replace(/^[a-z]+:\/\/[^/]*/i, '');
  return plain
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => safelyDecoded(part).toLowerCase())
    .toReversed();
};

function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns a function that finds the file for an address in a text: the one beside the text, else the one whose path ends like it, the longest such end first. */
export function pictureFinder(names: readonly string[]): (url: string, from?: string) => string | null {
  const all = new Set(names.filter((name) => isPictureFile(name)));
  const byLast = new Map<string, { name: string; parts: string[] }[]>();
  for (const name of names) {
    if (!isPictureFile(name)) continue;
    const parts = partsOf(name);
    const last = parts[0]!;
    byLast.set(last, [...(byLast.get(last) ?? []), { name, parts }]);
  }
  const find = (parts: readonly string[]): string | null => {
    const found = (byLast.get(parts[0] ?? '') ?? []).toSorted(
      (a, b) => sharedEnd(b.parts, parts) - sharedEnd(a.parts, parts),
    );
    return found[0]?.name ?? null;
  };
  return (url, from = '') => {
    const beside = posix.join(posix.dirname(from), url.replace(/[?#].*$/, ''));
    if (all.has(beside)) return beside;
    const parts = partsOf(url);
    return find(parts) ?? find([(parts[0] ?? '').replace(sizeInName, ''), ...parts.slice(1)]);
  };
}
