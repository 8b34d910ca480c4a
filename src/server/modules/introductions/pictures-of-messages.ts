/** @file Which pictures belong to which message. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { MessageAuthor } from '#contract/disclosures.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { messagePictures } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';

/** Who sends: the family of an enquiry, or a vendor within one introduction. */
export type Sender = { leadId: string; introductionId: string | null; author: MessageAuthor };

/** The ids of the pictures of these messages. */
export async function picturesOfMessages(
  db: Database,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string | null, string[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({ id: messagePictures.id, messageId: messagePictures.messageId })
    .from(messagePictures)
    .where(inArray(messagePictures.messageId, [...messageIds]))
    .orderBy(asc(messagePictures.id));
  const grouped = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map([...grouped].map(([messageId, found]) => [messageId, found.map(({ id }) => id)]));
}

/** Gives pictures that wait to their message. @throws Problem conflict when one is not there, not the sender's, or another message has it */
export async function takePictures(
  tx: Tx,
  { leadId, introductionId, author }: Sender,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const known = ids.filter((id) => isUuid(id));
  const taken = await tx
    .update(messagePictures)
    .set({ messageId })
    .where(
      and(
        inArray(messagePictures.id, known),
        eq(messagePictures.leadId, leadId),
        eq(messagePictures.author, author),
        author === 'vendor' && introductionId
          ? eq(messagePictures.introductionId, introductionId)
          : undefined,
        isNull(messagePictures.messageId),
      ),
    )
    .returning({ id: messagePictures.id });
  if (taken.length < new Set(ids).size)
    throw new Problem('conflict', { message: t('One of the pictures is gone. Please add it again.') });
}
