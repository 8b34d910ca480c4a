/**
 * @file The strings that may arrive: bounded, storable, and read as people see them (`#words/visible.ts`), whatever marks came along
 * when they were pasted. Every string of a body, a query or an address is made here or has a closed pattern; a law looks for others.
 *
 * Lengths are UTF-16 units on both sides: HTML's `maxlength` counts them, and so does `text`, since the validator's own limit, which
 * the document states, counts code points. So an emoji is two of
 * the 120 that a name has, whatever the browser. What is too long is refused, never cut, but in a search; half a pair, from wherever, is refused.
 */
import { isDay } from '#facts/time.ts';
import { z } from 'zod';
import { maxLength } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { visible } from '#words/visible.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { firstWords } from '#domain/formats/shorten.ts';
import { emailForm } from '#domain/formats/email-form.ts';

/** C0 controls other than tab and line breaks, DEL, and lone surrogates: no database column or mail can carry them. */
// oxlint-disable-next-line no-control-regex -- these characters are what is refused
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const storable = (value: string) => !unstorable.test(value) && value.isWellFormed();

/** Returns whether a value is absent, empty or shows nothing but white space. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && visible(value).trim() === '');

/** What is said of a bad value: a fixed sentence, or one with values in it, which is put together when it is said. */
export type Sentence = string | (() => string);
const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence());
const saying = (sentence: Sentence) => ({ error: () => said(sentence) });

const tooLong = (max: number) => () => t('Please keep this within {max} characters.', { max: String(max) });

const bounded = (max: number, missing: Sentence, read: (value: string) => string) =>
  z
    .string({ error: ({ input }) => (isMissing(input) ? said(missing) : t('Please enter text.')) })
    .overwrite(read)
    .max(max, saying(tooLong(max)))
    .refine(({ length }) => length <= max, saying(tooLong(max)))
    .refine(
      storable,
      saying(() => t('This contains characters that cannot be saved.')),
    );

/**
 * Text of at most `max` UTF-16 units, without signs that nobody sees, that can be stored and mailed unchanged. `missing` is said when
 * it is absent.
 */
export const text = (max: number, missing: Sentence = t('Please enter text.')) =>
  bounded(max, missing, visible);

/**
 * Words that are looked for: the first `max` units of what was typed, up to the last whole word. A long question is no reason to show
 * nothing; the page says how much of it counts.
 */
export const searchText = (max: number) =>
  text(maxLength.searchTyped).overwrite((typed) => firstWords(typed, max));

/** Text that is kept to the last bit, since its owner will give it so again: a password. */
export const exactText = (max: number) => bounded(max, t('Please enter text.'), (value) => value);

/** As `text`, but not empty and not only white space. */
export const requiredText = (max: number, missing: Sentence) =>
  text(max, missing).refine((value) => !isMissing(value), saying(missing));

/**
 * A text that is only compared with a stored one: a password, a mailed secret, an id in an address. It has no format; a text that
 * cannot have been stored becomes the empty string, which equals nothing.
 */
export const compared = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => (storable(value) ? value : ''));

/** The address format that browsers themselves accept in `type=email`, so that both sides agree. */
export const email = (
  missing: Sentence = t('Email is required'),
  invalid: Sentence = t('Please enter a valid email address'),
) =>
  requiredText(maxLength.email, missing)
    .overwrite(emailForm)
    .refine((value) => isMissing(value) || z.regexes.html5Email.test(value), saying(invalid));

/** A calendar day as `<input type=date>` sends it. */
export const day = (missing: Sentence) =>
  requiredText(10, missing)
    .overwrite(asciiDigits)
    .refine(
      (value) => isMissing(value) || isDay(value),
      saying(() => t('Please enter a date.')),
    );

/** A whole number that a form may send as digits. */
export const wholeNumber = (min: number, max: number, invalid: Sentence, missing = invalid) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .overwrite((typed) => asciiDigits(visible(typed)))
          .max(12)
          .regex(/^\s*\d+\s*$/, saying(invalid))
          .transform(Number),
      ],
      { error: ({ input }) => said(isMissing(input) ? missing : invalid) },
    )
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, saying(invalid));
