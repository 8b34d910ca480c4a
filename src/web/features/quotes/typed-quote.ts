/** @file A quote while it is typed: amounts are texts until it is saved. */
import { t } from '#words/t.ts';
import { asciiDigits } from '#domain/formats/digits.ts';
import { isFields, isText } from '#domain/formats/fields.ts';
import { readHundredths, typedHundredths } from '#domain/formats/hundredths.ts';
import { paiseIn } from '#domain/formats/rupees.ts';
import {
  quoteLimits,
  quoteUnits,
  type QuoteContent,
  type QuoteDiscount,
  type QuoteLine,
} from '#domain/quotes/quote-content.ts';
import { isQuoteTax } from '#domain/quotes/quote-tax.ts';
import { newKey } from '#kit/forms/new-key.ts';

export type TypedLine = Omit<QuoteLine, 'quantity' | 'unitPrice'> & {
  key: string;
  quantity: string;
  unitPrice: string;
};
export type TypedQuote = Omit<QuoteContent, 'lines' | 'discount' | 'guests' | 'advance'> & {
  lines: TypedLine[];
  discount: string;
  discountKind: QuoteDiscount['kind'];
  guests: string;
  advance: string;
};
/** Errors by the path of the field: `lines.0.quantity`. */
export type QuoteErrors = Readonly<Record<string, string>>;

/** Returns the id of the control with this path, by which a fault leads to it. */
export const fieldId = (path: string): string => `quote-${path}`;

const noDiscount = { discount: '', discountKind: 'percent' } as const;

export const emptyLine = (more: Partial<TypedLine> = {}): TypedLine => ({
  key: newKey(),
  label: '',
  quantity: '1',
  unit: 'event',
  unitPrice: '',
  tax: 'gst-18',
  ...more,
});

export const typedLineOf = ({ quantity, unitPrice, ...line }: QuoteLine): TypedLine => ({
  ...line,
  key: newKey(),
  quantity: typedHundredths(quantity),
  unitPrice: typedHundredths(unitPrice),
});

export const typedOf = ({ lines, discount, guests, advance, ...content }: QuoteContent): TypedQuote => ({
  ...content,
  ...(discount ? { discount: typedHundredths(discount.value), discountKind: discount.kind } : noDiscount),
  guests: guests === null ? '' : String(guests),
  advance: advance === null ? '' : String(advance),
  lines: lines.map(typedLineOf),
});

const isTypedLine = (line: unknown): boolean =>
  isFields(line) &&
  Object.keys(emptyLine()).every((name) => isText(line[name])) &&
  Object.hasOwn(quoteUnits, line['unit'] as string) &&
  isQuoteTax(line['tax'] as string);

const isTyped = (value: unknown): value is TypedQuote =>
  isFields(value) &&
  ['discount', 'guests', 'advance', 'validUntil', 'cancellation', 'terms'].every((name) =>
    isText(value[name]),
  ) &&
  ['amount', 'percent'].includes(value['discountKind'] as string) &&
  ['included', 'excluded'].every((name) => Array.isArray(value[name]) && value[name].every(isText)) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isTypedLine);

/** Returns the quote stored on a device; null when there is none, or one of another release. */
export function readTyped(kept: string): TypedQuote | null {
  try {
    const value: unknown = JSON.parse(kept);
    // A draft of the release before has no discount.
    const whole = isFields(value) ? { ...noDiscount, ...value } : value;
    return isTyped(whole) ? whole : null;
  } catch {
    return null;
  }
}

const wholeOf = (value: string): number | null => {
  const digits = asciiDigits(value).replaceAll(/[\s,%]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

/** Parses a typed discount; null for none, a sentence for an invalid one. */
function discountIn({ discount, discountKind: kind }: TypedQuote): QuoteDiscount | null | string {
  if (discount.trim() === '') return null;
  const value = kind === 'amount' ? paiseIn(discount) : readHundredths(discount);
  if (value === null) return kind === 'amount' ? amountWanted() : t('Please give a number.');
  if (kind === 'percent' && value > quoteLimits.percentMax)
    return t('Please give a percentage from 0 to 100.');
  return { kind, value };
}

const amountWanted = () => t('Please give an amount, such as 850, 1,50,000 or 1.5 lakh.');

/** Parses the typed quote. An invalid amount is an error; an empty one is no value in a draft. */
export function contentOf(typed: TypedQuote): { content: QuoteContent; errors: QuoteErrors } {
  const errors: Record<string, string> = {};
  const said = t('Please give a number.');
  const amount = (value: string, path: string, read = readHundredths, wanted = said): number => {
    const found = value.trim() === '' ? 0 : read(value);
    if (found === null) errors[path] = wanted;
    return found ?? 0;
  };
  const whole = (value: string, path: string): number | null => {
    if (value.trim() === '') return null;
    const read = wholeOf(value);
    if (read === null) errors[path] = said;
    return read;
  };
  const { discountKind: _kind, ...rest } = typed;
  const discount = discountIn(typed);
  if (typeof discount === 'string') errors['discount'] = discount;
  return {
    content: {
      ...rest,
      discount: typeof discount === 'string' ? null : discount,
      guests: whole(typed.guests, 'guests'),
      advance: whole(typed.advance, 'advance'),
      lines: typed.lines.map(({ key: _, quantity, unitPrice, ...line }, index) => ({
        ...line,
        quantity: amount(quantity, `lines.${index}.quantity`),
        unitPrice: amount(unitPrice, `lines.${index}.unitPrice`, paiseIn, amountWanted()),
      })),
    },
    errors,
  };
}
