/** @file The messages of an enquiry as they are read, and whether more may be written. */
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Message } from '#contract/conversations.ts';
import { talkingIntroductions } from '#contract/introduction-changes.ts';
import { talkingStatuses } from '#contract/desk/enquiry-changes.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import type { IntroductionRow, Lead } from './introduction-steps.ts';
import { picturesOfMessages } from './pictures-of-messages.ts';

/** With the ids of its pictures. */
export type MessageRow = typeof enquiryMessages.$inferSelect & { pictures: string[] };
export const shownMessage = (row: MessageRow): Message => ({
  id: row.id,
  introductionId: row.introductionId,
  author: row.author,
  name: row.authorName,
  text: row.text,
  sentAt: row.sentAt.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
  awayUntil: row.awayUntil,
  pictures: row.pictures,
});

/** May anybody still write about it? What was withdrawn or closed has no threads. */
export const takesMessages = ({ status }: Pick<Lead, 'status'>): boolean => talkingStatuses.includes(status);

export const isWritable = (lead: Lead, { status }: Pick<IntroductionRow, 'status'>): boolean =>
  takesMessages(lead) && talkingIntroductions.includes(status);

/** Every message of an enquiry, or of one thread, oldest first. */
export async function messagesOf(
  db: Database,
  leadId: string,
  introductionId?: string,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(enquiryMessages)
    .where(
      and(
        eq(enquiryMessages.leadId, leadId),
        introductionId ? eq(enquiryMessages.introductionId, introductionId) : undefined,
      ),
    )
    .orderBy(asc(enquiryMessages.id));
  const pictures = await picturesOfMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, pictures: pictures.get(row.id) ?? [] }));
}

/** Marks what others wrote to a reader as seen. */
export async function markSeen(
  db: Database,
  { leadId, introductionId }: { leadId: string; introductionId?: string },
  { reader, at }: { reader: 'family' | 'vendor'; at: Date },
): Promise<void> {
  await db
    .update(enquiryMessages)
    .set({ seenAt: at })
    .where(
      and(
        eq(enquiryMessages.leadId, leadId),
        introductionId ? eq(enquiryMessages.introductionId, introductionId) : undefined,
        ne(enquiryMessages.author, reader),
        isNull(enquiryMessages.seenAt),
      ),
    );
}
