import { eq } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { deskReviewEndpoints } from '#contract/desk/reviews.ts';
import type { FamilyReviewRecord } from '#contract/own-enquiry.ts';
import { reviewPictureField } from '#domain/pictures/review-picture-field.ts';
import type { familyReviewEndpoints } from '#contract/family-reviews.ts';
import type { reviewEndpoints } from '#contract/reviews.ts';
import type { Call } from '#platform/call.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { reviews } from '#platform/db/tables.ts';
import { staffActor, vendorActor } from '#platform/events.ts';
import { createPictureStore } from '#platform/images/picture-store.ts';
import { uploadKeyOf } from '#platform/images/upload-key.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import { createReviewDesk } from './desk-reviews.ts';
import { reviewsOfFamily } from './family-copy.ts';
import { createFamilyReviews, type FamilyReviewActs } from './family-reviews.ts';
import { publicReviews, workshopReviews } from './public-reviews.ts';
import { createReviewChecks } from './review-checks.ts';
import { createReviewLifecycle } from './review-change.ts';
import { createReviewPictures } from './review-pictures.ts';
import { createReviewPost } from './review-post.ts';
import { destroyOldReviews, eraseReviewsOf } from './review-retention.ts';
import type { ReviewDependencies, ReviewNeeds, Source } from './reviews.types.ts';

export type Reviews = Module<
  typeof reviewEndpoints & typeof familyReviewEndpoints & typeof deskReviewEndpoints
> & {
  /** Withdraws the reviews of a withdrawn enquiry. */
  eraseOf: (tx: Tx, enquiryId: string) => Promise<void>;
  /** Returns the cache tags of the pages with an enquiry's reviews. */
  tagsOf: (enquiryId: string) => Promise<string[]>;
  /** Returns all stored data of a vendor's reviews and its answers, for the vendor's own copy. */
  recordOf: (reader: Database, vendorId: string) => Promise<object[]>;
  /** Returns all stored data of an enquiry's reviews and their outcomes, for its sender's own copy. */
  reviewsOfFamily: (enquiryId: string) => Promise<FamilyReviewRecord[]>;
  /** Destroys the files of removed pictures, as a job does each minute. */
  destroyRemovedPictures: () => Promise<void>;
  /** Invites families and mails decisions, as jobs do. */
  post: ReturnType<typeof createReviewPost>;
  /** Acts of a family that wait before they are done. */
  family: Pick<FamilyReviewActs, 'withdraw' | 'removePicture'>;
};

const pictureForm = { fields: [reviewPictureField], filesMax: 1 } as const;
const sourceOf = ({ ip, headers }: Call): Source => ({ ip, device: headers['x-device'] });

/** Creates the reviews: families with a vendor's answer write them, the staff decides, the vendor answers once. */
export function createReviews(
  platform: Platform,
  asked: ReviewNeeds & Pick<ReviewDependencies, 'links'>,
): Reviews {
  const { db, clock, config, sender, intake, storage, log } = platform;
  const store = createPictureStore({ storage, log });
  const deps: ReviewDependencies = {
    ...platform,
    ...asked,
    frame: frameWith(sender, { publicUrl: config.publicUrl }),
  };
  const lifecycle = createReviewLifecycle(deps);
  const checks = createReviewChecks(deps);
  const pictures = createReviewPictures({ db, store, maker: intake.maker });
  const family = createFamilyReviews(deps, { checks, lifecycle, pictures });
  const desk = createReviewDesk(deps, lifecycle);
  const post = createReviewPost(deps, lifecycle);
  /** Hard, so that a removed review is not served once more. */
  const changed = ({ drop }: Pick<Call, 'drop'>, vendorId: string) =>
    drop(vendorTags(vendorId), { hard: true });

  /** Makes a change of the vendor's own review. @throws Problem not_found for another's */
  async function answer(call: Call, reviewId: string, text?: string) {
    const { vendorId } = call.session!;
    await db.transaction(async (tx) => {
      const row = await lifecycle.lock(tx, reviewId);
      if (row?.vendorId !== vendorId || row.publishedAt === null) throw new Problem('not_found');
      const by = vendorActor(call.session!);
      await lifecycle.change(tx, row, text === undefined ? 'unanswer' : 'answer', { by, answer: text });
    });
    changed(call, vendorId);
    return workshopReviews(db, vendorId, clock());
  }

  return {
    handlers: {
      vendorReviews: ({ params, query }) => publicReviews(db, params.vendorId, query),
      reviewOpen: ({ params }) => family.read(params.secret),
      reviewWrite: ({ params, body }, call) => family.write(params.secret, body, sourceOf(call)),
      async reviewWithdraw({ params, body }, call) {
        const { reply, vendorId } = await family.withdraw(params, body.introductionId);
        changed(call, vendorId);
        return reply;
      },
      async reviewPictureAdd({ params: { secret, introductionId } }, call) {
        const uploadKey = uploadKeyOf(call.headers);
        const files = uploadedFiles(call.raw as FastifyRequest, pictureForm, intake);
        return intake.admit(call, () =>
          family.addPicture(secret, { introductionId, uploadKey, files, ip: call.ip }),
        );
      },
      reviewPictureRemove: ({ params }) => family.removePicture({ secret: params.secret }, params),
      workshopReviewList: (_, { session }) => workshopReviews(db, session!.vendorId, clock()),
      workshopReviewAnswer: ({ params, body }, call) => answer(call, params.reviewId, body.text.trim()),
      workshopAnswerUndo: ({ params }, call) => answer(call, params.reviewId),
      staffReviewList: ({ query }, call) => desk.list(query, staffActor(call)),
      async staffReviewChange({ params, body }, call) {
        const review = await desk.change(params.reviewId, body, staffActor(call));
        changed(call, review.vendorId);
        return review;
      },
    },
    jobs: [
      { name: 'reviews-invite', cron: '20 10 * * *', task: post.invite },
      {
        name: 'reviews-tell',
        cron: '* * * * *',
        async task() {
          await post.notifyDecided();
          await pictures.destroyRemoved();
        },
      },
    ],
    today: { reviews: desk.today },
    retention: { reviews: (now) => destroyOldReviews(db, now, lifecycle) },
    close: store.idle,
    post,
    family,
    destroyRemovedPictures: pictures.destroyRemoved,
    reviewsOfFamily: (enquiryId) => reviewsOfFamily(db, enquiryId),
    eraseOf: async (tx, enquiryId) => void (await eraseReviewsOf(tx, enquiryId, { lifecycle, now: clock() })),
    async tagsOf(enquiryId) {
      const rows = await db
        .select({ vendorId: reviews.vendorId })
        .from(reviews)
        .where(eq(reviews.enquiryId, enquiryId));
      return rows.flatMap(({ vendorId }) => vendorTags(vendorId));
    },
    recordOf: async (reader, vendorId) =>
      (await workshopReviews(reader, vendorId, clock())).map(
        ({ mayAnswer: _may, undoableUntil: _until, ...kept }) => kept,
      ),
  };
}
