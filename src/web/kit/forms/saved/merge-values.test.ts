import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeValues } from './merge-values.ts';

describe('two changes of one value', () => {
  it.each([
    ['a text that only one changed', 'a', 'b', 'a', 'b'],
    ['a text that only the other changed', 'a', 'a', 'b', 'b'],
    ['a text that both changed alike', 'a', 'b', 'b', 'b'],
    ['two facts', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
    ['a fact added and one taken away', { x: 1 }, { x: 1, y: 2 }, {}, { y: 2 }],
    [
      'two ends of a span',
      { g: { from: 1, to: 5 } },
      { g: { from: 2, to: 5 } },
      { g: { from: 1, to: 9 } },
      { g: { from: 2, to: 9 } },
    ],
    ['areas added by both', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
    ['an area taken away, one added', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
    [
      'two items of a list',
      [{ n: 1 }, { n: 2 }],
      [{ n: 3 }, { n: 2 }],
      [{ n: 1 }, { n: 4 }],
      [{ n: 3 }, { n: 4 }],
    ],
    ['nothing and nothing', null, 'b', '', 'b'],
  ])('%s are both kept', (_, before, mine, theirs, merged) =>
    expect(mergeValues<unknown>(before, mine, theirs)).toEqual({ value: merged }),
  );

  it.each([
    ['a text', 'a', 'b', 'c'],
    ['a fact', { x: 1 }, { x: 2 }, { x: 3 }],
    ['an item', [{ n: 1 }], [{ n: 2 }], [{ n: 3 }]],
    ['an item, and the length of the list', [{ n: 1 }], [{ n: 2 }], [{ n: 1 }, { n: 2 }]],
  ])('of %s are for somebody to decide', (_, before, mine, theirs) =>
    expect(mergeValues<unknown>(before, mine, theirs)).toBeNull(),
  );

  const facts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }));
  it('lose nothing: every field has the value of the side that changed it', () => {
    fc.assert(
      fc.property(facts, facts, facts, (before, mine, theirs) => {
        const merged = mergeValues(before, mine, theirs);
        for (const name of ['a', 'b', 'c', 'd']) {
          const [was, here, there] = [before[name], mine[name], theirs[name]];
          if (merged === null) continue;
          if (here !== was) expect(merged.value[name]).toBe(here);
          else expect(merged.value[name]).toBe(there);
        }
        const clash = ['a', 'b', 'c', 'd'].some(
          (name) =>
            before[name] !== mine[name] && before[name] !== theirs[name] && mine[name] !== theirs[name],
        );
        expect(merged === null).toBe(clash && !isSame(before, theirs) && !isSame(before, mine));
      }),
    );
  });
});
