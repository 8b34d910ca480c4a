/** @file Tells the staff by mail, twice an hour, what was set aside since: a family that was taken for a machine waits no longer than that. */
import { and, asc, eq, inArray, isNull } from '#platform/db/drizzle.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { leads } from '#platform/db/tables.ts';
import { setAsideToStaff } from '#platform/mailer/set-aside-mail.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';

/** In one mail; the others come with the next. */
const linesMax = 100;

/** Mails what nobody was told about yet; with nothing to tell, no mail. */
export const tellSetAside = ({
  db,
  clock,
  parties,
  enqueueMail,
}: Pick<EnquiryDependencies, 'db' | 'clock' | 'parties' | 'enqueueMail'>): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.quarantine, true),
          isNull(leads.quarantineToldAt),
          inArray(leads.status, [...openStatuses]),
          isNull(leads.mergedIntoId),
        ),
      )
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(linesMax)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const lines = rows.map((lead) => ({
      id: lead.reference,
      title: titleOf(lead),
      who: lead.name,
      reason: lead.quarantineReason ?? 'kept apart',
      link: parties.deskUrl(lead.reference),
    }));
    await enqueueMail(
      tx,
      setAsideToStaff(parties, [{ name: parties.company.brand, address: parties.staff }], lines),
    );
    await tx
      .update(leads)
      .set({ quarantineToldAt: clock() })
      .where(
        inArray(
          leads.id,
          rows.map(({ id }) => id),
        ),
      );
  });
