/**
 * @file A language for tests alone: every sentence in letters with accents, and longer by two fifths, as a translation may be. It shows
 * what has no room for longer words, and what is said outside the catalogues.
 */
const accents: Readonly<Record<string, string>> = {
  a: 'áä',
  e: 'éë',
  i: 'íï',
  o: 'óö',
  u: 'úü',
  n: 'ñ',
  c: 'ç',
};

/** Returns the sentence in it. Values (`{name}`), the words of a plural's choices, and marks (`<terms>`) stay what they are. */
export function pseudo(sentence: string): string {
  let depth = 0;
  return sentence.replace(/<\/?\w+>|[{}]|\p{L}/gu, (found) => {
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    // Between two braces stands a name or a number's choices, between four what is said.
    return found.length > 1 || depth % 2 === 1 ? found : (accents[found] ?? found);
  });
}
