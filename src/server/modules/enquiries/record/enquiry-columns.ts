/** @file From a payload in the wire's own spelling to the columns every kind shares. */
import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** What was sent, by wire name. */
export type Payload = Readonly<Record<string, string | number | undefined>>;

/** The value of the field with that role, whatever it is called; undefined when absent or blank. */
export function valueOf(kind: EnquiryKind, payload: Payload, role: FieldRole): string | undefined {
  const field = kind.fields.find((candidate) => candidate.role === role);
  const value = field && payload[field.name];
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

/** The shared columns of an enquiry. `payload` itself is stored beside them, exactly as sent. */
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
    /** A service card or a vendor; which of them is for the service to find out. */
    cardId: value('cardId'),
    memberId: value('memberId'),
  };
}

/** What the visitor agreed to: nothing, unless it is stored. */
export const consentOf = ({ consent }: Pick<Enquiry, 'consent'>) => ({
  share: consent?.share === true,
  marketing: consent?.marketing === true,
});
