/** @file Conversion of form fields to facts and prices, by the table. Values that are no numbers are passed on for the schema to refuse. */
import { asciiDigits } from '#domain/formats/digits.ts';
import { paiseIn } from '#domain/formats/rupees.ts';
import {
  factNamesOf,
  priceKindsOf,
  vendorFacts,
  type Fact,
  type PriceCue,
  type VendorFacts,
} from './vendor-facts.ts';

/** The used part of `FormData`. */
type Values = { get(name: string): unknown; getAll(name: string): unknown[] };
/** A price as a vendor sends it. */
export type PriceInput = Omit<PriceCue, 'asOf'>;

/** Returns a field's text without the blanks around it; empty when there is none. */
export const textIn = (values: Values, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Parses a number such as `1,200` or `1 200`; null when empty. */
export function numberOf(values: Values, name: string): number | null {
  const text = asciiDigits(textIn(values, name)).replaceAll(/[,\s₹]/g, '');
  return text === '' ? null : Number(text);
}

/**
 * Parses a sum such as `1,50,000/-` or `1.5 lakh` into rupees; null when empty, no number when it is none. Part of a rupee stays, for the
 * schema to refuse.
 */
export function rupeesOf(values: Values, name: string): number | null {
  const text = textIn(values, name);
  return text === '' ? null : (paiseIn(text) ?? Number.NaN) / 100;
}

function valueOf(fact: Fact, name: string, values: Values): unknown {
  switch (fact.kind) {
    case 'span': {
      const [from, to] = [numberOf(values, `${name}.from`), numberOf(values, `${name}.to`)];
      return from === null && to === null ? undefined : { from, to };
    }
    case 'number':
      return numberOf(values, name) ?? undefined;
    case 'choice':
      return textIn(values, name) || undefined;
    case 'choices': {
      const chosen = values.getAll(name);
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'digits':
      return asciiDigits(textIn(values, name)).replaceAll(/[\s-]/g, '') || undefined;
    case 'lines': {
      const lines = textIn(values, name)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      return lines.length > 0 ? lines : undefined;
    }
  }
}

/** Returns all facts after the form: its own fields, and the others unchanged. Unvalidated. */
export function factsOfForm(categories: readonly string[], before: VendorFacts, values: Values): VendorFacts {
  const names = factNamesOf(categories);
  const others = Object.entries(before).filter(([name]) => !names.some((one) => one === name));
  const asked = names.map((name) => [name, valueOf(vendorFacts[name], name, values)] as const);
  return Object.fromEntries([...others, ...asked.filter(([, value]) => value !== undefined)]);
}

/** Returns the name of a field of a price. */
export const priceField = (
  { category, unit }: Pick<PriceCue, 'category' | 'unit'>,
  part: 'from' | 'to' | 'taxIncluded',
): string => `price.${category}.${unit}.${part}`;

const isAsked = (categories: readonly string[], { category, unit }: PriceInput) =>
  priceKindsOf(categories).some((kind) => kind.category === category && kind.unit === unit);

/** Returns all prices after the form, those of categories outside it unchanged. Unvalidated. */
export function pricesOfForm(
  categories: readonly string[],
  before: readonly PriceCue[],
  values: Values,
): PriceInput[] {
  const asked = priceKindsOf(categories).flatMap((kind): PriceInput[] => {
    const from = rupeesOf(values, priceField(kind, 'from'));
    const to = rupeesOf(values, priceField(kind, 'to'));
    if (from === null && to === null) return [];
    const taxIncluded = values.get(priceField(kind, 'taxIncluded')) !== null;
    return [{ ...kind, from: from ?? Number.NaN, to, taxIncluded }];
  });
  const others = before.filter((price) => !isAsked(categories, price)).map(({ asOf: _, ...price }) => price);
  return [...asked, ...others];
}

/** Error sentences by path: `facts.capacity.to`. */
export type PathErrors = Readonly<Record<string, string>>;

/** Returns the errors of a part, by paths within it. Errors of the part itself, or elsewhere, are at ''. */
export const errorsOf = (errors: PathErrors, part: string): PathErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : '',
      words,
    ]),
  );

/** Returns the first error at a path or below it. */
export const errorAt = (errors: PathErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
