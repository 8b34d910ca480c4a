/** @file What the holder of a private link does with a request beside withdrawing: corrects it, ends it, changes its link, erases it. */
import { eq } from '#platform/db/drizzle.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryCorrection } from '#contract/own-enquiry.ts';
import { enquiryPath } from '#facts/paths.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { leads } from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import { sha256 } from '#platform/secrets.ts';
import { newLinkMail } from '#modules/enquiries/effects/enquiry.mails.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import {
  applyChange,
  findEnquiry,
  isWithdrawn,
  lockEnquiry,
  writeChange,
} from '#modules/enquiries/record/enquiry-change.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { FamilyVendors } from './family-vendors.ts';
import type { EnquiryDependencies, Lead } from '#modules/enquiries/enquiry.types.ts';
import { actsOf, corrected, guestsOf } from '#modules/enquiries/record/enquiry-guests.ts';

/** For one request, from however many addresses. */
const limitsOf: readonly Limit[] = [{ name: 'own-enquiry', max: 30, windowMs: hourMs }];
const refuse = () =>
  new Problem('conflict', { message: t('This cannot be done with the request as it is now.') });

export function createOwnEnquiry(
  deps: EnquiryDependencies,
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

  /** Does something with the request behind a secret, which is locked; it may have changed or lost this link meanwhile. */
  async function withOwn(secret: string, work: (tx: Tx, lead: Lead) => Promise<void>): Promise<void> {
    const { id } = await findEnquiry(db, { secret });
    await limiter.take(limitsOf, id);
    await db.transaction(async (tx) => {
      const lead = await lockEnquiry(tx, { id });
      if (!lead.secretHash.equals(sha256(secret))) throw new Problem('not_found');
      await work(tx, lead);
    });
  }
  const recordChange = (tx: Tx, { reference }: Lead, type: 'enquiry.link_made' | 'enquiry.erased') =>
    recordEvent(tx, { type, by: visitor, on: { kind: 'enquiry', id: reference }, at: clock() });

  return {
    /** Tells the vendors who have the request, each in its thread. What is as it was changes nothing. @throws Problem conflict, invalid_input */
    async correct(secret: string, correction: EnquiryCorrection): Promise<void> {
      if (correction.eventDate !== undefined && correction.eventDate < dayInDelhi(clock()))
        throw new Problem('invalid_input', { fieldErrors: { eventDate: t('Please choose a day to come.') } });
      await withOwn(secret, async (tx, lead) => {
        const { columns, changed } = corrected(lead, correction);
        if (changed.length === 0) return;
        const may = actsOf(lead);
        if (changed.some((fact) => !may.includes(fact === 'eventDate' ? 'date' : 'guests'))) throw refuse();
        await writeChange(tx, lead, columns, {
          by: visitor,
          at: clock(),
          event: 'enquiry.corrected',
          facts: { fields: changed.join(' ') },
        });
        await vendors.notifyCorrected(tx, {
          leadId: lead.id,
          key: `corrected-${lead.version + 1}`,
          eventDate: changed.includes('eventDate') ? correction.eventDate! : null,
          guests: changed.includes('guests') ? { before: guestsOf(lead), now: correction.guests! } : null,
        });
      });
    },

    /** Booked with somebody who is not on the page, or by word of mouth. @throws Problem conflict */
    booked: (secret: string): Promise<void> =>
      withOwn(secret, async (tx, lead) => {
        if (!actsOf(lead).includes('booked')) throw refuse();
        await applyChange(tx, { clock }, lead, changes.visitor.booked, { by: visitor });
      }),

    /** Returns the path of the page from now on; the holder of the address is mailed the new one, whoever asked for it. */
    async newLink(secret: string): Promise<string> {
      let path = '';
      await withOwn(secret, async (tx, lead) => {
        const next = { ...lead, linkNumber: lead.linkNumber + 1 };
        const made = links.secretOf(next);
        await tx
          .update(leads)
          .set({ linkNumber: next.linkNumber, secretHash: sha256(made) })
          .where(eq(leads.id, lead.id));
        await recordChange(tx, lead, 'enquiry.link_made');
        path = enquiryPath(made);
        const { email, reference, locale } = lead;
        // Nobody was mailed about a flagged one.
        if (!email || !isMailable(email) || lead.quarantine) return;
        // One that waits names an older link.
        await mails.cancel(tx, `link ${lead.id}`);
        await mails.enqueue(tx, {
          topic: 'receipt',
          about: `link ${lead.id}`,
          to: email,
          write: () => newLinkMail({ reference, link: links.linkTo(next), email, locale }, parties),
        });
      });
      return path;
    },

    /** Withdraws it first, so that whoever was told hears of it and the proof of consent is sealed; then nothing is left that a link could open. */
    async erase(secret: string, drop: (tags: readonly string[]) => void): Promise<void> {
      const { id, vendorId } = await findEnquiry(db, { secret });
      const tags = await reviews.tagsOf(id);
      const vendor = vendorId ? await deps.findVendor(vendorId) : null;
      await withOwn(secret, async (tx, lead) => {
        if (!isWithdrawn(lead))
          await lifecycle.apply(tx, lead.id, changes.visitor.withdrawn, { by: visitor, vendor });
        await recordChange(tx, lead, 'enquiry.erased');
        await tx.delete(leads).where(eq(leads.id, lead.id));
      });
      if (tags.length > 0) drop(tags);
    },
  };
}
