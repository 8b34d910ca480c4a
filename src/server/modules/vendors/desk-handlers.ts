import type { deskVendorEndpoints } from '#contract/desk/vendors.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { recordLook, staffActor } from '#platform/events.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { createDeskChanges, type DeskVendorDependencies } from './desk-changes.ts';
import { findDeskVendor } from './desk-detail.ts';
import { listDeskVendors } from './desk-list.ts';

/** Returns the desk's handlers of vendors. */
export function deskVendorHandlers(deps: DeskVendorDependencies): Handlers<typeof deskVendorEndpoints> {
  const { db, clock } = deps;
  const detailOf = async (vendorId: string) => ({
    ...(await findDeskVendor(db, vendorId)),
    openRequests: await deps.openRequests(db, vendorId),
  });
  const changes = createDeskChanges(deps);
  // Hard: a vendor just hidden by the staff must not be shown once more.
  const changed = ({ drop }: Call, vendorId: string) => {
    drop(vendorTags(vendorId), { hard: true });
    return detailOf(vendorId);
  };
  return {
    staffVendorList: async ({ query }, call) => {
      // A search, letter by letter or page by page, counts as one reading of the list.
      const event = {
        type: 'vendors.listed',
        by: staffActor(call),
        on: { kind: 'desk' },
        at: clock(),
      } as const;
      await recordLook(db, event);
      return listDeskVendors(db, query);
    },
    staffVendorGet: async ({ params }, call) => {
      const { vendorId } = params;
      const vendor = await detailOf(vendorId);
      const on = { kind: 'vendor', id: vendorId } as const;
      await recordLook(db, { type: 'vendor.opened', by: staffActor(call), on, at: clock() });
      return vendor;
    },
    staffVendorChange: async ({ params, body }, call) => {
      const { vendorId } = params;
      await changes.change(vendorId, body.change, { by: staffActor(call), reason: body.reason });
      return changed(call, vendorId);
    },
    staffVendorEdit: async ({ params, body }, call) => {
      const { vendorId } = params;
      await changes.edit(vendorId, body, staffActor(call));
      return changed(call, vendorId);
    },
    staffVendorReveal: async ({ params }, call) => ({
      panGst: await changes.reveal(params.vendorId, staffActor(call)),
    }),
  };
}
