/** @file Why a typed quote cannot be sent yet, in the order of the form. */
import { t } from '#words/t.ts';
import { dayFaultOf, faultsOf, type QuoteFault } from '#domain/quotes/quote-faults.ts';
import { contentOf, type TypedQuote } from './typed-quote.ts';

/** The fields behind the lines, from top to bottom. */
const order = ['lines', 'discount', 'included', 'guests', 'validUntil', 'advance'];
const parts = ['label', 'quantity', 'unitPrice'];

function placeOf(path: string): number {
  const [field = '', index = '', part = ''] = path.split('.');
  return order.indexOf(field) * 1000 + (index === '' ? 999 : Number(index) * 10 + parts.indexOf(part));
}

/**
 * Returns every fault of a typed quote: what cannot be read, what is missing, what contradicts itself. Each path once. `now` decides which
 * days are past.
 */
export function obstaclesOf(typed: TypedQuote, now: Date): QuoteFault[] {
  const { content, errors } = contentOf(typed);
  const unpriced = typed.lines.flatMap(({ unitPrice }, index) =>
    unitPrice.trim() === ''
      ? [{ path: `lines.${index}.unitPrice`, words: t('Please give its price, 0 if it costs nothing.') }]
      : [],
  );
  const day = dayFaultOf(content.validUntil, now);
  const all = [
    ...Object.entries(errors).map(([path, words]) => ({ path, words })),
    ...unpriced,
    ...faultsOf(content),
    ...(day ? [{ path: 'validUntil', words: day }] : []),
  ];
  const isNamed = all.some(({ path }) => path.startsWith('lines.'));
  return all
    .filter(({ path }, index) => all.findIndex((one) => one.path === path) === index)
    .filter(({ path }) => path !== 'lines' || !isNamed)
    .toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
}

/** Returns the sentence of a fault away from its field: it names the line. */
export function faultWords({ path, words }: QuoteFault): string {
  const [field, index = ''] = path.split('.');
  return field === 'lines' && index !== ''
    ? t('Line {number}: {fault}', { number: Number(index) + 1, fault: words })
    : words;
}
