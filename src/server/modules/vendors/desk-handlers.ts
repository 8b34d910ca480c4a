import { validate as isUuid } from 'uuid';
import type { deskVendorEndpoints } from '#contract/desk/vendors.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { recordLook, staffActor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { createDeskChanges, type DeskVendorDependencies } from './desk-changes.ts';
import { findDeskVendor } from './desk-detail.ts';
import { listDeskVendors } from './desk-list.ts';

/** Returns the id if it is a valid vendor id. @throws Problem not_found */
function idIn({ vendorId }: { vendorId: string }): string {
  if (!isUuid(vendorId)) throw new Problem('not_found', { message: 'Vendor not found' });
  return vendorId;
}

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
      const vendorId = idIn(params);
      const vendor = await detailOf(vendorId);
      const on = { kind: 'vendor', id: vendorId } as const;
      await recordLook(db, { type: 'vendor.opened', by: staffActor(call), on, at: clock() });
      return vendor;
    },
    staffVendorChange: async ({ params, body }, call) => {
      const vendorId = idIn(params);
      await changes.change(vendorId, body.change, { by: staffActor(call), reason: body.reason });
      return changed(call, vendorId);
    },
    staffVendorEdit: async ({ params, body }, call) => {
      const vendorId = idIn(params);
      await changes.edit(vendorId, body, staffActor(call));
      return changed(call, vendorId);
    },
    staffVendorReveal: async ({ params }, call) => ({
      panGst: await changes.reveal(idIn(params), staffActor(call)),
    }),
  };
}
