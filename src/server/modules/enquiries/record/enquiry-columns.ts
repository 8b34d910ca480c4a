/** @file Maps a payload in wire names to the columns that every kind shares. */
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** The sent values by wire name. */
export type Payload = Readonly<Record<string, string | number | undefined>>;

/** Returns the value of the field with that role, under any name; undefined when absent or blank. */
export function valueOf(kind: EnquiryKind, payload: Payload, role: FieldRole): string | undefined {
  const field = kind.fields.find((candidate) => candidate.role === role);
  const value = field && payload[field.name];
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

/** Returns the shared columns of an enquiry. `payload` itself is stored beside them, exactly as sent. */
export function enquiryColumns(kind: EnquiryKind, payload: Payload) {
  const value = (role: FieldRole) => valueOf(kind, payload, role);
  const phone = value('phone');
  return {
    name: value('name'),
    email: value('email'),
    phone: phone && normalisePhone(phone),
    message: value('message'),
    eventDate: value('eventDate'),
    vendorName: value('cardName'),
    /** A service card or a vendor; the service tells them apart. */
    cardId: value('cardId'),
    memberId: value('memberId'),
    /** The region that its form asks for. */
    region: value('region'),
  };
}

/** Returns the visitor's consent: none, unless it is stored. */
export const consentOf = ({ consent }: Pick<Enquiry, 'consent'>) => ({
  share: consent?.share === true,
  marketing: consent?.marketing === true,
});
