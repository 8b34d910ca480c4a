/** @file Writing introductions, each with its event and its mail, within the transaction of the enquiry. */
import { eq } from 'drizzle-orm';
import { introductionChanges, openIntroductions } from '#contract/desk/introduction-changes.ts';
import type { Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import { recalledMail, type IntroducedContact } from './introduction.mails.ts';
import type { Enquiry, IntroductionDependencies } from './introduction.types.ts';

export type IntroductionRow = typeof introductions.$inferSelect;
type Contact = Awaited<ReturnType<IntroductionDependencies['findVendor']>>;
type Written = { reference: string; by: Actor };

const aboutSent = (id: string) => `introduction ${id}`;
const aboutRecalled = (id: string) => `recalled introduction ${id}`;
const hasEmail = (contact: Contact): contact is IntroducedContact => Boolean(contact?.email);

export const isOpen = ({ status }: Pick<IntroductionRow, 'status'>) => openIntroductions.includes(status);
/** May it be sent again? */
export const isOver = ({ status }: Pick<IntroductionRow, 'status'>) =>
  (introductionChanges.sent.from as readonly string[]).includes(status);

export function createIntroductionRecords({
  clock,
  mails,
  frame,
}: Pick<IntroductionDependencies, 'clock' | 'mails' | 'frame'>) {
  const tell = (
    tx: Tx,
    change: keyof typeof introductionChanges,
    row: IntroductionRow,
    { reference, by }: Written,
  ) =>
    recordEvent(tx, {
      type: introductionChanges[change].event,
      by,
      on: { kind: 'enquiry', id: reference },
      at: clock(),
      facts: { introductionId: row.id, vendorId: row.vendorId },
    });

  return {
    /** A vendor who was introduced before is introduced again in the same row. */
    async send(
      tx: Tx,
      enquiry: Pick<Enquiry, 'id' | 'reference'>,
      vendor: { id: string; companyName: string; contact: Contact },
      { by, mail }: { by: Actor; mail: (contact: IntroducedContact) => WrittenMail },
    ): Promise<void> {
      const sent = {
        status: introductionChanges.sent.to,
        vendorName: vendor.companyName,
        memberId: by.kind === 'staff' ? (by.id ?? null) : null,
        memberName: by.name ?? '',
        sentAt: clock(),
        recalledAt: null,
      };
      const [row] = await tx
        .insert(introductions)
        .values({ id: newId(), leadId: enquiry.id, vendorId: vendor.id, createdAt: clock(), ...sent })
        .onConflictDoUpdate({ target: [introductions.leadId, introductions.vendorId], set: sent })
        .returning();
      await tell(tx, 'sent', row!, { reference: enquiry.reference, by });
      const { contact } = vendor;
      // A recall that the vendor has not been told of leaves the first mail as it stands.
      const untold = await mails.cancel(tx, aboutRecalled(row!.id));
      if (!hasEmail(contact) || untold.length > 0) return;
      await mails.enqueue(tx, {
        topic: 'lead',
        about: aboutSent(row!.id),
        to: contact.email,
        write: () => mail(contact),
      });
    },

    async recall(tx: Tx, row: IntroductionRow, contact: Contact, { reference, by }: Written): Promise<void> {
      await tx
        .update(introductions)
        .set({ status: introductionChanges.recalled.to, recalledAt: clock() })
        .where(eq(introductions.id, row.id));
      await tell(tx, 'recalled', row, { reference, by });
      const untold = await mails.cancel(tx, aboutSent(row.id));
      if (!hasEmail(contact) || untold.length > 0) return;
      await mails.enqueue(tx, {
        topic: 'lead',
        about: aboutRecalled(row.id),
        to: contact.email,
        write: () => recalledMail({ reference }, contact, frame),
      });
    },
  };
}
