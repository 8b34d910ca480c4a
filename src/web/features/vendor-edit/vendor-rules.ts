/** @file The contract's own rules in the browser. Import it lazily: the validator is larger than the page. */
import '#kit/forms/validator-settings.ts';
import { VendorUpdate } from '#contract/vendor-input.ts';

type Change = Readonly<Partial<Record<keyof VendorUpdate, unknown>>>;

/** Returns the server's errors for that change, by path; empty when it is valid. */
export const vendorProblems = (change: Change): Record<string, string> =>
  Object.fromEntries(
    (VendorUpdate.safeParse(change).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

/** Returns the first of them; null when it is valid. */
export const vendorProblem = (change: Change): string | null =>
  Object.values(vendorProblems(change))[0] ?? null;
