/**
 * @file Schemas of incoming strings: bounded, storable, and without invisible characters (`#words/visible.ts`), such as marks
 * pasted along. Every string of a body, a query or an address is made here or has a closed pattern; a law finds others.
 *
 * Lengths are UTF-16 units on both sides: HTML's `maxlength` counts them, and so does `text`, since the validator's own limit,
 * which the document states, counts code points. So an emoji takes two of a name's 120 units in every browser. Text that is too
 * long is refused, never cut, except in a search; half a surrogate pair is always refused.
 */
import { z } from 'zod';
import { isDay } from '#facts/time.ts';
import { maxLength } from '#facts/limits.ts';
import { t } from '#words/t.ts';
import { visible } from '#words/visible.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { firstWords } from '#domain/formats/shorten.ts';
import { emailForm } from '#domain/formats/email-form.ts';

/** C0 controls other than tab and line breaks, DEL, and lone surrogates: no database column or mail can store them. */
// oxlint-disable-next-line no-control-regex -- these characters are what is refused
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const storable = (value: string) => !unstorable.test(value) && value.isWellFormed();

/** Returns whether a value is absent, empty or only white space. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && visible(value).trim() === '');

/** The error sentence of a bad value: fixed, or with values that are inserted when it is used. */
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
 * Returns the schema of a text of at most `max` UTF-16 units, without invisible characters, that can be stored and mailed
 * unchanged. `missing` is the error of an absent one.
 */
export const text = (max: number, missing: Sentence = t('Please enter text.')) =>
  bounded(max, missing, visible);

/**
 * Returns the schema of search words: the first `max` units of the typed text, up to the last whole word. A long question still
 * gets results; the page says how much of it counts.
 */
export const searchText = (max: number) =>
  text(maxLength.searchTyped).overwrite((typed) => firstWords(typed, max));

/** Returns the schema of text stored exactly as typed, since its owner will type it again: a password. */
export const exactText = (max: number) => bounded(max, t('Please enter text.'), (value) => value);

/** Returns the schema of a `text` that is neither empty nor only white space. */
export const requiredText = (max: number, missing: Sentence) =>
  text(max, missing).refine((value) => !isMissing(value), saying(missing));

/**
 * Returns the schema of a text that is only compared with a stored one: a password, a mailed secret, an id in an address. It has no
 * format; a text that cannot be stored becomes the empty string, which equals nothing.
 */
export const compared = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => (storable(value) ? value : ''));

/** Returns the schema of an e-mail address in the format that browsers accept in `type=email`, so that both sides agree. */
export const email = (
  missing: Sentence = t('Email is required'),
  invalid: Sentence = t('Please enter a valid email address'),
) =>
  requiredText(maxLength.email, missing)
    .overwrite(emailForm)
    .refine((value) => isMissing(value) || z.regexes.html5Email.test(value), saying(invalid));

/** Returns the schema of a calendar day as `<input type=date>` sends it. */
export const day = (missing: Sentence) =>
  requiredText(10, missing)
    .overwrite(asciiDigits)
    .refine(
      (value) => isMissing(value) || isDay(value),
      saying(() => t('Please enter a date.')),
    );

/** Returns the schema of a whole number that a form may send as digits. */
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

/** Returns the schema of a calendar day, as `2026-11-16`; `wanted` is the sentence about anything else. */
export const calendarDay = (wanted: string) => z.iso.date(wanted).refine(isDay, wanted);

/** As `calendarDay`, of this century: a day on which something may have been sent or counted, so that sums with it stay calendar days. */
export const recentDay = (wanted: string) =>
  calendarDay(wanted).refine((day) => day.startsWith('20'), 'Please give a day of this century.');
