/** @file How an enquiry is told to people, in every mail, on its private page and in the staff's list: by names, never by identifiers. */
import {
  enquiryKinds,
  type EnquiryKind,
  type EnquiryKindName,
  type FieldRole,
} from '#contract/enquiry-kinds.ts';
import { valueOf, type Payload } from './lead-columns.ts';

/** As much of a lead as its words need. */
export type LeadWords = {
  kind: string;
  payload: unknown;
  vendorId?: string | null;
  /** Whom or what it is about, by name: a vendor, a crew member, a service. */
  vendorName?: string | null;
};

/** A kind that the registry no longer has is still somebody's enquiry. */
export const kindOf = ({ kind }: Pick<LeadWords, 'kind'>): EnquiryKind =>
  enquiryKinds[kind as EnquiryKindName] ?? enquiryKinds.contact;

/** What it is called: an enquiry to a vendor after the vendor, any other after its kind. */
export const titleOf = (lead: LeadWords): string =>
  lead.vendorId && lead.vendorName ? `Enquiry to ${lead.vendorName}` : kindOf(lead).title;

/** Fields that hold an identifier, or the name for one; told in one line of their own. */
const aboutRoles = new Set(['cardId', 'cardName', 'memberId', 'vendorIds']);

function aboutOf({ vendorId, vendorName, ...lead }: LeadWords) {
  if (!vendorName) return [];
  const has = (role: FieldRole) => valueOf(kindOf(lead), lead.payload as Payload, role) !== undefined;
  const label = vendorId
    ? 'Vendor'
    : has('vendorIds')
      ? 'Vendors'
      : has('memberId')
        ? 'Crew member'
        : 'Service';
  return [{ label, value: vendorName }];
}

/** What was filled in, as people read it, and before it whom it is about. */
export function sentIn(lead: LeadWords): { label: string; value: string }[] {
  const payload = lead.payload as Payload;
  const filled = kindOf(lead).fields.flatMap(({ name, role, label }) => {
    const value = String(payload[name] ?? '');
    return value.trim() === '' || aboutRoles.has(role) ? [] : [{ label, value }];
  });
  return [...aboutOf(lead), ...filled];
}
