import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefParts, type BriefPart } from './brief-parts.ts';
import { briefControl } from './brief-control.ts';
import {
  briefIn,
  controlsOfBrief,
  readBrief,
  writeBrief,
  writePart,
  type BriefValues,
} from './brief-text.ts';
import { enquiryKinds } from './enquiry-kinds.ts';

const kinds = Object.entries(briefParts) as [keyof typeof enquiryKinds, readonly BriefPart[]][];
const valueOf = (part: BriefPart): fc.Arbitrary<string[]> =>
  part.type === 'number'
    ? fc.integer({ min: 1, max: part.max }).map((count) => [String(count)])
    : part.type === 'one'
      ? fc.constantFrom(...Object.keys(part.options)).map((key) => [key])
      : fc
          .shuffledSubarray(Object.keys(part.options), { minLength: 1 })
          .map((keys) => Object.keys(part.options).filter((key) => keys.includes(key)));
const valuesOf = (parts: readonly BriefPart[]) =>
  fc.record(Object.fromEntries(parts.map((part) => [part.key, valueOf(part)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<BriefValues>;
const anyKind = fc
  .constantFrom(...kinds)
  .chain(([, parts]) => fc.tuple(fc.constant(parts), valuesOf(parts), valuesOf(parts)));
/** Any typed text without a line that begins like one of ours. */
const ownWords = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 5 })
  .map((lines) => lines.join('\n').replaceAll(':', ' ').trimEnd());

describe('the small fields of a brief', () => {
  it.each(kinds)(
    '%s has a free text, labels of its own and options that can be told apart',
    (name, parts) => {
      expect(enquiryKinds[name].fields.some(({ role }) => role === 'message')).toBe(true);
      const labels = parts.map(({ label }) => label.toLowerCase());
      expect(new Set(labels).size).toBe(labels.length);
      for (const part of parts) {
        expect(part.label).not.toMatch(/[:\n]/);
        const names = part.type === 'number' ? [] : Object.values(part.options);
        for (const one of names) expect(one).not.toMatch(/[,:\n]|[.;]$/);
        expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
      }
    },
  );

  it('says in the text what was chosen, and reads the same back, whatever stands before it', () => {
    fc.assert(
      fc.property(anyKind, ownWords, ([parts, values], words) => {
        const text = writeBrief(parts, words, values);
        expect(text.startsWith(words)).toBe(true);
        expect(readBrief(parts, text)).toEqual(values);
        expect(writeBrief(parts, text, values)).toBe(text);
      }),
    );
  });

  it('changes its own lines alone, also when it is written over', () => {
    fc.assert(
      fc.property(anyKind, ownWords, ([parts, first, second], words) => {
        const text = writeBrief(parts, writeBrief(parts, words, first), second);
        expect(text.startsWith(words)).toBe(true);
        expect(readBrief(parts, text)).toEqual({ ...first, ...second });
        expect(parts.reduce((left, part) => writePart(part, left, []), text)).toBe(words);
      }),
    );
  });

  it('bears editing by hand: other cases, spaces, an order of its own, lines between', () => {
    fc.assert(
      fc.property(anyKind, fc.infiniteStream(fc.boolean()), ownWords, ([parts, values], coin, words) => {
        const toss = () => coin.next().value as boolean;
        const edited = writeBrief(parts, '', values)
          .split('\n')
          .toSorted(() => (toss() ? 1 : -1))
          .map((line) => (toss() ? line.toUpperCase() : ` ${line.replace(': ', ' :  ')} `))
          .flatMap((line) => (toss() ? [line, words] : [line]))
          .join('\n');
        expect(readBrief(parts, edited)).toEqual(values);
      }),
    );
  });

  it('never loses a word of a hand-written line, and never makes one up', () => {
    const [guests, food] = briefParts.catering!;
    const parts = [guests!, food!];
    expect(readBrief(parts, 'Guests: about 1,200 people')).toEqual({ guests: ['1200'] });
    expect(readBrief(parts, 'Guests: 150-200\nFood: mostly snacks')).toEqual({});
    expect(readBrief(parts, 'Guests: 0')).toEqual({});
    // Too many, but typed by the visitor, so it stays. A phone number is not a count.
    expect(readBrief(parts, 'Guests: 9999999')).toEqual({ guests: ['9999999'] });
    expect(readBrief(parts, 'Guests: 9876543210')).toEqual({});
    expect(writePart(food!, 'Food: Jain, no garlic', ['veg', 'jain'])).toBe(
      'Food: Vegetarian, Jain, no garlic',
    );
    expect(writePart(food!, 'Food: Jain, no garlic', [])).toBe('Food: no garlic');
    expect(writePart(guests!, 'Guests: 150-200', [])).toBe('Guests: 150-200');
    expect(writePart(guests!, 'Guests: 150-200\nAt home', ['180'])).toBe('Guests: 180\nAt home');
  });

  it('are posted as they are chosen', () => {
    fc.assert(
      fc.property(anyKind, ([parts, values]) => {
        expect(briefIn(parts, controlsOfBrief(parts, values))).toEqual(values);
      }),
    );
  });

  it('reads a posted form, and passes over what no option names', () => {
    const [guests, food, budget] = briefParts.catering!;
    const posted = {
      [briefControl(guests!)]: ' 150 ',
      [briefControl(food!, 'jain')]: 'on',
      [briefControl(food!, 'toString')]: 'on',
      [briefControl(budget!)]: 'constructor',
    };
    expect(briefIn(briefParts.catering!, posted)).toEqual({ guests: ['150'], food: ['jain'] });
    expect(briefIn(briefParts.catering!, { [briefControl(guests!)]: 'many' })).toEqual({});
  });
});
