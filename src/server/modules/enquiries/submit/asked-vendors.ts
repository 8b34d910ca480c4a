/** @file The vendors whom a visitor asks with one form: who they are, introducing them when that was agreed to, and what became of it. */
import { validate as isUuid } from 'uuid';
import { askedVendorsMax } from '#facts/limits.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { valueOf, type Payload } from '#modules/enquiries/record/enquiry-columns.ts';
import { kindOf } from '#modules/enquiries/record/enquiry-words.ts';

const names = new Intl.ListFormat('en-IN');

/** The ids in a payload; what is no id, double or too many is left out rather than the whole enquiry refused. */
const askedIds = (kind: EnquiryKind, payload: Payload): string[] => {
  const given = valueOf(kind, payload, 'vendorIds')?.toLowerCase().split(',') ?? [];
  return [...new Set(given.filter((id) => isUuid(id)))].slice(0, askedVendorsMax);
};

export function createAskedVendors(
  deps: Pick<EnquiryDependencies, 'findVendor' | 'introducible'>,
  { introductions }: { introductions: Pick<Introductions, 'openOf'> },
) {
  /** Those whom anybody may ask, in the order of the payload. Asked for before the transaction, in which there is one connection. */
  async function find(kind: EnquiryKind, payload: Payload) {
    const ids = askedIds(kind, payload);
    if (ids.length === 0) return [];
    const known = await Promise.all(ids.map(async (id) => ({ id, contact: await deps.findVendor(id) })));
    const open = new Set((await deps.introducible(ids)).map(({ id }) => id));
    return known.flatMap(({ id, contact }) =>
      contact?.isPublic
        ? [{ id, companyName: contact.companyName, contact, introducible: open.has(id) }]
        : [],
    );
  }

  return {
    find,

    /** For the private page: the vendors asked, and when each was told; none once it is withdrawn. */
    async shown(enquiry: Enquiry): Promise<EnquiryStatus['vendors']> {
      if (enquiry.vendorId && enquiry.vendorName)
        return [{ id: enquiry.vendorId, name: enquiry.vendorName, toldAt: null }];
      const found = await find(kindOf(enquiry), enquiry.payload as Payload);
      const told = await introductions.openOf(enquiry.id);
      return found.map(({ id, companyName }) => ({
        id,
        name: companyName,
        toldAt: told.find((one) => one.vendorId === id)?.sentAt?.toISOString() ?? null,
      }));
    },
  };
}

/** How they are called together; undefined when there is none. */
export const namesOf = (found: readonly { companyName: string }[]): string | undefined =>
  found.length > 0 ? names.format(found.map(({ companyName }) => companyName)) : undefined;
