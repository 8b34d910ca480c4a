/** @file Makes the changes of the contract's table (`#domain/enquiries/enquiry-changes.ts`). Nobody else compares a status. */
import { eq } from '#platform/db/drizzle.ts';
import type { Change } from '#domain/enquiries/enquiry-changes.ts';
import { saysSomething, type EnquiryEvent } from '#contract/desk/said.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { recordEvent, system, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { requireSeen } from '#platform/said.ts';
import { isWithdrawn, requireVersion, requireWhole } from './enquiry-lock.ts';
import { createNotifications } from './enquiry.notifications.ts';
import { sealEnquiry } from './enquiry.retention.ts';
import type { ChosenVendor, EnquiryDependencies, Lead } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from './enquiry-columns.ts';
import { replacing } from './enquiry-undo.ts';
import { unmergeAll } from './write-merge.ts';

/** What a change writes; the version apart. @throws Problem conflict, in words for the staff, when it cannot be made */
function columnsOf(lead: Lead, change: Change, { reason, at }: { reason?: string; at: Date }): Partial<Lead> {
  const { from, to, moments, clears = [], release, discard, wants } = change;
  if (isWithdrawn(lead))
    throw new Problem('conflict', { message: 'The visitor has withdrawn this enquiry.' });
  if (!from.includes(lead.status))
    throw new Problem('conflict', { message: `This enquiry is already ${lead.status}.` });
  if ((release || discard) && !lead.quarantine)
    throw new Problem('conflict', { message: 'This enquiry is not flagged.' });
  if (wants === 'reason' && !reason)
    throw new Problem('invalid_input', { fieldErrors: { reason: 'Please say why it is closed.' } });
  return {
    ...(to && { status: to, closeReason: wants === 'reason' ? reason : (change.reason ?? null) }),
    ...(release && { quarantine: false, quarantineReason: null }),
    ...Object.fromEntries(moments.map((moment) => [moment, lead[moment] ?? at])),
    ...Object.fromEntries(clears.map((moment) => [moment, null])),
  };
}

/** `seen`: what was said last as its author saw it; asked of the changes that say or end something. */
export type ChangeBy = { by: Actor; reason?: string; version?: number; seen?: string | null };

/** `vendor` is asked for by the changes that tell one; `asked` when somebody asked for this change, and may take it back. */
type Within = { vendor?: ChosenVendor | null; asked?: boolean };

/** Makes changes, each in one transaction with all that follows from it. */
export function createLifecycle(
  deps: Pick<
    EnquiryDependencies,
    | 'db'
    | 'clock'
    | 'secretKey'
    | 'publicUrl'
    | 'parties'
    | 'enqueueMail'
    | 'mails'
    | 'findVendor'
    | 'recallIntroductions'
    | 'introduceChosen'
  >,
) {
  const { db, clock, secretKey } = deps;
  const { notify, notifyWithdrawn } = createNotifications(deps);

  const effects = {
    async notify(tx: Tx, lead: Lead, vendor: ChosenVendor | null) {
      const { share } = consentOf(lead);
      await notify(tx, {
        lead,
        share,
        name: lead.name ?? undefined,
        email: lead.email ?? undefined,
        phone: lead.phone ?? undefined,
        vendor,
      });
    },
    async notifyAndSeal(tx: Tx, lead: Lead, vendor: ChosenVendor | null) {
      // Nobody was told about a flagged one.
      const introduced = await deps.recallIntroductions(tx, lead);
      const told = lead.vendorId && introduced.includes(lead.vendorId);
      if (!lead.quarantine) await notifyWithdrawn(tx, { lead, vendor: told ? null : vendor });
      await unmergeAll(tx, lead, { by: system, at: clock() });
      await sealEnquiry(tx, lead.id, { secretKey, now: clock() });
    },
  };

  /** Makes a change within a transaction. @throws Problem as `change` */
  async function apply(
    tx: Tx,
    id: string,
    change: Change,
    { by, reason, version, seen, vendor = null, asked = false }: ChangeBy & Within,
  ): Promise<Lead> {
    const isLead = eq(leads.id, id);
    const [lead] = await tx.select().from(leads).where(isLead).for('update');
    if (!lead) throw new Problem('not_found');
    if (asked && by.kind !== 'visitor') requireWhole(lead);
    if (saysSomething[change.event as EnquiryEvent]) await requireSeen(tx, lead.reference, seen);
    requireVersion(lead, version);
    const at = clock();
    if (lead.status === change.to) return lead;
    const columns = columnsOf(lead, change, { reason, at });
    // What goes on with an enquiry by itself is not taken back with what somebody did before, and mails that left are not taken back.
    const replaced = asked && !change.effect ? replacing(lead, columns, by) : null;
    await tx
      .update(leads)
      .set({ ...columns, replaced, version: lead.version + 1 })
      .where(isLead);
    if (change.effect) await effects[change.effect](tx, lead, vendor);
    await recordEvent(tx, { type: change.event, by, on: { kind: 'enquiry', id: lead.reference }, at });
    const [changed] = await tx.select().from(leads).where(isLead);
    return changed!;
  }

  return {
    apply,
    /** Does its status allow the change? */
    allows: ({ status }: Pick<Lead, 'status'>, change: Change): boolean => change.from.includes(status),

    /**
     * Makes a change, tells it as an event, and answers the enquiry as it is then. One that is there already changes nothing.
     * @throws Problem conflict when its status does not allow the change, or it was made on an older version
     */
    async change({ id, vendorId }: Lead, change: Change, given: ChangeBy): Promise<Lead> {
      // Before the transaction: within it there is one connection, and it is taken.
      const vendor = vendorId ? await deps.findVendor(vendorId) : null;
      return db.transaction((tx) => apply(tx, id, change, { ...given, vendor, asked: true }));
    },
  };
}
export type Lifecycle = ReturnType<typeof createLifecycle>;
