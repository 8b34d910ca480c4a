/** @file The acts of a private link's holder that end the link: another one replaces it, or everything is erased. */
import { randomInt } from 'node:crypto';
import { eq } from '#platform/db/drizzle.ts';
import { changes } from '#domain/enquiries/enquiry-changes.ts';
import { enquiryPath } from '#facts/paths.ts';
import { dayInDelhi } from '#facts/time.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiries } from '#platform/db/tables.ts';
import { recordEvent, visitor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { sha256 } from '#platform/secrets.ts';
import { newLinkMail } from '#modules/enquiries/effects/enquiry.mails.ts';
import type { Lifecycle } from '#modules/enquiries/effects/enquiry-lifecycle.ts';
import { isWithdrawn } from '#modules/enquiries/record/enquiry-change.ts';
import { findEnquiry, lockEnquiry } from '#modules/enquiries/record/find-enquiry.ts';
import type { Reviews } from '#modules/enquiries/reviews/reviews.module.ts';
import type { EnquiryDependencies, Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { LinkNumbers } from '#modules/enquiries/held-acts/perform-act.ts';
import { createWithOwn, limitsOf } from './with-own.ts';

/** Some two thousand links fill the column; thirty may be made in an hour. */
const linkNumbersMax = 2 ** 20;
type Drop = (tags: readonly string[]) => void;

export function createOwnEnds(
  deps: EnquiryDependencies,
  { lifecycle, reviews }: { lifecycle: Pick<Lifecycle, 'apply'>; reviews: Pick<Reviews, 'tagsOf'> },
) {
  const { db, clock, mails, parties, links, limiter } = deps;
  const withOwn = createWithOwn(deps);
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

  /** Draws the number of the next link: one that was told and taken back is never made. */
  const following = ({ linkNumber }: Enquiry) => linkNumber + randomInt(1, linkNumbersMax);
  /** Makes the link of that number, mails it, and returns its path. */
  async function makeLink(tx: Tx, enquiry: Enquiry, linkNumber = following(enquiry)): Promise<string> {
    const next = { ...enquiry, linkNumber };
    const made = links.secretOf(next);
    await tx
      .update(enquiries)
      .set({ linkNumber: next.linkNumber, secretHash: sha256(made) })
      .where(eq(enquiries.id, enquiry.id));
    await recordChange(tx, enquiry, 'enquiry.link_made');
    const { email, reference, locale } = enquiry;
    // Nobody was mailed about a flagged enquiry.
    if (!email || !isMailable(email) || enquiry.quarantine) return enquiryPath(made);
    // A queued mail contains an older link.
    await mails.cancel(tx, `link ${enquiry.id}`);
    await mails.enqueue(tx, {
      topic: 'receipt',
      about: `link ${enquiry.id}`,
      to: email,
      write: () => newLinkMail({ reference, link: links.linkTo(next), email, locale }, parties),
    });
    return enquiryPath(made);
  }

  async function erasing(
    { id, vendorId }: Enquiry,
    drop: Drop,
    within: (work: (tx: Tx, enquiry: Enquiry) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const tags = await reviews.tagsOf(id);
    const vendor = vendorId ? await deps.findVendor(vendorId) : null;
    await within(async (tx, enquiry) => {
      if (!isWithdrawn(enquiry))
        await lifecycle.apply(tx, enquiry.id, changes.visitor.withdrawn, { by: visitor, vendor });
      await recordChange(tx, enquiry, 'enquiry.erased');
      await tx.delete(enquiries).where(eq(enquiries.id, enquiry.id));
    });
    if (tags.length > 0) drop(tags);
  }

  return {
    /** Replaces the link and returns the new path; the owner of the address is always mailed the new one. */
    newLink: (secret: string): Promise<string> => withOwn(secret, (tx, enquiry) => makeLink(tx, enquiry)),
    async drawLink(id: string): Promise<LinkNumbers> {
      await limiter.take(limitsOf, id);
      const enquiry = await findEnquiry(db, { id });
      return { from: enquiry.linkNumber, to: following(enquiry) };
    },
    pathOf: (id: string, linkNumber: number): string => enquiryPath(links.secretOf({ id, linkNumber })),
    replaceLink: (id: string, { from, to }: LinkNumbers): Promise<unknown> =>
      db.transaction(async (tx) => {
        const enquiry = await lockEnquiry(tx, { id });
        if (enquiry.linkNumber === from) await makeLink(tx, enquiry, to);
      }),

    /** Withdraws first, so that the vendors are notified and the proof of consent is sealed; then deletes everything behind the link. */
    async erase(secret: string, drop: Drop): Promise<void> {
      const found = await findEnquiry(db, { secret });
      await erasing(found, drop, (work) => withOwn(secret, work));
    },
    async eraseById(id: string, drop: Drop): Promise<void> {
      const found = await findEnquiry(db, { id });
      await erasing(found, drop, (work) =>
        db.transaction(async (tx) => work(tx, await lockEnquiry(tx, { id }))),
      );
    },
  };
}
