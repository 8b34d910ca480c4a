/** @file The requests of one e-mail address, for the mailed link that lists them. */
import { and, desc, eq, isNull } from '#platform/db/drizzle.ts';
import type { MyEnquiries } from '#contract/my-links.ts';
import { enquiryPath } from '#facts/paths.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

const maxRows = 100;

/** Returns them, newest first; without withdrawn ones, which have no address any more, and flagged ones, which nobody was mailed about. */
export async function enquiriesOfEmail(
  { db, links }: Pick<EnquiryDependencies, 'db' | 'links'>,
  emailKey: string,
): Promise<MyEnquiries['enquiries']> {
  const found = await db
    .select()
    .from(enquiries)
    .where(
      and(eq(enquiries.emailKey, emailKey), isNull(enquiries.withdrawnAt), eq(enquiries.quarantine, false)),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(maxRows);
  return found.map((enquiry) => ({
    reference: enquiry.reference,
    title: titleOf(enquiry),
    path: enquiryPath(links.secretOf(enquiry)),
    sentAt: enquiry.createdAt.toISOString(),
    status: enquiry.status,
  }));
}
