import { sql, boolean, check, index, integer, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { reviewStatuses } from '#domain/reviews/review-statuses.ts';
import type { ReviewCheck } from '#domain/reviews/review-checks.ts';
import type { ReviewMention } from '#domain/reviews/review-mentions.ts';
import { reviewReasonNames } from '#domain/reviews/review-reasons.ts';
import { bytes, createdAt, idColumn, instant, localeColumn, oneOf, updatedAt } from './columns.ts';
import { pictureColumns } from './picture-columns.ts';
import { introductions } from './introductions.ts';
import { enquiries } from './enquiries.ts';
import { staffMembers } from './staff.ts';
import { vendors } from './vendors.ts';

/** Families' reviews of vendors who answered them. */
export const reviews = pgTable(
  'reviews',
  {
    id: idColumn(),
    /** Null after the enquiry's destruction: a public review stays. */
    introductionId: uuid().references(() => introductions.id, { onDelete: 'set null' }),
    enquiryId: uuid('lead_id').references(() => enquiries.id, { onDelete: 'set null' }),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    status: text({ enum: reviewStatuses }).notNull(),
    /** The language of the form. */
    locale: localeColumn(),
    stars: integer(),
    text: text(),
    /** The displayed name: a first name or initials. */
    author: text(),
    mentions: text().array().$type<ReviewMention[]>().notNull().default([]),
    /** The findings of the checks. */
    flags: text().array().$type<ReviewCheck[]>().notNull().default([]),
    /** SHA-256 of the words alone, to find the same text again. */
    textHash: bytes(),
    /** Keyed hash of the sender's network, for the checks; emptied with age. */
    networkHash: text(),
    /** The family booked the vendor; otherwise the vendor had only answered. */
    booked: boolean().notNull().default(false),
    /** The time of the vendor's answer; for a family that reached the vendor otherwise, of its request. */
    askedAt: instant(),
    reason: text({ enum: reviewReasonNames }),
    answer: text(),
    /** The staff member who decided; the name remains when the member is deleted. */
    memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    memberName: text(),
    invitedAt: instant(),
    writtenAt: instant(),
    decidedAt: instant(),
    publishedAt: instant(),
    answeredAt: instant(),
    withdrawnAt: instant(),
    /** The time of the mails about the last decision; null while it can be undone. */
    toldAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('reviews_introduction_key').on(table.introductionId),
    check('reviews_status_check', oneOf(table.status, reviewStatuses)),
    check('reviews_stars_check', sql`${table.stars} between 1 and 5`),
    index('reviews_vendor_idx').on(table.vendorId, table.status),
    index('reviews_status_idx').on(table.status, table.writtenAt),
    index('reviews_lead_idx').on(table.enquiryId),
    index('reviews_text_idx').on(table.textHash),
    index('reviews_network_idx')
      .on(table.networkHash, table.writtenAt)
      .where(sql`${table.networkHash} is not null`),
  ],
);

/** Pictures that a family adds to its review before the decision. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: idColumn(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Made on the device for each file: a file sent again after a lost connection is not stored again. */
    uploadKey: uuid().notNull(),
    ...pictureColumns(),
    /** Hidden from then on; a job destroys its files. */
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('review_pictures_upload_key').on(table.reviewId, table.uploadKey),
    unique('review_pictures_storage_key_key').on(table.storageKey),
    index('review_pictures_removed_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);
