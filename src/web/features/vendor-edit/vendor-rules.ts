/** @file The contract's own rules in the browser. Import it lazily: the validator is heavier than the page. */
import '#kit/validator-settings.ts';
import { VendorUpdate } from '#contract/vendor-input.ts';

/** What the server would say of that change; null when it is right. */
export function vendorProblem(change: Readonly<Partial<Record<keyof VendorUpdate, unknown>>>): string | null {
  const { error } = VendorUpdate.safeParse(change);
  return error?.issues[0]?.message ?? null;
}
