/** @file The state of an enquiry for the holder of its private link, and the withdrawal. */
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import { eq, min } from '#platform/db/drizzle.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { introductions, enquiries } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import { instantOf } from '#platform/clock.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { isWithdrawn } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { createAskedVendors } from '#modules/enquiries/submit/asked-vendors.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { sentIn, titleOf } from '#modules/enquiries/record/enquiry-words.ts';
import { actsOf, guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';
import { ownTimeline } from './own-timeline.ts';

const noDetails = { name: null, phone: null, email: null, eventDate: null, message: null };
const detailsOf = ({ name, phone, email, eventDate, message }: Enquiry): EnquiryStatus['details'] => ({
  name,
  phone,
  email,
  eventDate,
  message,
});

/** Returns the status; `followed` is the enquiry that gives the state: its own, or the one it was merged into. */
function shown(
  enquiry: Enquiry,
  {
    followed = enquiry,
    byVendors,
    vendors = [],
    timeline,
  }: {
    followed?: Enquiry;
    byVendors?: Pick<Enquiry, 'introducedAt' | 'answeredAt'> | undefined;
    vendors?: EnquiryStatus['vendors'];
    timeline?: EnquiryStatus['timeline'];
  } = {},
): EnquiryStatus {
  return {
    reference: enquiry.reference,
    title: titleOf(enquiry),
    status: followed.status,
    sentAt: enquiry.createdAt.toISOString(),
    readAt: instantOf(followed.readAt),
    introducedAt: instantOf(followed.introducedAt ?? byVendors?.introducedAt),
    answeredAt: instantOf(followed.answeredAt ?? byVendors?.answeredAt),
    bookedAt: instantOf(followed.bookedAt),
    closedAt: instantOf(followed.closedAt),
    withdrawnAt: instantOf(enquiry.withdrawnAt),
    ...(isWithdrawn(enquiry)
      ? { sent: [], details: noDetails, vendors: [], share: false, marketing: false }
      : {
          sent: sentIn(enquiry),
          details: detailsOf(enquiry),
          vendors,
          ...consentOf(enquiry),
          guests: guestsOf(enquiry),
          acts: actsOf(enquiry),
        }),
    timeline,
  };
}

/** Creates reading and withdrawing by the secret of the private link. */
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

  /** Returns the enquiry that gives the state: for a merged one, which keeps its content, the main one that the staff handles. */
  async function followedBy(enquiry: Enquiry): Promise<Enquiry> {
    if (!enquiry.mergedIntoId || isWithdrawn(enquiry)) return enquiry;
    const [main] = await db.select().from(enquiries).where(eq(enquiries.id, enquiry.mergedIntoId));
    return main ?? enquiry;
  }

  /** Returns when a vendor first received it and when one first answered: for its sender, the same as by the staff. */
  async function byVendors({ id }: Enquiry) {
    const [first] = await db
      .select({ introducedAt: min(introductions.sentAt), answeredAt: min(introductions.repliedAt) })
      .from(introductions)
      .where(eq(introductions.enquiryId, id));
    return first;
  }

  async function end(enquiry: Enquiry, drop: (tags: readonly string[]) => void): Promise<Enquiry> {
    const withdrawn = await lifecycle.change(enquiry, changes.visitor.withdrawn, { by: visitor });
    const tags = await reviews.tagsOf(enquiry.id);
    if (tags.length > 0) drop(tags);
    return withdrawn;
  }

  return {
    /** Reads the status. @throws Problem not_found for an unknown secret */
    async read(secret: string): Promise<EnquiryStatus> {
      const enquiry = await findEnquiry(db, { secret });
      const followed = await followedBy(enquiry);
      return shown(enquiry, {
        followed,
        byVendors: await byVendors(followed),
        vendors: await asked.shown(enquiry),
        timeline: await ownTimeline(db, enquiry),
      });
    },

    /** Returns its id, and the notice version its sender read: null once withdrawn or where none was stored. */
    async kept(secret: string): Promise<{ id: string; noticeVersion: string | null }> {
      const { id, consent } = await findEnquiry(db, { secret });
      return { id, noticeVersion: consent?.noticeVersion ?? null };
    },

    /**
     * Withdraws; notifies those who were mailed, seals the content, and drops cached pages with its reviews. A second call does nothing.
     * @throws Problem not_found as `read`
     */
    async withdraw(secret: string, drop: (tags: readonly string[]) => void): Promise<EnquiryStatus> {
      return shown(await end(await findEnquiry(db, { secret }), drop));
    },

    /** Withdraws by id. */
    async withdrawById(id: string, drop: (tags: readonly string[]) => void): Promise<void> {
      const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
      if (enquiry) await end(enquiry, drop);
    },
  };
}
