/** @file Changes of an enquiry with their effects: mails, recalls and sealing. */
import type { Change } from '#domain/enquiries/enquiry-changes.ts';
import { saysSomething, type EnquiryEvent } from '#contract/desk/said.ts';
import type { Tx } from '#platform/db/handle.ts';
import { requireFirst, system, type Actor } from '#platform/events.ts';
import { requireSeen } from '#platform/said.ts';
import { applyChange, requireVersion, requireWhole } from '#modules/enquiries/record/enquiry-change.ts';
import { lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { Notifications } from './enquiry-notifications.ts';
import { sealEnquiry } from './enquiry-retention.ts';
import type { ChosenVendor, EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { unmergeAll } from '#modules/enquiries/record/merge-parts.ts';

/** `seen`: the latest message or end that the author had seen; required by changes that say or end something. */
export type ChangeBy = { by: Actor; reason?: string; version?: number; seen?: string | null };

/** `vendor` is needed by changes that notify one; `asked` when a person requested the change, and may undo it. */
type Within = { vendor?: ChosenVendor | null; asked?: boolean };

/** Makes changes, each in one transaction with its effects. */
export function createLifecycle(
  deps: Pick<EnquiryDependencies, 'db' | 'clock' | 'secretKey' | 'findVendor'>,
  {
    notifications: { notify, notifyWithdrawn },
    introductions,
    reviews,
  }: {
    notifications: Notifications;
    introductions: Pick<Introductions, 'recallAll'>;
    reviews: Pick<Reviews, 'eraseOf'>;
  },
) {
  const { db, clock, secretKey } = deps;

  const effects = {
    notify: (tx: Tx, enquiry: Enquiry, vendor: ChosenVendor | null) => notify(tx, { enquiry, vendor }),
    async notifyAndSeal(tx: Tx, enquiry: Enquiry, vendor: ChosenVendor | null) {
      // Nobody was notified of a flagged enquiry.
      const introduced = await introductions.recallAll(tx, enquiry);
      await reviews.eraseOf(tx, enquiry.id);
      const told = enquiry.vendorId && introduced.includes(enquiry.vendorId);
      if (!enquiry.quarantine) await notifyWithdrawn(tx, { enquiry, vendor: told ? null : vendor });
      await unmergeAll(tx, enquiry, { by: system, at: clock() });
      await sealEnquiry(tx, enquiry.id, { secretKey, now: clock() });
    },
  };

  /** Makes a change within a transaction. @throws Problem, DoneBefore as `change` */
  async function apply(
    tx: Tx,
    id: string,
    change: Change,
    { by, reason, version, seen, vendor = null, asked = false }: ChangeBy & Within,
  ): Promise<Enquiry> {
    const enquiry = await lockEnquiry(tx, { id });
    await requireFirst(tx, by, { kind: 'enquiry', id: enquiry.reference });
    if (asked && by.kind !== 'visitor') requireWhole(enquiry);
    if (saysSomething[change.event as EnquiryEvent]) await requireSeen(tx, enquiry.reference, seen);
    requireVersion(enquiry, version);
    const { effect } = change;
    return applyChange(tx, deps, enquiry, change, {
      by,
      reason,
      // Automatic changes are not undone with a person's earlier change, nor is a change that sent mails.
      undoable: asked && !effect,
      effect: effect && (() => effects[effect](tx, enquiry, vendor)),
    });
  }

  return {
    apply,
    /**
     * Makes a change, records its event, and returns the changed enquiry. An enquiry in that status already stays as it is.
     * @throws Problem conflict when its status does not allow the change, or it was made on an older version; DoneBefore
     */
    async change({ id, vendorId }: Enquiry, change: Change, given: ChangeBy): Promise<Enquiry> {
      // Outside the transaction, which holds the only connection.
      const vendor = vendorId ? await deps.findVendor(vendorId) : null;
      return db.transaction((tx) => apply(tx, id, change, { ...given, vendor, asked: true }));
    },
  };
}
export type Lifecycle = ReturnType<typeof createLifecycle>;
