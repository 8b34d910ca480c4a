import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { words } from './words-build.ts';
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

/** Returns the result of an expression in a Hindi build. */
function built(expression: string): string {
  const { handler } = words('hi').transform as {
    handler: (code: string, id: string) => { code: string } | null;
  };
  const code = handler(`import { t } from '#words/t.ts';\nexport default ${expression}`, 'a.ts')?.code ?? '';
  return code.slice(code.indexOf('export default ') + 'export default '.length);
}

test.each([
  // In another order: values are still computed in the order of the code.
  [`t('{done} of {all} done', { done: 1 + 1, all: Math.max(3, 2) })`, '3 में से 2 पूरे'],
  [
    `t('{file} is {place}', { file: 'a.jpg', place: t('photo {number}', { number: 2 }) })`,
    'a.jpg अब तस्वीर 2 है',
  ],
  [`t('Page {page} of {pages}', { pages: 9, page: 1 })`, 'पृष्ठ 1, कुल 9'],
])('a pattern that only puts values in needs nothing else: %s', (expression, said) => {
  expect(runInNewContext(built(expression))).toBe(said);
});

test('a pattern that decides, or whose values are not written out, is compiled', () => {
  expect(
    built(
      `t('{count, plural, one {Your message is} other {# messages are}} saved on this device and not sent yet. Nothing is lost: it goes out by itself when the network is back.', { count })`,
    ),
  ).toMatch(/^__patterns\.p0\(\{ count \}\)$/);
  expect(built(`t('Page {page} of {pages}', values)`)).toBe('__patterns.p0(values)');
});
