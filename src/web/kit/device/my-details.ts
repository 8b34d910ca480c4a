/**
 * @file Name, phone number and e-mail address of the last sent form, stored on this device and offered on the next one. Deleted when unused
 * for long, since somebody else may hold the device by then.
 */
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { isFields, textsOf } from '#domain/formats/fields.ts';
import { dayMs } from '#facts/time.ts';
import { forget, recall, remember } from './device-store.ts';
import { detailsSignal } from './stored-signal.ts';

/** By the meaning of the field. */
export type MyDetails = Partial<Record<(typeof roles)[number], string>>;

const { key } = detailsSignal;
const roles = ['name', 'phone', 'email'] as const;
const longestMs = 90 * dayMs;

/** Returns the fields of a kind that these details fill, each with its wire name. */
export const detailFields = ({ fields }: EnquiryKind) =>
  fields.flatMap(({ name, role }) => {
    const known = roles.find((one) => one === role);
    return known ? [{ name, role: known }] : [];
  });

/** Stores details as of now. */
export function putDetails(details: MyDetails): void {
  remember(key, { ...details, at: Date.now() });
}
/** Stores the sender's details of a sent form. */
export function keepDetails(kind: EnquiryKind, payload: Readonly<Record<string, string>>): void {
  const given = detailFields(kind).flatMap(({ name, role }) =>
    payload[name] ? [[role, payload[name]] as const] : [],
  );
  if (given.length > 0) putDetails(Object.fromEntries(given));
}

export const forgetDetails = (): void => forget(key);

/** Returns the stored details; null when there are none, or when they are too old. */
export function myDetails(): MyDetails | null {
  const kept = recall(key);
  if (kept === null) return null;
  const at = isFields(kept) ? Number(kept['at']) : Number.NaN;
  const details = textsOf(kept);
  if (Date.now() - at <= longestMs && roles.some((role) => details[role])) return details;
  forget(key);
  return null;
}
