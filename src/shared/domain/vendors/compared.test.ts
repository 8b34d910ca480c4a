import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCompared, writeCompared } from './compared.ts';

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 4 });

it('reads what it writes', () => {
  fc.assert(
    fc.property(ids, (some) => {
      expect(readCompared(writeCompared(some))).toEqual(some);
    }),
  );
});

it('takes at most four, each once, and no id that is none', () => {
  const [a, b] = ['0192f000-0000-7000-8000-00000000000a', '0192f000-0000-7000-8000-00000000000b'];
  expect(readCompared(null)).toEqual([]);
  expect(readCompared(`x,${a.toUpperCase()},,${a},__proto__,${b}`)).toEqual([a, b]);
  const many = Array.from({ length: 9 }, (_, digit) => a.replace(/a$/, String(digit)));
  expect(readCompared(many.join(','))).toEqual(many.slice(0, 4));
  expect(readCompared(','.repeat(10_000))).toEqual([]);
});
