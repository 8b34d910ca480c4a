/** @file Attaches uploaded pictures to the message that is sent with them. */
import { and, eq, inArray, isNull } from '#platform/db/drizzle.ts';
import type { MessageAuthor } from '#domain/enquiries/disclosures.ts';
import type { Tx } from '#platform/db/handle.ts';
import { messagePictures } from '#platform/db/tables.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';

/** The sender: the family of an enquiry, or a vendor within one introduction. */
export type Sender = { enquiryId: string; introductionId: string | null; author: MessageAuthor };

/**
 * Attaches unattached pictures to their message.
 * @throws Problem conflict when one is missing, another sender's, or attached to another message
 */
export async function takePictures(
  tx: Tx,
  { enquiryId, introductionId, author }: Sender,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await tx
    .update(messagePictures)
    .set({ messageId })
    .where(
      and(
        inArray(messagePictures.id, ids),
        eq(messagePictures.enquiryId, enquiryId),
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
