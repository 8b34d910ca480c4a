/** @file Columns of tables about an enquiry. */
import { text, uuid } from '#platform/db/drizzle.ts';
import { enquiries } from './enquiries.ts';
import { staffMembers } from './staff.ts';

/** The enquiry that a row belongs to, and goes with. */
export const enquiryId = () =>
  uuid('lead_id')
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' });
/** The author; the name remains when the member is deleted. */
export const author = {
  memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
  memberName: text().notNull(),
};
