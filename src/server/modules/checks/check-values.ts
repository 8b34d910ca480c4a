/** @file The value of a check: where it stands on the page, how it is judged, and how it is shown. */
import { checkKinds, type CheckKindName, type Finding } from '#domain/vendors/check-kinds.ts';
import { maskTaxId } from '#domain/vendors/tax-id.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { CheckedVendor } from './checks.types.ts';

/** What the page says; null when it says nothing, undefined when the value is given with the request. */
export function valueOnPage(kind: CheckKindName, vendor: CheckedVendor): string | null | undefined {
  const { from } = checkKinds[kind];
  return from === 'given' ? undefined : vendor[from]?.trim() || null;
}

/** What the rule finds, in the language that is spoken. */
export const findingsOf = (
  kind: CheckKindName,
  value: string,
  { region }: Pick<CheckedVendor, 'region'>,
  now: Date,
): Finding[] => checkKinds[kind].judge(value, { region, year: Number(dayInDelhi(now).slice(0, 4)) });

export const isMasked = (kind: CheckKindName): boolean => checkKinds[kind].from === 'given';

/** Fit for a page: what the public page does not show is masked. */
export const shownValue = (kind: CheckKindName, value: string): string =>
  isMasked(kind) ? maskTaxId(value) : value;
