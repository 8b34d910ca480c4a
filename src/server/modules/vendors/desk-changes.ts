/** @file The staff's changes to vendors: visibility, fields, tax number. Each is an event, and the vendor is notified. */
import { and, eq, sql } from '#platform/db/drizzle.ts';
import { namesOfFields } from '#content/vendor-fields.ts';
import { vendorChanges, type VendorChange, type VendorStep } from '#domain/vendors/vendor-changes.ts';
import type { VendorUpdate } from '#contract/vendor-input.ts';
import type { Tx } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';
import { isPresent } from '#platform/db/tables/vendors.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { approvedMail, editedMail, hiddenMail, shownMail } from './vendor.mails.ts';
import type { VendorNeeds } from './vendors.types.ts';
import type { VendorPost } from './vendor-post.ts';
import { updateVendor, type VendorUpdateDependencies } from './vendor-update.ts';
import { visibilityOf } from './vendor-visibility.ts';

/** An edit by the staff; `updatedAt` is the value that was read before it. */
type VendorEdit = { fields: VendorUpdate; updatedAt: string };
export type DeskVendorDependencies = VendorUpdateDependencies &
  Pick<VendorNeeds, 'visibilityChanged' | 'openRequests'> & { post: VendorPost };

const isVendor = (vendorId: string) => and(eq(vendors.id, vendorId), isPresent(vendors));
const on = (id: string) => ({ kind: 'vendor', id }) as const;

async function locked(tx: Tx, vendorId: string) {
  const [row] = await tx.select().from(vendors).where(isVendor(vendorId)).for('update');
  if (!row) throw new Problem('not_found', { message: 'Vendor not found' });
  return row;
}

/** Creates the changes that the staff may make to vendors. */
export function createDeskChanges({
  db,
  clock,
  changed: told,
  visibilityChanged,
  post,
}: DeskVendorDependencies) {
  const mailOf = {
    approve: () => approvedMail,
    hide: (reason: string) => (parties, to) => hiddenMail(parties, to, reason),
    show: () => shownMail,
  } as const satisfies Record<VendorStep, (reason: string) => Parameters<VendorPost['notify']>[2]>;
  const columnsFor = (to: VendorChange['to'], reason: string) =>
    to === 'hidden'
      ? { hiddenAt: clock(), hiddenReason: reason }
      : {
          waitsSince: null,
          hiddenAt: null,
          hiddenReason: null,
          publicSince: sql`coalesce(${vendors.publicSince}, ${clock()})`,
        };

  return {
    /** Performs a step of the contract's table. @throws Problem not_found, or conflict when the vendor is not in the step's first state */
    change: (vendorId: string, step: VendorStep, { by, reason = '' }: { by: Actor; reason?: string }) =>
      db.transaction(async (tx) => {
        const visibility = visibilityOf(await locked(tx, vendorId));
        const { from, to, event }: VendorChange = vendorChanges[step];
        if (!from.includes(visibility))
          throw new Problem('conflict', { message: `This vendor is ${visibility} already.` });
        await tx.update(vendors).set(columnsFor(to, reason)).where(isVendor(vendorId));
        await recordEvent(tx, {
          type: event,
          by,
          on: on(vendorId),
          at: clock(),
          facts: { from: visibility },
        });
        await visibilityChanged(tx, vendorId, to === 'hidden', by);
        await post.notify(tx, vendorId, mailOf[step](reason));
      }),

    /** Edits a vendor; only changes are mailed and recorded. @throws Problem not_found, or conflict when it was changed meanwhile */
    edit: (vendorId: string, { fields, updatedAt }: VendorEdit, by: Actor) =>
      updateVendor({ db, clock, changed: told }, vendorId, fields, async (tx, { changed, before }) => {
        if (before.updatedAt.getTime() !== Date.parse(updatedAt))
          throw new Problem('conflict', { message: 'Somebody else has changed this vendor meanwhile.' });
        if (changed.length === 0) return;
        const facts = { fields: changed.join(' ') };
        await recordEvent(tx, { type: 'vendor.edited', by, on: on(vendorId), at: clock(), facts });
        await post.notify(tx, vendorId, (parties, to) => editedMail(parties, to, namesOfFields(changed)));
      }),

    /** Returns the full number and records the access; null when there is none. @throws Problem not_found */
    reveal: (vendorId: string, by: Actor): Promise<string | null> =>
      db.transaction(async (tx) => {
        const { panGst } = await locked(tx, vendorId);
        await recordEvent(tx, { type: 'vendor.revealed', by, on: on(vendorId), at: clock() });
        return panGst;
      }),
  };
}
