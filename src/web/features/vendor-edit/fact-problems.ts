import type { PathErrors, PriceInput } from '#domain/vendors/fact-form.ts';
import type { VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** Names a price by its item: its position in the list means nothing to a form. */
function named(path: string, prices: readonly PriceInput[]): string {
  const [, index, ...rest] = path.split('.');
  const price = prices[Number(index)];
  return price ? ['prices', price.category, price.unit, ...rest].join('.') : path;
}

/** Returns the rules' errors in facts or prices, by path; none where the rules fail to load: then the server reports them. */
export async function checkedChange(
  key: 'facts' | 'prices',
  value: VendorFacts | readonly PriceInput[],
): Promise<PathErrors> {
  const rules = await importTwice(() => import('./vendor-rules.ts')).catch(() => null);
  const errors = rules?.vendorProblems({ [key]: value }) ?? {};
  if (!Array.isArray(value)) return errors;
  return Object.fromEntries(Object.entries(errors).map(([path, words]) => [named(path, value), words]));
}
