/** @file One enquiry for the staff, with all its parts. */
import { and, desc, eq, ne, or } from '#platform/db/drizzle.ts';
import { detailLimits, type StaffEnquiryDetail, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { enquiries, staffMembers } from '#platform/db/tables.ts';
import { recordLook, type Actor } from '#platform/events.ts';
import { lastSaidOf } from '#platform/said.ts';
import { instantOf } from '#platform/clock.ts';
import { isAnswered } from '#modules/enquiries/record/enquiry-answered.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { listColleagues } from './enquiry-facts.ts';
import { timelineOf } from './enquiry-timeline.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { firstScreen, shownToStaff } from './shown-to-staff.ts';

type Deps = Pick<EnquiryDependencies, 'db' | 'clock' | 'company'>;

/** Creates the reader of one enquiry. */
export function createEnquiryDetail({ db, clock, company }: Deps) {
  /** Returns the other enquiries of the same phone number or e-mail address; none where neither was given. */
  async function othersOf({ id, phone, emailKey }: Enquiry): Promise<StaffEnquiryDetail['others']> {
    const same = [
      ...(phone ? [eq(enquiries.phone, phone)] : []),
      ...(emailKey ? [eq(enquiries.emailKey, emailKey)] : []),
    ];
    if (same.length === 0) return [];
    const rows = await db
      .select()
      .from(enquiries)
      .where(and(or(...same), ne(enquiries.id, id)))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(detailLimits.others);
    return rows.map((enquiry) => ({
      reference: enquiry.reference,
      title: titleOf(enquiry),
      status: enquiry.status,
      sentAt: enquiry.createdAt.toISOString(),
    }));
  }

  async function detailOf(enquiry: Enquiry, by: Actor): Promise<StaffEnquiryDetail> {
    const [owner] = enquiry.ownerId
      ? await db
          .select({ id: staffMembers.id, name: staffMembers.name })
          .from(staffMembers)
          .where(eq(staffMembers.id, enquiry.ownerId))
      : [];
    const [mergedInto] = enquiry.mergedIntoId
      ? await db
          .select({ reference: enquiries.reference })
          .from(enquiries)
          .where(eq(enquiries.id, enquiry.mergedIntoId))
      : [];
    return {
      ...shownToStaff(enquiry, await lastSaidOf(db, enquiry.reference)),
      ...firstScreen(enquiry, { company, staffName: by.name }),
      kind: enquiry.kind,
      answered: await isAnswered(db, enquiry.id),
      name: enquiry.name,
      phone: enquiry.phone,
      email: enquiry.email,
      owner: owner ?? null,
      dueAt: instantOf(enquiry.dueAt),
      labels: enquiry.labels,
      eventDate: enquiry.eventDate,
      closeReason: enquiry.closeReason,
      mergedInto: mergedInto?.reference ?? null,
      others: await othersOf(enquiry),
      timeline: await timelineOf(db, enquiry),
      members: await listColleagues(db),
    };
  }

  return {
    /** Reads an enquiry and records the view in its timeline. @throws Problem not_found */
    async open(reference: string, by: Actor): Promise<StaffEnquiryDetail> {
      const enquiry = await findEnquiry(db, { reference });
      await recordLook(db, {
        type: 'enquiry.opened',
        by,
        on: { kind: 'enquiry', id: enquiry.reference },
        at: clock(),
      });
      return detailOf(enquiry, by);
    },
    /** Returns the entries before an entry of its timeline. @throws Problem not_found */
    earlier: async (
      reference: string,
      before: Pick<TimelineEntry, 'at' | 'id'>,
    ): Promise<{ timeline: TimelineEntry[] }> => ({
      timeline: await timelineOf(db, await findEnquiry(db, { reference }), before),
    }),
    /** Reads an enquiry after a change. @throws Problem not_found */
    read: async (reference: string, by: Actor): Promise<StaffEnquiryDetail> =>
      detailOf(await findEnquiry(db, { reference }), by),
  };
}
