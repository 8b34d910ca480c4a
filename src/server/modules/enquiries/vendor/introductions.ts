/** @file The introductions of an enquiry, for every side. */
import { asc, eq } from '#platform/db/drizzle.ts';
import { introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { system, visitor } from '#platform/events.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { createConversations } from '#modules/enquiries/conversation/conversations.ts';
import { createIntroductionRecords, type IntroductionMail } from './introduction-records.ts';
import { allows, introductionColumns, isOpen, type IntroductionRow } from './introduction-change.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

type ChosenVendor = Parameters<ReturnType<typeof createIntroductionRecords>['send']>[2];

/** Returns every introduction of an enquiry, oldest first. */
export const introductionsOf = (within: Database, enquiryId: string): Promise<IntroductionRow[]> =>
  within
    .select(introductionColumns)
    .from(introductions)
    .where(eq(introductions.enquiryId, enquiryId))
    .orderBy(asc(introductions.id));

export function createIntroductions(deps: IntroductionDependencies) {
  const conversations = createConversations(deps);
  const records = createIntroductionRecords(deps, { conversations });
  return {
    conversations,
    records,
    /** Returns the open introductions. */
    openOf: async (enquiryId: string) => (await introductionsOf(deps.db, enquiryId)).filter(isOpen),

    /** Introduces the vendors that the sender chose and agreed to share with; `mail` writes each one's mail. */
    async introduceChosen(
      tx: Tx,
      enquiry: Enquiry,
      vendors: readonly ChosenVendor[],
      mail: IntroductionMail,
    ): Promise<void> {
      for (const vendor of vendors) await records.send(tx, enquiry, vendor, { by: visitor, mail });
    },

    /** Recalls all introductions of a withdrawn enquiry; returns every vendor ever introduced to it. */
    async recallAll(tx: Tx, enquiry: Enquiry): Promise<string[]> {
      const { id, reference, vendorId } = enquiry;
      const rows = await introductionsOf(tx, id);
      const change = introductionChanges.system.recalled;
      for (const row of rows.filter((one) => allows(change, one)))
        await records.recall(tx, row, await deps.findVendor(row.vendorId, tx), {
          enquiry,
          by: system,
          change,
          asWithdrawal: row.vendorId === vendorId,
        });
      // Also for introductions that had ended before.
      for (const row of rows) await records.ledger.recall(tx, row, { act: 'family', by: visitor, reference });
      return rows.map((row) => row.vendorId);
    },
  };
}
export type Introductions = ReturnType<typeof createIntroductions>;
