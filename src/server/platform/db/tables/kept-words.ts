/** @file What was written about a withdrawn enquiry, for its sender alone. */
import { pgTable } from '#platform/db/drizzle.ts';
import { bytes } from './columns.ts';
import { enquiryId } from './enquiry-columns.ts';

/** The messages of a withdrawn enquiry, sealed: only its private link opens them. They go with the enquiry. */
export const keptWords = pgTable('kept_words', {
  enquiryId: enquiryId().primaryKey(),
  sealed: bytes().notNull(),
});
