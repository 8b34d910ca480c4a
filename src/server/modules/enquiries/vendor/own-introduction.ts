/** @file A vendor's way to the enquiries that it was introduced to, and to no others. */
import { and, eq, ne } from '#platform/db/drizzle.ts';
import type { VendorPerson } from '#platform/call.ts';
import type { Tx, Database } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { lockIntroduction, type IntroductionRow } from './introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';

/** Runs `work` on one request of a vendor in a transaction, its enquiry locked. @throws Problem not_found */
export type WithOwn = <Result>(
  session: VendorPerson,
  introductionId: string,
  work: (tx: Tx, enquiry: Enquiry, row: IntroductionRow, by: Actor) => Promise<Result>,
) => Promise<Result>;

const nameOf = (helper: string | null, vendor: string) => (helper ? `${helper} (${vendor})` : vendor);

/** Runs `work` on one of the vendor's own requests, its enquiry locked; others are unreachable. */
export const createWithOwn =
  (db: Database): WithOwn =>
  async ({ vendorId, name }, introductionId, work) => {
    const [found] = await db
      .select({ enquiryId: introductions.enquiryId })
      .from(introductions)
      .where(
        and(
          eq(introductions.id, introductionId),
          eq(introductions.vendorId, vendorId),
          ne(introductions.status, 'proposed'),
        ),
      );
    if (!found) throw new Problem('not_found');
    return db.transaction(async (tx) => {
      const { enquiry, row } = await lockIntroduction(tx, { ...found, introductionId });
      const by: Actor = { kind: 'vendor', id: vendorId, name: nameOf(name, row.vendorName) };
      return work(tx, enquiry, row, by);
    });
  };
