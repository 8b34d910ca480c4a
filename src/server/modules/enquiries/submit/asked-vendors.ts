/** @file The vendors of one form: finding them, introducing them with consent, and showing their state. */
import { validate as isUuid } from 'uuid';
import { showList } from '#words/formats.ts';
import { askedVendorsMax } from '#facts/limits.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { instantOf } from '#platform/clock.ts';
import { isUnknown } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { valueOf, type Payload } from '#modules/enquiries/record/enquiry-columns.ts';
import { kindOf } from '#modules/enquiries/record/enquiry-words.ts';

/** Returns the ids in a payload; invalid, repeated and surplus ones are dropped rather than the enquiry refused. */
const askedIds = (kind: EnquiryKind, payload: Payload): string[] => {
  const given = valueOf(kind, payload, 'vendorIds')?.toLowerCase().split(',') ?? [];
  return [...new Set(given.filter((id) => isUuid(id)))].slice(0, askedVendorsMax);
};

export function createAskedVendors(
  deps: Pick<EnquiryDependencies, 'findVendor' | 'introducible'>,
  { introductions }: { introductions: Pick<Introductions, 'openOf'> },
) {
  /** Finds those that anybody may ask, in the order of the payload. Runs outside the transaction, which holds the only connection. */
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

    /** Returns the vendors for the private page, and when each was notified; none once it is withdrawn. */
    async shown(enquiry: Enquiry): Promise<EnquiryStatus['vendors']> {
      if (enquiry.vendorId && enquiry.vendorName)
        return [{ id: enquiry.vendorId, name: enquiry.vendorName, toldAt: null }];
      const found = await find(kindOf(enquiry), enquiry.payload as Payload);
      const open = await introductions.openOf(enquiry.id);
      return found.map(({ id, companyName }) => {
        const introduced = open.find((one) => one.vendorId === id && !isUnknown(one));
        return {
          id,
          name: companyName,
          toldAt: instantOf(introduced?.sentAt),
          ...(introduced?.status === 'proposed' && { asking: true }),
        };
      });
    },
  };
}

/** Returns their joint name in the language of the request; undefined when there is none. */
export const namesOf = (found: readonly { companyName: string }[]): string | undefined =>
  found.length > 0 ? showList(found.map(({ companyName }) => companyName)) : undefined;
