/** @file Reviews by the holder of an enquiry's private link: writing about vendors who answered, and withdrawing. */
import { eq } from '#platform/db/drizzle.ts';
import { hourMs } from '#facts/time.ts';
import type { FamilyReviews, familyReviewEndpoints } from '#contract/family-reviews.ts';
import type { HandlerInput } from '#contract/kit.ts';
import type { IntroductionStatus } from '#domain/enquiries/introduction-changes.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { changesOf } from '#domain/reviews/review-changes.ts';
import { isReviewDay, mustHaveMet, reviewFrom } from '#domain/reviews/review-day.ts';
import { mentionsFor } from '#domain/reviews/review-mentions.ts';
import { localeNow, t } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { UploadedFile } from '#platform/images/uploaded-files.ts';
import { reviews } from '#platform/db/tables.ts';
import { visitor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { Limit } from '#platform/rate-limit.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { findEnquiry, type EnquiryKey } from '#modules/enquiries/record/find-enquiry.ts';
import { textHashOf, type ReviewChecks } from './review-checks.ts';
import { refusal, type ReviewLifecycle } from './review-change.ts';
import { namesOf } from './review-names.ts';
import { type ReviewPictures } from './review-pictures.ts';
import { findReviewed, readFamilyReviews } from './family-review-view.ts';
import type { ReviewDependencies, Source } from './reviews.types.ts';

const dayWords = delhiFormat({ dateStyle: 'long' });
const writeLimits: readonly Limit[] = [{ name: 'review-write', max: 20, windowMs: hourMs }];
const pictureLimits: readonly Limit[] = [{ name: 'review-pictures', max: 60, windowMs: hourMs }];

type SentPicture = {
  introductionId: string;
  uploadKey: string;
  files: AsyncIterable<UploadedFile>;
  ip: string;
};
type ReviewInput = HandlerInput<typeof familyReviewEndpoints.reviewWrite>['body'];

/** Checks that a review may be written of this vendor now. @throws Problem conflict before its day; invalid_input when nobody has met */
function requireLived(enquiry: Enquiry, { status }: { status: IntroductionStatus }, met: boolean, now: Date) {
  const from = reviewFrom(enquiry);
  if (from !== null && !isReviewDay(enquiry, now))
    throw new Problem('conflict', {
      message: t('You can write it from {day} on, when it has taken place.', {
        day: showDay(dayWords, from),
      }),
    });
  if (mustHaveMet(status) && !met)
    throw new Problem('invalid_input', {
      fieldErrors: { met: t('Please say that you met this vendor, or that it worked for you.') },
    });
}

/** Creates reading, writing and withdrawing by the secret of the private link. */
export function createFamilyReviews(
  deps: Pick<ReviewDependencies, 'db' | 'clock' | 'limiter'>,
  {
    checks,
    lifecycle,
    pictures,
  }: { checks: ReviewChecks; lifecycle: ReviewLifecycle; pictures: ReviewPictures },
) {
  const { db, clock, limiter } = deps;

  /** Returns the enquiry of a key. @throws Problem not_found for an unknown one or a withdrawn enquiry */
  async function find(key: EnquiryKey): Promise<Enquiry> {
    const enquiry = await findEnquiry(db, key);
    if (enquiry.withdrawnAt) throw new Problem('not_found');
    return enquiry;
  }

  const read = (enquiry: Enquiry) => readFamilyReviews(db, enquiry, clock());

  /** Returns the begun review of an introduction. @throws Problem not_found */
  async function begunReview(key: EnquiryKey, introductionId: string) {
    const enquiry = await find(key);
    const { review } = await findReviewed(db, enquiry, introductionId);
    if (!review) throw new Problem('not_found');
    return { enquiry, review };
  }

  /** Changes the pictures of a review that still waits. @throws Problem not_found, conflict */
  const changePictures = (reviewId: string, work: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lifecycle.lock(tx, reviewId);
      if (!row) throw new Problem('not_found');
      await lifecycle.change(tx, row, 'picture', { by: visitor });
      await work(tx);
    });

  return {
    read: async (secret: string) => read(await find({ secret })),

    /** Adds a picture to a review that waits. @throws Problem not_found, conflict, too_many_requests, and as pictures do */
    async addPicture(
      secret: string,
      { introductionId, uploadKey, files, ip }: SentPicture,
    ): Promise<FamilyReviews> {
      await limiter.take(pictureLimits, ip);
      const { enquiry, review } = await begunReview({ secret }, introductionId);
      if (!changesOf('family', review, clock()).includes('picture')) throw refusal();
      await pictures.add({ reviewId: review.id, uploadKey }, files, (work) =>
        changePictures(review.id, work),
      );
      return read(enquiry);
    },

    /** Removes a picture. @throws Problem not_found, conflict */
    async removePicture(
      key: EnquiryKey,
      { introductionId, pictureId }: { introductionId: string; pictureId: string },
    ): Promise<FamilyReviews> {
      const { enquiry, review } = await begunReview(key, introductionId);
      await changePictures(review.id, (tx) =>
        pictures.remove(tx, { reviewId: review.id, pictureId }, clock()),
      );
      return read(enquiry);
    },

    /** Writes the review. @throws Problem not_found; conflict before its day or when there is one already; invalid_input; too_many_requests */
    async write(secret: string, given: ReviewInput, source: Source): Promise<FamilyReviews> {
      await limiter.take(writeLimits, source.ip);
      const enquiry = await find({ secret });
      const { introduction, vendor } = await findReviewed(db, enquiry, given.introductionId);
      requireLived(enquiry, introduction, given.met, clock());
      const { vendorId } = introduction;
      const offered = mentionsFor(vendor.categories);
      const text = given.text.trim();
      const written = {
        stars: given.stars,
        text,
        author: namesOf(enquiry.name)[given.name],
        mentions: offered.filter((mention) => given.mentions.includes(mention)),
        flags: await checks.flagsOf({ text, vendorId, email: enquiry.email, phone: enquiry.phone, source }),
        textHash: textHashOf(text),
        networkHash: checks.networkHashOf(source),
        booked: introduction.status === 'chosen',
        askedAt: introduction.repliedAt ?? introduction.sentAt ?? introduction.createdAt,
        locale: localeNow(),
      };
      await db.transaction(async (tx) => {
        await lifecycle.begin(tx, introduction);
        const [begun] = await tx
          .select({ id: reviews.id })
          .from(reviews)
          .where(eq(reviews.introductionId, introduction.id));
        const row = begun && (await lifecycle.lock(tx, begun.id));
        if (!row) throw new Problem('not_found');
        if (row.status !== 'invited')
          throw new Problem('conflict', {
            message: t('You have written your review of this vendor already.'),
          });
        await lifecycle.change(tx, row, 'write', { by: visitor, written });
      });
      return read(enquiry);
    },

    /** Withdraws the review, which deletes its text. Resolves also to the vendor whose page changes. @throws Problem not_found, conflict */
    async withdraw(
      key: EnquiryKey,
      introductionId: string,
    ): Promise<{ reply: FamilyReviews; vendorId: string }> {
      const enquiry = await find(key);
      const { review, introduction } = await findReviewed(db, enquiry, introductionId);
      if (!review) throw new Problem('not_found');
      await db.transaction(async (tx) => {
        const row = await lifecycle.lock(tx, review.id);
        if (!row) throw new Problem('not_found');
        await lifecycle.change(tx, row, 'withdraw', { by: visitor });
      });
      return { reply: await read(enquiry), vendorId: introduction.vendorId };
    },
  };
}
export type FamilyReviewActs = ReturnType<typeof createFamilyReviews>;
