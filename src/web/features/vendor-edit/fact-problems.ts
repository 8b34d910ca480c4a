import type { PathErrors, PriceInput } from '#domain/vendors/fact-form.ts';
import type { VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** A price is named by what it is of: its place in the list says nothing to a form. */
function named(path: string, prices: readonly PriceInput[]): string {
  const [, index, ...rest] = path.split('.');
  const price = prices[Number(index)];
  return price ? ['prices', price.category, price.unit, ...rest].join('.') : path;
}

/** What the rules say of facts or prices, by path; nothing where the rules cannot be loaded: then the server says it. */
export async function checkedChange(
  key: 'facts' | 'prices',
  value: VendorFacts | readonly PriceInput[],
): Promise<PathErrors> {
  const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
  const errors = rules?.vendorProblems({ [key]: value }) ?? {};
  if (!Array.isArray(value)) return errors;
  return Object.fromEntries(Object.entries(errors).map(([path, words]) => [named(path, value), words]));
}
