/** @file The contract's own rules in the browser. Import it lazily: the validator is heavier than the page. */
import { config } from 'zod';
import { VendorUpdate } from '#contract/vendor-input.ts';

// The validator would try to write faster code from strings, which the page's policy refuses, and says so on the console.
config({ jitless: true });

/** What the server would say of one field with that value; null when it is right. */
export function vendorProblem(key: keyof VendorUpdate, value: unknown): string | null {
  const { error } = VendorUpdate.safeParse({ [key]: value });
  return error?.issues[0]?.message ?? null;
}
