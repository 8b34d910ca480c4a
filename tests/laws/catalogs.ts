import { parse, type Token } from '@messageformat/parser';
import type { Said } from '../../scripts/words/said.ts';

const namesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const inner = 'cases' in token ? token.cases.flatMap(({ tokens: own }) => namesIn(own)) : [];
    return [`{${token.arg}}`, ...inner];
  });

/** Returns the tokens of a sentence that is no pattern, filled by the project's own function: `{email}`. */
const tokensIn = (sentence: string): string[] => sentence.match(/\{\w+\}/g) ?? [];

/** Returns the parts of a sentence that its translation must have, too: values and marks. */
function partsOf(sentence: string, pattern: boolean): string {
  const marks = [...sentence.matchAll(/<\/?\w+>/g)].map(([mark]) => mark);
  const names = pattern ? namesIn(parse(sentence)) : tokensIn(sentence);
  return [...new Set([...names, ...marks])].toSorted().join(' ');
}

/** The faults of a catalogue, and its missing sentences. */
export type Judged = { faults: string[]; missing: string[] };

/** Checks a language's catalogue, given as files by name. */
export function judgeCatalog(
  said: readonly Said[],
  catalog: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Judged {
  const faults: string[] = [];
  const foundIn = new Map<string, string>();
  const wanted = new Map(said.map((one) => [one.sentence, one]));
  for (const [file, sentences] of Object.entries(catalog))
    for (const [english, words] of Object.entries(sentences)) {
      const use = wanted.get(english);
      if (foundIn.has(english)) faults.push(`${file}: "${english}" stands in ${foundIn.get(english)}, too`);
      foundIn.set(english, file);
      if (!use) faults.push(`${file}: nobody says "${english}"`);
      else if (!words.trim()) faults.push(`${file}: "${english}" has no words`);
      else
        try {
          const [own, other] = [partsOf(english, use.pattern), partsOf(words, use.pattern)];
          if (own !== other) faults.push(`${file}: "${english}" needs ${own || 'no parts'}, not ${other}`);
        } catch (error) {
          faults.push(`${file}: "${words}" cannot be read: ${(error as Error).message.split('\n')[0]}`);
        }
    }
  const missing = [...wanted.values()]
    .filter(({ sentence }) => !foundIn.has(sentence))
    .map(({ sentence, at }) => `${at}: "${sentence}" is in no file of the language`);
  return { faults, missing };
}
