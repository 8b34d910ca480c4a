/** @file Mails the staff newly set-aside enquiries, twice an hour: a family taken for a machine waits no longer than that. */
import { and, asc, eq, inArray, isNull } from '#platform/db/drizzle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { openConditions } from '#platform/db/tables/enquiries.ts';
import { setAsideToStaff } from '#platform/mailer/set-aside-mail.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** The lines of one mail; the others follow in the next. */
const linesMax = 100;

/** Creates the job that mails the unreported ones; without any, no mail. */
export const tellSetAside = ({
  db,
  clock,
  parties,
  enqueueMail,
}: Pick<EnquiryDependencies, 'db' | 'clock' | 'parties' | 'enqueueMail'>): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(enquiries)
      .where(
        and(eq(enquiries.quarantine, true), isNull(enquiries.quarantineToldAt), ...openConditions(enquiries)),
      )
      .orderBy(asc(enquiries.createdAt), asc(enquiries.id))
      .limit(linesMax)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const lines = rows.map((enquiry) => ({
      id: enquiry.reference,
      title: titleOf(enquiry),
      who: enquiry.name,
      reason: enquiry.quarantineReason ?? 'kept apart',
      link: parties.deskUrl(enquiry.reference),
    }));
    await enqueueMail(
      tx,
      setAsideToStaff(parties, [{ name: parties.company.brand, address: parties.staff }], lines),
    );
    await tx
      .update(enquiries)
      .set({ quarantineToldAt: clock() })
      .where(
        inArray(
          enquiries.id,
          rows.map(({ id }) => id),
        ),
      );
  });
