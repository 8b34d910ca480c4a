/** @file The value of a check: its source on the page, its rule, and its masked form. */
import { checkKinds, type CheckKindName, type Finding } from '#domain/vendors/check-kinds.ts';
import { maskTaxId, recogniseTaxId } from '#domain/vendors/tax-id.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { CheckedVendor } from './checks.types.ts';

/** Returns the value on the page; null when it has none, undefined when the request gives the value. */
export function valueOnPage(kind: CheckKindName, vendor: CheckedVendor): string | null | undefined {
  const { from } = checkKinds[kind];
  return from === 'given' ? undefined : vendor[from]?.trim() || null;
}

/**
 * Returns the number of the registration where it is of this kind, or holds it, as a GSTIN holds a PAN; null where the rule finds it
 * wrong, so that nobody is offered a check that would be refused.
 */
export function registeredValue(kind: CheckKindName, vendor: CheckedVendor, now: Date): string | null {
  const { panGst } = vendor;
  if (!panGst) return null;
  const found = recogniseTaxId(panGst).kind;
  const value = kind === 'pan' && found === 'gstin' ? panGst.slice(2, 12) : kind === found ? panGst : null;
  const isWrong = value && findingsOf(kind, value, vendor, now).some(({ verdict }) => verdict === 'wrong');
  return isWrong ? null : value;
}

/** Returns the findings of the rule, in the current language. */
export const findingsOf = (
  kind: CheckKindName,
  value: string,
  { region }: Pick<CheckedVendor, 'region'>,
  now: Date,
): Finding[] => checkKinds[kind].judge(value, { region, year: Number(dayInDelhi(now).slice(0, 4)) });

export const isMasked = (kind: CheckKindName): boolean => checkKinds[kind].from === 'given';

/** Returns the value for a page; one that the public page does not show is masked. */
export const shownValue = (kind: CheckKindName, value: string): string =>
  isMasked(kind) ? maskTaxId(value) : value;
