/** @file A quote while it is typed: amounts are texts until it is saved. */
import { t } from '#words/t.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { isFields, isText } from '#domain/formats/fields.ts';
import { quoteTaxes, quoteUnits, type QuoteContent, type QuoteLine } from '#domain/quotes/quote-content.ts';
import { readHundredths, typedHundredths } from '#domain/quotes/quote-money.ts';
import { newKey } from '#kit/forms/new-key.ts';

export type TypedLine = Omit<QuoteLine, 'quantity' | 'unitPrice'> & {
  key: string;
  quantity: string;
  unitPrice: string;
};
export type TypedQuote = Omit<QuoteContent, 'lines' | 'guests' | 'advance'> & {
  lines: TypedLine[];
  guests: string;
  advance: string;
};
/** Errors by the path of the field: `lines.0.quantity`. */
export type QuoteErrors = Readonly<Record<string, string>>;

export const emptyLine = (more: Partial<TypedLine> = {}): TypedLine => ({
  key: newKey(),
  label: '',
  quantity: '1',
  unit: 'event',
  unitPrice: '',
  tax: 'gst-18',
  ...more,
});

export const typedOf = ({ lines, guests, advance, ...content }: QuoteContent): TypedQuote => ({
  ...content,
  guests: guests === null ? '' : String(guests),
  advance: advance === null ? '' : String(advance),
  lines: lines.map(({ quantity, unitPrice, ...line }) => ({
    ...line,
    key: newKey(),
    quantity: typedHundredths(quantity),
    unitPrice: typedHundredths(unitPrice),
  })),
});

const isTypedLine = (line: unknown): boolean =>
  isFields(line) &&
  Object.keys(emptyLine()).every((name) => isText(line[name])) &&
  Object.hasOwn(quoteUnits, line['unit'] as string) &&
  Object.hasOwn(quoteTaxes, line['tax'] as string);

const isTyped = (value: unknown): value is TypedQuote =>
  isFields(value) &&
  ['guests', 'advance', 'validUntil', 'cancellation', 'terms'].every((name) => isText(value[name])) &&
  ['included', 'excluded'].every((name) => Array.isArray(value[name]) && value[name].every(isText)) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isTypedLine);

/** Returns the quote stored on a device; null when there is none, or one of another release. */
export function readTyped(kept: string): TypedQuote | null {
  try {
    const value: unknown = JSON.parse(kept);
    return isTyped(value) ? value : null;
  } catch {
    return null;
  }
}

const wholeOf = (value: string): number | null => {
  const digits = asciiDigits(value).replaceAll(/[\s,%]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

/** Parses the typed quote. An invalid amount is an error; an empty one is no value in a draft. */
export function contentOf(typed: TypedQuote): { content: QuoteContent; errors: QuoteErrors } {
  const errors: Record<string, string> = {};
  const said = t('Please give a number.');
  const amount = (value: string, path: string): number => {
    const read = value.trim() === '' ? 0 : readHundredths(value);
    if (read === null) errors[path] = said;
    return read ?? 0;
  };
  const whole = (value: string, path: string): number | null => {
    if (value.trim() === '') return null;
    const read = wholeOf(value);
    if (read === null) errors[path] = said;
    return read;
  };
  return {
    content: {
      ...typed,
      guests: whole(typed.guests, 'guests'),
      advance: whole(typed.advance, 'advance'),
      lines: typed.lines.map(({ key: _, quantity, unitPrice, ...line }, index) => ({
        ...line,
        quantity: amount(quantity, `lines.${index}.quantity`),
        unitPrice: amount(unitPrice, `lines.${index}.unitPrice`),
      })),
    },
    errors,
  };
}
