import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text.ts';

const joined = (paragraphs: readonly string[]) => paragraphs.join('\n\n');

describe('two edits of one text', () => {
  it.each([
    ['One\n\nTwo\n', 'One\n\nTwo\n\nMine\n', 'Theirs\n\nOne\n\nTwo\n', 'Theirs\n\nOne\n\nTwo\n\nMine\n'],
    ['One\n\nTwo', 'One more\n\nTwo', 'One\n\nTwo more', 'One more\n\nTwo more'],
    ['One\n\nTwo\n\nThree', 'Two\n\nThree', 'One\n\nTwo', 'Two'],
    ['One\n\nTwo', 'One\n\nNew\n\nTwo', 'One\n\nTwo more', 'One\n\nNew\n\nTwo more'],
    ['One\n\nTwo', 'One more\n\nTwo', 'One more\n\nTwo', 'One more\n\nTwo'],
    ['One\n\nTwo', 'One\n\nTwo\n', 'One more\n\nTwo', 'One more\n\nTwo\n'],
    ['One\n\nOne\n\nOne', 'One\n\nMine\n\nOne', 'One\n\nOne\n\nTheirs', 'One\n\nMine\n\nTheirs'],
    ['', 'Mine', '', 'Mine'],
    // Blanks are words of somebody, too.
    [
      '- One\n\nTwo\n\nThree',
      '- One\n\n    Two\n\nThree',
      '- One\n\nTwo\n\nThree more',
      '- One\n\n    Two\n\nThree more',
    ],
    ['One\n\nTwo', '    One\n\nTwo', 'One\n\nTwo more', '    One\n\nTwo more'],
    [
      'One\n\nTwo\n\nThree',
      'One\n\n\n\nTwo\n\nThree',
      'One\n\nTwo\n\nThree more',
      'One\n\n\n\nTwo\n\nThree more',
    ],
    ['One\n\nTwo', '\nOne\n\nTwo', 'One\n\nTwo more', '\nOne\n\nTwo more'],
    ['One\r\n\r\nTwo', 'One mine\n\nTwo', 'One\r\n\r\nTwo more', 'One mine\n\nTwo more'],
  ])('that do not touch become one: %j, %j, %j', (base, mine, theirs, both) => {
    expect(mergeText(base, mine, theirs)).toBe(both);
    expect(mergeText(base, theirs, mine)).toBe(both);
  });

  it.each([
    ['One\n\nTwo', 'One here\n\nTwo', 'One there\n\nTwo'],
    ['One', 'One\n\nMine', 'One\n\nTheirs'],
    ['One\n\nTwo', 'Two', 'One more\n\nTwo'],
    ['', 'Mine', 'Theirs'],
    // A paragraph that would stand there twice.
    ['A\n\nB\n\nC', 'A\n\nNote\n\nC', 'A\n\nNote\n\nB\n\nC'],
    ['A\n\nB\n\nC\n\nD\n\nE\n\nF\n\nG', 'A\n\nC\n\nD\n\nE\n\nF\n\nB\n\nG', 'A\n\nC\n\nD\n\nB\n\nE\n\nF\n\nG'],
    // One moves what the other takes out.
    ['A\n\nB\n\nC\n\nD', 'A\n\nC\n\nD\n\nB', 'A\n\nC\n\nD'],
  ])('that touch are left to a person: %j, %j, %j', (...texts) => {
    expect(mergeText(...texts)).toBeNull();
  });

  // Each paragraph of the base is left, rewritten, taken out, or followed by a new one; by one of the two, or by nobody.
  const edit = fc.record({
    by: fc.constantFrom('mine', 'theirs', 'nobody' as const),
    how: fc.constantFrom('rewrite', 'remove', 'add' as const),
  });
  const word = fc.stringMatching(/^[a-d]{1,3}$/);
  it('put both in, wherever each changes paragraphs of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ word, edit }), { maxLength: 12 }), (rows) => {
        const applied = (who: readonly string[]) =>
          joined(
            rows.flatMap(({ word: said, edit: { by, how } }, at) => {
              if (!who.includes(by)) return [said];
              if (how === 'rewrite') return [`${said} by ${by} ${at}`];
              return how === 'remove' ? [] : [said, `new by ${by} ${at}`];
            }),
          );
        // The same word twice in a row says nothing about the place at which one of the two was taken out.
        fc.pre(rows.every(({ word: said }, at) => said !== rows[at - 1]?.word));
        const merged = mergeText(applied([]), applied(['mine']), applied(['theirs']));
        if (merged !== null) expect(merged).toBe(applied(['mine', 'theirs']));
        // Only where one adds right beside a place that the other changed may it ask.
        const beside = rows.some(({ edit: one }, at) => {
          const next = rows[at + 1]?.edit;
          return next && one.by !== 'nobody' && next.by !== 'nobody' && one.by !== next.by;
        });
        if (!beside && new Set(rows.map((row) => row.word)).size === rows.length)
          expect(merged).not.toBeNull();
      }),
    );
  });
  it('never lose a paragraph that somebody wrote or left', () => {
    const texts = fc.array(word, { maxLength: 6 }).map(joined);
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const merged = mergeText(base, mine, theirs);
        if (merged === null) return;
        const of = (text: string) => text.split('\n\n').filter(Boolean);
        const count = (text: string, paragraph: string) => of(text).filter((one) => one === paragraph).length;
        for (const one of new Set([...of(mine), ...of(theirs)])) {
          const [was, here, there] = [base, mine, theirs].map((text) => count(text, one)) as [
            number,
            number,
            number,
          ];
          // What neither took out stays; what one added is there.
          if (here >= was && there >= was)
            expect(count(merged, one)).toBeGreaterThanOrEqual(Math.max(here, there));
        }
      }),
    );
  });
  // Paragraphs are moved, doubled, taken out and added at random.
  const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 }).map(joined);
  const count = (text: string, one: string) => text.split('\n\n').filter((other) => other === one).length;
  it('double no paragraph, lose none that both left, and stay the same when they are merged again', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergeText(base, mine, theirs);
        if (merged === null) return;
        for (const one of 'abcdef') {
          const counts = [base, mine, theirs].map((text) => count(text, one));
          expect(count(merged, one)).toBeLessThanOrEqual(Math.max(...counts));
          if (Math.min(...counts) > 0 && new Set(counts).size === 1)
            expect(count(merged, one)).toBe(counts[0]);
        }
        // A save whose answer was lost.
        expect([merged, null]).toContain(mergeText(base, merged, theirs));
        expect([merged, null]).toContain(mergeText(base, mine, merged));
      }),
      { numRuns: 2000 },
    );
  });
  it('are the other text when only one has written, with every blank as it was', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '\n\n'), { maxLength: 12 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeText(base, base, base)).toBe(base);
        const merged = mergeText(base, base, other);
        expect(merged?.split(/\s+/).join(' ').trim()).toBe(other.split(/\s+/).join(' ').trim());
      }),
    );
  });
});
