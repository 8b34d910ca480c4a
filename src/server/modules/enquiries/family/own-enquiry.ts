/**
 * @file The acts of a private link's holder beside withdrawing: correcting, ending, changing the link, erasing.
 * @where What may a family do with its own enquiry?
 */
import { eq } from '#platform/db/drizzle.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryCorrection } from '#contract/own-enquiry.ts';
import { enquiryPath } from '#facts/paths.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { sha256 } from '#platform/secrets.ts';
import { newLinkMail } from '#modules/enquiries/effects/enquiry.mails.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { applyChange, isWithdrawn, writeChange } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import { requestChanged } from '#modules/enquiries/vendor/changed-request.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { FamilyVendors } from './family-vendors.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { actsOf, corrected } from '#modules/enquiries/record/enquiry-guests.ts';

/** The limits of one request, across all addresses. */
const limitsOf: readonly Limit[] = [{ name: 'own-enquiry', max: 30, windowMs: hourMs }];
const refuse = () =>
  new Problem('conflict', { message: t('This cannot be done with the request as it is now.') });

export function createOwnEnquiry(
  deps: EnquiryDependencies & IntroductionDependencies,
  {
    lifecycle,
    vendors,
    reviews,
  }: {
    lifecycle: Pick<Lifecycle, 'apply'>;
    vendors: Pick<FamilyVendors, 'notifyCorrected'>;
    reviews: Pick<Reviews, 'tagsOf'>;
  },
) {
  const { db, clock, limiter, mails, parties, links } = deps;

  /** Runs `work` on the locked request of a secret; it may have changed or lost this link meanwhile. */
  async function withOwn<Result>(secret: string, work: (tx: Tx, enquiry: Enquiry) => Promise<Result>) {
    const { id } = await findEnquiry(db, { secret });
    await limiter.take(limitsOf, id);
    return db.transaction(async (tx) => {
      const enquiry = await lockEnquiry(tx, { id });
      if (!enquiry.secretHash.equals(sha256(secret))) throw new Problem('not_found');
      return work(tx, enquiry);
    });
  }
  const recordChange = (
    tx: Tx,
    { reference, createdAt }: Enquiry,
    type: 'enquiry.link_made' | 'enquiry.erased',
  ) =>
    recordEvent(tx, {
      type,
      by: visitor,
      on: { kind: 'enquiry', id: reference },
      at: clock(),
      // The numbers of that day are counted anew, when the row that tells it is gone.
      ...(type === 'enquiry.erased' && { facts: { day: dayInDelhi(createdAt) } }),
    });

  return {
    /**
     * Corrects facts and notifies the vendors of the request, each in its thread. Equal values change nothing.
     * @throws Problem conflict, invalid_input
     */
    async correct(secret: string, correction: EnquiryCorrection): Promise<void> {
      if (correction.eventDate !== undefined && correction.eventDate < dayInDelhi(clock()))
        throw new Problem('invalid_input', {
          fieldErrors: { eventDate: t('Please choose a day in the future.') },
        });
      const moved = await withOwn(secret, async (tx, enquiry) => {
        const { columns, changed } = corrected(enquiry, correction);
        if (changed.length === 0) return [];
        const may = actsOf(enquiry);
        if (changed.some((fact) => !may.includes(fact === 'eventDate' ? 'date' : 'guests'))) throw refuse();
        await writeChange(tx, enquiry, columns, {
          by: visitor,
          at: clock(),
          event: 'enquiry.corrected',
          facts: { fields: changed.join(' ') },
        });
        await vendors.notifyCorrected(tx, {
          enquiryId: enquiry.id,
          key: `corrected-${enquiry.version + 1}`,
          eventDate: changed.includes('eventDate') ? correction.eventDate! : null,
          guests: changed.includes('guests') ? correction.guests! : null,
        });
        return requestChanged(tx, deps, enquiry);
      });
      deps.bookedDays.dropDays(moved);
    },

    /** Marks as booked with somebody who is not on the page, or by word of mouth. @throws Problem conflict */
    booked: (secret: string): Promise<void> =>
      withOwn(secret, async (tx, enquiry) => {
        if (!actsOf(enquiry).includes('booked')) throw refuse();
        await applyChange(tx, { clock }, enquiry, changes.visitor.booked, { by: visitor });
      }),

    /** Replaces the link and returns the new path; the owner of the address is always mailed the new one. */
    async newLink(secret: string): Promise<string> {
      return withOwn(secret, async (tx, enquiry) => {
        const next = { ...enquiry, linkNumber: enquiry.linkNumber + 1 };
        const made = links.secretOf(next);
        await tx
          .update(enquiries)
          .set({ linkNumber: next.linkNumber, secretHash: sha256(made) })
          .where(eq(enquiries.id, enquiry.id));
        await recordChange(tx, enquiry, 'enquiry.link_made');
        const path = enquiryPath(made);
        const { email, reference, locale } = enquiry;
        // Nobody was mailed about a flagged enquiry.
        if (!email || !isMailable(email) || enquiry.quarantine) return path;
        // A queued mail contains an older link.
        await mails.cancel(tx, `link ${enquiry.id}`);
        await mails.enqueue(tx, {
          topic: 'receipt',
          about: `link ${enquiry.id}`,
          to: email,
          write: () => newLinkMail({ reference, link: links.linkTo(next), email, locale }, parties),
        });
        return path;
      });
    },

    /** Withdraws first, so that the vendors are notified and the proof of consent is sealed; then deletes everything behind the link. */
    async erase(secret: string, drop: (tags: readonly string[]) => void): Promise<void> {
      const { id, vendorId } = await findEnquiry(db, { secret });
      const tags = await reviews.tagsOf(id);
      const vendor = vendorId ? await deps.findVendor(vendorId) : null;
      await withOwn(secret, async (tx, enquiry) => {
        if (!isWithdrawn(enquiry))
          await lifecycle.apply(tx, enquiry.id, changes.visitor.withdrawn, { by: visitor, vendor });
        await recordChange(tx, enquiry, 'enquiry.erased');
        await tx.delete(enquiries).where(eq(enquiries.id, enquiry.id));
      });
      if (tags.length > 0) drop(tags);
    },
  };
}
