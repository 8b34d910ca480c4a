/** @file Makes the changes of the contract's table (`#contract/desk/enquiry-changes.ts`). Nobody else compares a status. */
import { eq } from 'drizzle-orm';
import { changes, type Change } from '#contract/desk/enquiry-changes.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { createNotifications } from './enquiry.notifications.ts';
import { sealEnquiry } from './enquiry.retention.ts';
import type { ChosenVendor, EnquiryDependencies, Lead } from './enquiry.types.ts';
import { consentOf } from './lead-columns.ts';

/** What was sent is gone then, and nobody is shown anything of it. */
export const isWithdrawn = ({ status }: Pick<Lead, 'status'>): boolean =>
  status === changes.visitor.withdrawn.to;

/** What a change writes. @throws Problem conflict, in words for the staff, when it cannot be made */
function columnsOf(lead: Lead, { from, to, moments, release }: Change, now: Date): Partial<Lead> {
  if (isWithdrawn(lead))
    throw new Problem('conflict', { message: 'The visitor has withdrawn this enquiry.' });
  if (!from.includes(lead.status))
    throw new Problem('conflict', { message: `This enquiry is already ${lead.status}.` });
  if (release && !lead.quarantine) throw new Problem('conflict', { message: 'This enquiry is not flagged.' });
  return {
    ...(to && { status: to }),
    ...(release && { quarantine: false, quarantineReason: null }),
    ...Object.fromEntries(moments.map((moment) => [moment, lead[moment] ?? now])),
  };
}

/** Makes changes, each in one transaction with all that follows from it. */
export function createLifecycle(
  deps: Pick<
    EnquiryDependencies,
    'db' | 'clock' | 'secretKey' | 'publicUrl' | 'parties' | 'enqueueMail' | 'mails' | 'findVendor'
  >,
) {
  const { db, clock, secretKey } = deps;
  const { tell, tellWithdrawn } = createNotifications(deps);

  const effects = {
    async notify(tx: Tx, lead: Lead, vendor: ChosenVendor | null) {
      const { share } = consentOf(lead);
      await tell(tx, { lead, share, name: lead.name ?? undefined, email: lead.email ?? undefined, vendor });
    },
    async notifyAndSeal(tx: Tx, lead: Lead, vendor: ChosenVendor | null) {
      // Nobody was told about a flagged one.
      if (!lead.quarantine) await tellWithdrawn(tx, { lead, vendor });
      await sealEnquiry(tx, lead.id, { secretKey, now: clock() });
    },
  };

  return {
    /**
     * Makes a change and answers the enquiry as it is then; `record` is stored with it, also when nothing was left to change.
     * @throws Problem conflict when its status does not allow the change
     */
    async change({ id, vendorId }: Lead, change: Change, record?: (tx: Tx) => Promise<void>): Promise<Lead> {
      // Before the transaction: within it there is one connection, and it is taken.
      const vendor = vendorId ? await deps.findVendor(vendorId) : null;
      const isLead = eq(leads.id, id);
      return db.transaction(async (tx) => {
        const [lead] = await tx.select().from(leads).where(isLead).for('update');
        if (!lead) throw new Problem('not_found');
        if (lead.status !== change.to) {
          await tx
            .update(leads)
            .set(columnsOf(lead, change, clock()))
            .where(isLead);
          if (change.effect) await effects[change.effect](tx, lead, vendor);
        }
        await record?.(tx);
        const [changed] = await tx.select().from(leads).where(isLead);
        return changed!;
      });
    },
  };
}
export type Lifecycle = ReturnType<typeof createLifecycle>;
