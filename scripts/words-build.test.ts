import { expect, test } from 'vitest';
import { wordsCallsIn } from './words/sentences.ts';

const source = `import { t as say, localeNow } from '#words/t.ts';
const a = say('Call us');
const b = <p title={say(\`Two
lines\`)}>{say('{n} vendors', { n: 1 })}</p>;
const c = say('put ' + a);
const d = localeNow();
const e = other.say('not ours');`;

test('finds what is said through t, under whatever name it was imported', () => {
  const found = wordsCallsIn('a.tsx', source);
  expect(found.map((call) => [call.line, call.kind, call.kind === 'sentence' && call.sentence])).toEqual([
    [2, 'sentence', 'Call us'],
    [3, 'sentence', 'Two\nlines'],
    [4, 'sentence', '{n} vendors'],
    [5, 'computed', false],
    [6, 'locale', false],
  ]);
});

test('a function of the same name is none of ours', () => {
  expect(wordsCallsIn('a.ts', `const t = (a) => a; t('#words/t.ts');`)).toEqual([]);
});
