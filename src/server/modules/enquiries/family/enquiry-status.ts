/** @file What the holder of a private link sees, and the withdrawal. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import { eq, min } from '#platform/db/drizzle.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { introductions, leads } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { findEnquiry, isWithdrawn } from '#modules/enquiries/record/enquiry-change.ts';
import { createAskedVendors } from '#modules/enquiries/submit/asked-vendors.ts';
import type { EnquiryDependencies, Lead } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { actsOf, guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { ownTimeline } from './own-timeline.ts';

const noDetails = { name: null, phone: null, email: null, eventDate: null, message: null };
const detailsOf = ({ name, phone, email, eventDate, message }: Lead): EnquiryStatus['details'] => ({
  name,
  phone,
  email,
  eventDate,
  message,
});

/** `followed` is the enquiry whose way it goes: its own, or the one that it was merged into. */
function shown(
  lead: Lead,
  {
    followed = lead,
    byVendors,
    vendors = [],
    timeline,
  }: {
    followed?: Lead;
    byVendors?: Pick<Lead, 'introducedAt' | 'answeredAt'> | undefined;
    vendors?: EnquiryStatus['vendors'];
    timeline?: EnquiryStatus['timeline'];
  } = {},
): EnquiryStatus {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    reference: lead.reference,
    title: titleOf(lead),
    status: followed.status,
    sentAt: lead.createdAt.toISOString(),
    readAt: instant(followed.readAt),
    introducedAt: instant(followed.introducedAt ?? byVendors?.introducedAt ?? null),
    answeredAt: instant(followed.answeredAt ?? byVendors?.answeredAt ?? null),
    bookedAt: instant(followed.bookedAt),
    closedAt: instant(followed.closedAt),
    withdrawnAt: instant(lead.withdrawnAt),
    ...(isWithdrawn(lead)
      ? { sent: [], details: noDetails, vendors: [], share: false, marketing: false }
      : {
          sent: sentIn(lead),
          details: detailsOf(lead),
          vendors,
          ...consentOf(lead),
          guests: guestsOf(lead),
          acts: actsOf(lead),
        }),
    timeline,
  };
}

/** Reading and withdrawing by the secret of the private link. */
export function createEnquiryStatus(
  { db, ...deps }: Pick<EnquiryDependencies, 'db' | 'findVendor' | 'introducible'>,
  {
    lifecycle,
    introductions: introduced,
    reviews,
  }: {
    lifecycle: Pick<Lifecycle, 'change'>;
    introductions: Pick<Introductions, 'openOf'>;
    reviews: Pick<Reviews, 'tagsOf'>;
  },
) {
  const asked = createAskedVendors(deps, { introductions: introduced });

  /** A merged enquiry says what it said and stands where the other does: that is the one which the staff works on. */
  async function followedBy(lead: Lead): Promise<Lead> {
    if (!lead.mergedIntoId || isWithdrawn(lead)) return lead;
    const [main] = await db.select().from(leads).where(eq(leads.id, lead.mergedIntoId));
    return main ?? lead;
  }

  /** When a vendor first had it, and when one first answered: to its sender that is as good as by the staff. */
  async function byVendors({ id }: Lead) {
    const [first] = await db
      .select({ introducedAt: min(introductions.sentAt), answeredAt: min(introductions.repliedAt) })
      .from(introductions)
      .where(eq(introductions.leadId, id));
    return first;
  }

  async function end(lead: Lead, drop: (tags: readonly string[]) => void): Promise<Lead> {
    const withdrawn = await lifecycle.change(lead, changes.visitor.withdrawn, { by: visitor });
    const tags = await reviews.tagsOf(lead.id);
    if (tags.length > 0) drop(tags);
    return withdrawn;
  }

  return {
    /** @throws Problem not_found for any secret that opens nothing. */
    async read(secret: string): Promise<EnquiryStatus> {
      const lead = await findEnquiry(db, { secret });
      const followed = await followedBy(lead);
      return shown(lead, {
        followed,
        byVendors: await byVendors(followed),
        vendors: await asked.shown(lead),
        timeline: await ownTimeline(db, lead),
      });
    },

    /** Its id, and which notice its sender read: null once withdrawn or where none was kept. */
    async kept(secret: string): Promise<{ id: string; noticeVersion: string | null }> {
      const { id, consent } = await findEnquiry(db, { secret });
      return { id, noticeVersion: consent?.noticeVersion ?? null };
    },

    /** Withdraws; whoever was told is told of it, what was sent is sealed, and pages that showed its reviews are dropped. A second time does nothing. @throws Problem not_found as `read`. */
    async withdraw(secret: string, drop: (tags: readonly string[]) => void): Promise<EnquiryStatus> {
      return shown(await end(await findEnquiry(db, { secret }), drop));
    },

    /** The same by its id. */
    async withdrawById(id: string, drop: (tags: readonly string[]) => void): Promise<void> {
      const [lead] = await db.select().from(leads).where(eq(leads.id, id));
      if (lead) await end(lead, drop);
    },
  };
}
