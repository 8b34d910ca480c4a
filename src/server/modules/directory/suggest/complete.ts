/** @file Completion of the word that is still being typed. */
import type { Understood } from '#contract/directory.ts';
import { wordsOfSentence } from '../understand/sentence.ts';

/** The minimum length to complete: two letters begin too many words. */
const shortestBeginning = 3;
/** The maximum of completions, each parsed on its own, in memory. */
const triesMax = 6;

/** Returns the meaning of the words, with the last one completed when it has none as it stands. */
export function completed(
  typed: string,
  known: ReadonlySet<string>,
  understand: (typed: string) => Understood,
): Understood {
  const asTyped = understand(typed);
  const words = wordsOfSentence(typed);
  const last = words.at(-1) ?? '';
  if (/\s$/.test(typed) || last.length < shortestBeginning || !asTyped.words.includes(last)) return asTyped;
  const before = words.slice(0, -1).join(' ');
  let tries = 0;
  for (const word of known) {
    if (word === last || !word.startsWith(last)) continue;
    const read = understand(`${before} ${word}`);
    if (read.words.length < asTyped.words.length && (read.category ?? read.area ?? read.region)) return read;
    if (++tries === triesMax) break;
  }
  return asTyped;
}
