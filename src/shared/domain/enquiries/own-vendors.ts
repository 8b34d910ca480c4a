/** @file The vendors of a family's page, each once: those introduced, and those only asked for in the form. */
import type { enquiryStatuses } from './enquiry-changes.ts';
import { familyStateOf, type FamilyVendorState } from './family-sentences.ts';
import type { IntroductionStatus } from './introduction-changes.ts';

type Introduced = { vendorId: string; name: string; status: IntroductionStatus };
type Request = { status: (typeof enquiryStatuses)[number]; vendors: readonly { id: string; name: string }[] };

export type OwnVendor<Vendor> = {
  vendorId: string;
  name: string;
  state: FamilyVendorState;
  /** Null while it has not been asked. */
  introduced: Vendor | null;
};

/** Returns each vendor with its state, introduced ones first. */
export function ownVendorsOf<Vendor extends Introduced>(
  { status, vendors: wished }: Request,
  { vendors }: { vendors: readonly Vendor[] },
): OwnVendor<Vendor>[] {
  const bookedOther = vendors.some((one) => one.status === 'chosen');
  const others = wished.filter(({ id }) => vendors.every(({ vendorId }) => vendorId !== id));
  return [
    ...vendors.map((one) => ({
      vendorId: one.vendorId,
      name: one.name,
      state: familyStateOf(status, one.status, { bookedOther }),
      introduced: one,
    })),
    ...others.map(({ id, name }) => ({
      vendorId: id,
      name,
      state: familyStateOf(status, null, { bookedOther }),
      introduced: null,
    })),
  ];
}
