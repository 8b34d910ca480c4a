/** @file The inbox of the staff: what was asked, where it stands, and what was flagged as spam. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { staffListMax, type StaffEnquiry } from '#contract/staff.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { recordStaffAction } from '#platform/staff-record.ts';
import type { EnquiryDependencies } from './enquiry.service.ts';
import { createNotifications } from './enquiry.notifications.ts';
import { sentIn, titleOf } from './lead-words.ts';

type Lead = typeof leads.$inferSelect;
type Dependencies = Pick<
  EnquiryDependencies,
  'db' | 'clock' | 'secretKey' | 'publicUrl' | 'parties' | 'enqueueMail' | 'mails' | 'findVendor'
>;
type Vendor = Awaited<ReturnType<Dependencies['findVendor']>>;
/** A status that staff may choose. */
type StaffStatus = 'received' | 'read' | 'answered' | 'closed';

const open = ['received', 'read', 'answered'] as const;
const order: readonly Lead['status'][] = ['received', 'read', 'answered', 'closed'];

const shown = (lead: Lead): StaffEnquiry => ({
  reference: lead.reference,
  title: titleOf(lead),
  status: lead.status,
  sentAt: lead.createdAt.toISOString(),
  page: lead.sourcePage,
  sent: sentIn(lead),
  share: lead.consent?.share === true,
  marketing: lead.consent?.marketing === true,
  flagged: lead.quarantine ? (lead.quarantineReason ?? 'kept apart') : null,
});

/** What a status changes. An enquiry that is answered has been read as well. */
const statusColumns = (lead: Lead, status: StaffStatus, now: Date): Partial<Lead> => ({
  status,
  readAt: lead.readAt ?? now,
  ...(status !== 'read' && { answeredAt: lead.answeredAt ?? (status === 'answered' ? now : null) }),
  ...(status === 'closed' && { closedAt: now }),
});

/** Reading and moving enquiries, for the staff. */
export function createEnquiryInbox(deps: Dependencies) {
  const { db } = deps;
  const { tell } = createNotifications(deps);

  /** Releases a flagged one: its mails go out now, as if it had just come. */
  async function free(tx: Tx, lead: Lead, vendor: Vendor): Promise<void> {
    await tx.update(leads).set({ quarantine: false, quarantineReason: null }).where(eq(leads.id, lead.id));
    await tell(tx, {
      lead,
      share: lead.consent?.share === true,
      name: lead.name ?? undefined,
      email: lead.email ?? undefined,
      vendor,
    });
  }

  async function move(tx: Tx, lead: Lead, status: StaffStatus, vendor: Vendor): Promise<void> {
    if (lead.status === 'withdrawn')
      throw new Problem('conflict', { message: 'The visitor has withdrawn this enquiry.' });
    if (status === 'received') {
      if (!lead.quarantine) throw new Problem('conflict', { message: 'This enquiry is not flagged.' });
      return free(tx, lead, vendor);
    }
    if (order.indexOf(status) < order.indexOf(lead.status))
      throw new Problem('conflict', { message: `This enquiry is already ${lead.status}.` });
    if (status === lead.status) return;
    await tx
      .update(leads)
      .set(statusColumns(lead, status, deps.clock()))
      .where(eq(leads.id, lead.id));
  }

  return {
    /** The newest that are still open, or with `flagged` those kept apart. A withdrawn one is nobody's business. */
    async list({ flagged }: { flagged: boolean }, staff: string | undefined): Promise<StaffEnquiry[]> {
      await recordStaffAction(db, { staff, action: 'enquiries read', at: deps.clock() });
      const rows = await db
        .select()
        .from(leads)
        .where(and(eq(leads.quarantine, flagged), inArray(leads.status, [...open])))
        .orderBy(desc(leads.createdAt), leads.id)
        .limit(staffListMax);
      return rows.map(shown);
    },

    /** @throws Problem not_found, or conflict for a withdrawn one and a step back */
    async update(reference: string, status: StaffStatus, staff: string | undefined): Promise<StaffEnquiry> {
      const where = eq(leads.reference, reference);
      const [found] = await db.select().from(leads).where(where);
      if (!found) throw new Problem('not_found');
      // Before the transaction: within it there is one connection, and it is taken.
      const vendor = found.vendorId ? await deps.findVendor(found.vendorId) : null;
      await db.transaction(async (tx) => {
        const [lead] = await tx.select().from(leads).where(where).for('update');
        await move(tx, lead!, status, vendor);
        const action = `enquiry ${status === 'received' ? 'freed' : status}`;
        await recordStaffAction(tx, { staff, action, subject: found.reference, at: deps.clock() });
      });
      const [lead] = await db.select().from(leads).where(where);
      return shown(lead!);
    },
  };
}
export type EnquiryInbox = ReturnType<typeof createEnquiryInbox>;
