/** @file The contract's own rules in the browser. Import it lazily: the validator is heavier than the page. */
import '#kit/validator-settings.ts';
import { VendorUpdate } from '#contract/vendor-input.ts';

/** What the server would say of one field with that value; null when it is right. */
export function vendorProblem(key: keyof VendorUpdate, value: unknown): string | null {
  const { error } = VendorUpdate.safeParse({ [key]: value });
  return error?.issues[0]?.message ?? null;
}
