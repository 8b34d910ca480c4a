/** @file The texts of an enquiry for mails, its private page and the staff's list: names, never identifiers. */
import { isDeepStrictEqual } from 'node:util';
import {
  enquiryKinds,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryKindName,
  type FieldRole,
} from '#domain/enquiries/enquiry-kinds.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { t, translated } from '#words/t.ts';
import { valueOf, type Payload } from './enquiry-columns.ts';

/** The fields of an enquiry that its texts need. */
export type EnquiryWords = {
  kind: string;
  payload: unknown;
  vendorId?: string | null;
  /** Its subject by name: a vendor, a crew member, a service. */
  vendorName?: string | null;
  /** YYYY-MM-DD; shown in a line of its own where the form has no field for it. */
  eventDate?: string | null;
};

/** Returns the kind; one that is no longer in the registry counts as a contact request. */
export const kindOf = ({ kind }: Pick<EnquiryWords, 'kind'>): EnquiryKind =>
  enquiryKinds[kind as EnquiryKindName] ?? enquiryKinds.contact;

/** Returns the title: of an enquiry to a vendor its name, of any other its kind. */
export const titleOf = (enquiry: EnquiryWords): string =>
  enquiry.vendorId && enquiry.vendorName
    ? t('Enquiry to {vendor}', { vendor: enquiry.vendorName })
    : translated(kindOf(enquiry).title);

/** Fields that hold an identifier or its name; shown in one line of their own. */
const aboutRoles = new Set(['cardId', 'cardName', 'memberId', 'vendorIds']);

function aboutOf({ vendorId, vendorName, ...enquiry }: EnquiryWords) {
  if (!vendorName) return [];
  const has = (role: FieldRole) => valueOf(kindOf(enquiry), enquiry.payload as Payload, role) !== undefined;
  const label = vendorId
    ? t('Vendor')
    : has('vendorIds')
      ? t('Vendors')
      : has('memberId')
        ? t('Crew member')
        : t('Service');
  return [{ label, value: vendorName }];
}

const longDay = dayFormat({ dateStyle: 'long' });

/** Returns the shown value: a day in words, a choice as it was sent; in another language the label of the choice. */
function shownValue({ options, type }: EnquiryField, value: string): string {
  if (type === 'date') return showDay(longDay, value);
  const label = options?.find((option) => option.value === value)?.label;
  const said = label && translated(label);
  return said && said !== label ? said : value;
}

/** Returns the event date that was added later, for a form without a field for it. */
const dateBeside = (enquiry: EnquiryWords) =>
  enquiry.eventDate && kindOf(enquiry).fields.every(({ role }) => role !== 'eventDate')
    ? [{ label: t('Event date'), value: showDay(longDay, enquiry.eventDate) }]
    : [];

/** Returns the filled fields as people read them, after the line with the subject. */
export function sentIn(enquiry: EnquiryWords): { label: string; value: string }[] {
  const payload = enquiry.payload as Payload;
  const filled = kindOf(enquiry).fields.flatMap((field) => {
    const value = String(payload[field.name] ?? '');
    return value.trim() === '' || aboutRoles.has(field.role)
      ? []
      : [{ label: translated(field.label), value: shownValue(field, value) }];
  });
  const about = aboutOf(enquiry);
  // A page of services sends the chosen one as its subject and in a field.
  const others = filled.filter((line) => !about.some((one) => isDeepStrictEqual(one, line)));
  return [...about, ...others, ...dateBeside(enquiry)];
}

/** Returns every field that people fill in, the empty ones too. */
export const briefOf = (enquiry: EnquiryWords): { role: FieldRole; label: string; value: string }[] => [
  ...kindOf(enquiry)
    .fields.filter(({ role }) => !aboutRoles.has(role))
    .map((field) => ({
      role: field.role,
      label: translated(field.label),
      value: shownValue(field, String((enquiry.payload as Payload)[field.name] ?? '').trim()),
    })),
  ...dateBeside(enquiry).map((line) => ({ role: 'eventDate' as const, ...line })),
];
