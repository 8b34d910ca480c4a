/** @file One enquiry as the staff sees it, with everything that belongs to it. */
import { and, desc, eq, ne, or } from '#platform/db/drizzle.ts';
import { detailLimits, type StaffEnquiryDetail, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { leads, staffMembers } from '#platform/db/tables.ts';
import { defaultLocale } from '#words/locales.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { lastSaidOf } from '#platform/said.ts';
import { isAnswered } from '#modules/enquiries/record/enquiry-answered.ts';
import { findEnquiry } from '#modules/enquiries/record/enquiry-change.ts';
import { listColleagues } from './enquiry-facts.ts';
import { timelineOf } from './enquiry-timeline.ts';
import type { EnquiryDependencies, Lead } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { placeholderValues } from './reply-placeholders.ts';
import { shownToStaff } from './shown-to-staff.ts';

type Deps = Pick<EnquiryDependencies, 'db' | 'clock' | 'company'>;

/** Reading one enquiry. */
export function createEnquiryDetail({ db, clock, company }: Deps) {
  /** Of the same person, as far as phone number and e-mail address tell; none for whoever gave neither. */
  async function othersOf({ id, phone, emailKey }: Lead): Promise<StaffEnquiryDetail['others']> {
    const same = [
      ...(phone ? [eq(leads.phone, phone)] : []),
      ...(emailKey ? [eq(leads.emailKey, emailKey)] : []),
    ];
    if (same.length === 0) return [];
    const rows = await db
      .select()
      .from(leads)
      .where(and(or(...same), ne(leads.id, id)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(detailLimits.others);
    return rows.map((lead) => ({
      reference: lead.reference,
      title: titleOf(lead),
      status: lead.status,
      sentAt: lead.createdAt.toISOString(),
    }));
  }

  async function detailOf(lead: Lead, by: Actor): Promise<StaffEnquiryDetail> {
    const [owner] = lead.ownerId
      ? await db
          .select({ id: staffMembers.id, name: staffMembers.name })
          .from(staffMembers)
          .where(eq(staffMembers.id, lead.ownerId))
      : [];
    const [mergedInto] = lead.mergedIntoId
      ? await db.select({ reference: leads.reference }).from(leads).where(eq(leads.id, lead.mergedIntoId))
      : [];
    return {
      ...shownToStaff(lead, await lastSaidOf(db, lead.reference)),
      answered: await isAnswered(db, lead.id),
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      mailable: lead.email !== null && isMailable(lead.email),
      noticeVersion: lead.consent?.noticeVersion ?? null,
      noticeLocale: lead.consent?.noticeLocale ?? (lead.consent ? defaultLocale : null),
      owner: owner ?? null,
      dueAt: lead.dueAt?.toISOString() ?? null,
      labels: lead.labels,
      eventDate: lead.eventDate,
      closeReason: lead.closeReason,
      mergedInto: mergedInto?.reference ?? null,
      others: await othersOf(lead),
      timeline: await timelineOf(db, lead),
      members: await listColleagues(db),
      placeholders: placeholderValues(lead, { company, staffName: by.name }),
    };
  }

  return {
    /** Looks at it, which its timeline tells. @throws Problem not_found */
    async open(reference: string, by: Actor): Promise<StaffEnquiryDetail> {
      const lead = await findEnquiry(db, { reference });
      await recordLook(db, {
        type: 'enquiry.opened',
        by,
        on: { kind: 'enquiry', id: lead.reference },
        at: clock(),
      });
      return detailOf(lead, by);
    },
    /** What happened before an entry of its timeline. @throws Problem not_found */
    earlier: async (
      reference: string,
      before: Pick<TimelineEntry, 'at' | 'id'>,
    ): Promise<{ timeline: TimelineEntry[] }> => ({
      timeline: await timelineOf(db, await findEnquiry(db, { reference }), before),
    }),
    /** As it is after a change. @throws Problem not_found */
    read: async (reference: string, by: Actor): Promise<StaffEnquiryDetail> =>
      detailOf(await findEnquiry(db, { reference }), by),
  };
}
