/** @file The requests of one e-mail address, for the link by mail that gathers them. */
import { and, desc, eq, isNull } from '#platform/db/drizzle.ts';
import type { MyEnquiries } from '#contract/my-links.ts';
import { enquiryPath } from '#facts/paths.ts';
import { leads } from '#platform/db/tables.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

const maxRows = 100;

/** Newest first; none of a withdrawn one, which has no address any more, and none that is flagged, since nobody was mailed about it. */
export async function enquiriesOfEmail(
  { db, links }: Pick<EnquiryDependencies, 'db' | 'links'>,
  emailKey: string,
): Promise<MyEnquiries['enquiries']> {
  const found = await db
    .select()
    .from(leads)
    .where(and(eq(leads.emailKey, emailKey), isNull(leads.withdrawnAt), eq(leads.quarantine, false)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(maxRows);
  return found.map((lead) => ({
    reference: lead.reference,
    title: titleOf(lead),
    path: enquiryPath(links.secretOf(lead)),
    sentAt: lead.createdAt.toISOString(),
    status: lead.status,
  }));
}
