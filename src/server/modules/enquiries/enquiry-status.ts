/** @file What the holder of a private link sees, and the withdrawal. */
import { changes } from '#contract/desk/enquiry-changes.ts';
import { eq } from 'drizzle-orm';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { leads } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { sha256 } from '#platform/secrets.ts';
import { isWithdrawn, type Lifecycle } from './enquiry-lifecycle.ts';
import type { EnquiryDependencies, Lead } from './enquiry.types.ts';
import { consentOf } from './lead-columns.ts';
import { sentIn, titleOf } from './lead-words.ts';

function shown(lead: Lead): EnquiryStatus {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    reference: lead.reference,
    title: titleOf(lead),
    status: lead.status,
    sentAt: lead.createdAt.toISOString(),
    readAt: instant(lead.readAt),
    introducedAt: instant(lead.introducedAt),
    answeredAt: instant(lead.answeredAt),
    bookedAt: instant(lead.bookedAt),
    closedAt: instant(lead.closedAt),
    withdrawnAt: instant(lead.withdrawnAt),
    ...(isWithdrawn(lead)
      ? { sent: [], share: false, marketing: false }
      : { sent: sentIn(lead), ...consentOf(lead) }),
  };
}

/** Reading and withdrawing by the secret of the private link. */
export function createEnquiryStatus({ db }: Pick<EnquiryDependencies, 'db'>, { change }: Lifecycle) {
  /** The lead behind a secret. Every wrong secret costs one hash and one look-up and gets the one answer. */
  async function find(secret: string): Promise<Lead> {
    const [lead] = await db
      .select()
      .from(leads)
      .where(eq(leads.secretHash, sha256(secret)));
    if (!lead) throw new Problem('not_found');
    return lead;
  }

  return {
    /** @throws Problem not_found for any secret that opens nothing. */
    read: async (secret: string): Promise<EnquiryStatus> => shown(await find(secret)),

    /** Withdraws; whoever was told is told of it, and what was sent is sealed. A second time does nothing. @throws Problem not_found as `read`. */
    withdraw: async (secret: string): Promise<EnquiryStatus> =>
      shown(await change(await find(secret), changes.visitor.withdrawn, { by: visitor })),
  };
}
