/** @file How an enquiry is told to people, in every mail, on its private page and in the staff's list: by names, never by identifiers. */
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

/** As much of an enquiry as its words need. */
export type EnquiryWords = {
  kind: string;
  payload: unknown;
  vendorId?: string | null;
  /** Whom or what it is about, by name: a vendor, a crew member, a service. */
  vendorName?: string | null;
  /** YYYY-MM-DD; told by itself where the form has no field for it. */
  eventDate?: string | null;
};

/** A kind that the registry no longer has is still somebody's enquiry. */
export const kindOf = ({ kind }: Pick<EnquiryWords, 'kind'>): EnquiryKind =>
  enquiryKinds[kind as EnquiryKindName] ?? enquiryKinds.contact;

/** What it is called: an enquiry to a vendor after the vendor, any other after its kind. */
export const titleOf = (enquiry: EnquiryWords): string =>
  enquiry.vendorId && enquiry.vendorName
    ? t('Enquiry to {vendor}', { vendor: enquiry.vendorName })
    : translated(kindOf(enquiry).title);

/** Fields that hold an identifier, or the name for one; told in one line of their own. */
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

/** A day is told in words, a choice as it was sent; in another language by what was chosen there. */
function shownValue({ options, type }: EnquiryField, value: string): string {
  if (type === 'date') return showDay(longDay, value);
  const label = options?.find((option) => option.value === value)?.label;
  const said = label && translated(label);
  return said && said !== label ? said : value;
}

/** The day that its sender told later, of a form without a field for it. */
const dateBeside = (enquiry: EnquiryWords) =>
  enquiry.eventDate && kindOf(enquiry).fields.every(({ role }) => role !== 'eventDate')
    ? [{ label: t('Event date'), value: showDay(longDay, enquiry.eventDate) }]
    : [];

/** What was filled in, as people read it, and before it whom it is about. */
export function sentIn(enquiry: EnquiryWords): { label: string; value: string }[] {
  const payload = enquiry.payload as Payload;
  const filled = kindOf(enquiry).fields.flatMap((field) => {
    const value = String(payload[field.name] ?? '');
    return value.trim() === '' || aboutRoles.has(field.role)
      ? []
      : [{ label: translated(field.label), value: shownValue(field, value) }];
  });
  return [...aboutOf(enquiry), ...filled, ...dateBeside(enquiry)];
}

/** Every field of its form that people fill in, the empty ones too. */
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
