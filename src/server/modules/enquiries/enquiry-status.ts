/** @file What the holder of a private link sees, and the withdrawal. */
import { and, eq, ne } from 'drizzle-orm';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { Database } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';
import type { EnquiryDependencies } from './enquiry.service.ts';
import { sealEnquiry } from './enquiry.retention.ts';
import { createNotifications } from './enquiry.notifications.ts';
import { sentIn, titleOf } from './lead-words.ts';

type Lead = typeof leads.$inferSelect;
type StatusDependencies = Pick<
  EnquiryDependencies,
  'db' | 'clock' | 'enqueueMail' | 'mails' | 'parties' | 'publicUrl' | 'findVendor' | 'secretKey'
>;

function statusOf(lead: Lead): EnquiryStatus {
  const withdrawn = lead.status === 'withdrawn';
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    reference: lead.reference,
    title: titleOf(lead),
    status: lead.status,
    sentAt: lead.createdAt.toISOString(),
    readAt: instant(lead.readAt),
    answeredAt: instant(lead.answeredAt),
    closedAt: instant(lead.closedAt),
    withdrawnAt: instant(lead.withdrawnAt),
    sent: withdrawn ? [] : sentIn(lead),
    share: !withdrawn && lead.consent?.share === true,
    marketing: !withdrawn && lead.consent?.marketing === true,
  };
}

/** The lead behind a secret. Every wrong secret costs one hash and one look-up and gets the one answer. */
async function findLead(db: Database, secret: string): Promise<Lead> {
  const [lead] = await db
    .select()
    .from(leads)
    .where(eq(leads.secretHash, sha256(secret)));
  if (!lead) throw new Problem('not_found');
  return lead;
}

/** Reading and withdrawing by the secret of the private link. */
export function enquiryStatusService(deps: StatusDependencies) {
  const { db } = deps;
  const { tellWithdrawn } = createNotifications(deps);

  return {
    /** @throws Problem not_found for any secret that opens nothing. */
    read: async (secret: string): Promise<EnquiryStatus> => statusOf(await findLead(db, secret)),

    /** Withdraws once; whoever was told is told of it, and what was sent is sealed, in the same transaction. @throws Problem not_found as `read`. */
    async withdraw(secret: string): Promise<EnquiryStatus> {
      const lead = await findLead(db, secret);
      const vendor = lead.vendorId ? await deps.findVendor(lead.vendorId) : null;
      await db.transaction(async (tx) => {
        const [changed] = await tx
          .update(leads)
          .set({ status: 'withdrawn', withdrawnAt: deps.clock() })
          .where(and(eq(leads.id, lead.id), ne(leads.status, 'withdrawn')))
          .returning({ id: leads.id });
        if (!changed) return;
        // Nobody was told about a flagged one.
        if (!lead.quarantine) await tellWithdrawn(tx, { lead, vendor });
        await sealEnquiry(tx, lead.id, { secretKey: deps.secretKey, now: deps.clock() });
      });
      return statusOf(await findLead(db, secret));
    },
  };
}
export type EnquiryStatusService = ReturnType<typeof enquiryStatusService>;
