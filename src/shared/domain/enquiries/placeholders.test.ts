import { describe, expect, it } from 'vitest';
import { defaultCloseReasons, defaultTemplates } from './default-words.ts';
import { fillTemplate, fillWithCaret, placeholderFault, placeholderNames } from './placeholders.ts';

const all = Object.fromEntries(placeholderNames.map((name) => [name, `<${name}>`]));

describe('the places of a text', () => {
  it.each(['', 'No places.', 'Namaste {name},', placeholderNames.map((name) => `{${name}}`).join('')])(
    'are right in %j',
    (text) => expect(placeholderFault(text)).toBeNull(),
  );

  it.each([
    ['Namaste {nmae},', '{nmae}'],
    ['{Name}', '{Name}'],
    ['{ name }', '{ name }'],
    ['{}', '{}'],
    ['{toString}', '{toString}'],
    ['Namaste {name', '{name'],
    ['{name\n}', '{name'],
    ['{{name}}', '{'],
    ['name}', '}'],
  ])('are wrong in %j, and the fault names %s', (text, named) =>
    expect(placeholderFault(text)).toContain(named),
  );
});

describe('a filled text', () => {
  it('has each value as it is, braces in it too', () =>
    expect(fillTemplate('{name}: {title}', { name: '{title} $& \\1', title: 'Catering' })).toBe(
      '{title} $& \\1: Catering',
    ));

  it.each([
    ['Namaste {name},\n\nThank you', 'Namaste,\n\nThank you'],
    ['{name}\nThank you', 'Thank you'],
    ['We ask {vendor} about {date}.', 'We ask our vendors about your date.'],
    ['{name} {name}', ''],
    ['Namaste {name}', 'Namaste'],
  ])('has no gap where a value is missing: %j', (text, expected) => {
    expect(fillTemplate(text, {})).toBe(expected);
    expect(fillTemplate(text, { name: '  ' })).toBe(expected);
  });
});

describe('the place of the caret', () => {
  it.each([
    ['Namaste {name},\n{here}\nBye', {}, 'Namaste,\n\nBye', 9],
    ['Namaste {name},\n{here}\nBye', { name: 'Asha' }, 'Namaste Asha,\n\nBye', 14],
    ['{here}', {}, '', 0],
    ['Nothing is to be paid.', {}, 'Nothing is to be paid.', 22],
    ['a {here} b {here}', {}, 'a  b ', 2],
    ['A name with {title}', { title: '{here}' }, 'A name with {here}', 18],
  ])('in %j with %j', (text, values, filled, caret) =>
    expect(fillWithCaret(text, values)).toEqual({ text: filled, caret }),
  );

  it('is nothing in a filled text', () => expect(fillTemplate('Call {phone}.{here}', {})).toBe('Call.'));
});

describe('the words that the desk begins with', () => {
  it.each(defaultTemplates.map((template) => [template.name, template] as const))(
    '%s reads well with all values and with none',
    (_, { locale, subject, text }) => {
      for (const words of [subject, text]) {
        expect(placeholderFault(words)).toBeNull();
        expect(fillTemplate(words, all, locale)).not.toMatch(/[{}]/);
        expect(fillTemplate(words, {}, locale)).not.toMatch(/[{}]| [,.:]| {2}| $/m);
      }
    },
  );

  it('are different ones', () => {
    expect(new Set(defaultCloseReasons).size).toBe(defaultCloseReasons.length);
    expect(new Set(defaultTemplates.map(({ id }) => id)).size).toBe(defaultTemplates.length);
  });
});
