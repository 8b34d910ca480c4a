/** @file Pictures of messages: re-encoded within the limits of all uploads, encrypted, readable for the two sides and the staff. */
import { Readable } from 'node:stream';
import { and, eq, isNull, lt } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { MessageAuthor } from '#domain/enquiries/disclosures.ts';
import type { FileReply } from '#contract/kit.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';
import { messagePictureLimits as limits, retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Call } from '#platform/call.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { messagePictures } from '#platform/db/tables.ts';
import { makePicture } from '#platform/images/made-pictures.ts';
import { uploadKeyOf } from '#platform/images/upload-key.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { sealFile, unsealFile } from '#platform/sealed.ts';
import { t } from '#words/t.ts';
import type { Sender } from './taken-pictures.ts';

const form = { fields: [messagePictureField], filesMax: 1 } as const;
/** Enough to show a hall or a stain. */
const width = 1600;

export function createMessagePictures({
  db,
  clock,
  intake,
  secretKey,
}: Pick<Platform, 'db' | 'clock' | 'intake' | 'secretKey'>) {
  const byKey = async (within: Database, enquiryId: string, uploadKey: string) => {
    const [row] = await within
      .select({ id: messagePictures.id })
      .from(messagePictures)
      .where(and(eq(messagePictures.enquiryId, enquiryId), eq(messagePictures.uploadKey, uploadKey)));
    return row ?? null;
  };
  const refuseFull = async (within: Database, { enquiryId, author }: Sender) => {
    const there = await within.$count(
      messagePictures,
      and(eq(messagePictures.enquiryId, enquiryId), eq(messagePictures.author, author)),
    );
    if (there >= limits.perSide)
      throw new Problem('conflict', {
        message: t('This conversation holds {count} pictures, and no more.', { count: limits.perSide }),
      });
  };

  return {
    /**
     * Stores the single picture of a form, once for repeated requests; `lock` locks the enquiry and throws where nobody may write.
     * @throws Problem with a sentence when the file is not an accepted picture or the limit is reached
     */
    add: (sender: Sender, call: Call, lock: (tx: Tx) => Promise<void>): Promise<{ id: string }> =>
      intake.admit(call, async () => {
        const uploadKey = uploadKeyOf(call.headers);
        let stored = await byKey(db, sender.enquiryId, uploadKey);
        // Reads the rest of the upload to its end, so that the answer reaches the client.
        for await (const file of uploadedFiles(call.raw as FastifyRequest, form, intake)) {
          if (stored) continue;
          // Only pixels are stored: neither a script at the end of the file nor its location.
          const { picture } = await makePicture(intake.maker, file, [width]);
          const sealed = sealFile(secretKey, picture.files.find(({ format }) => format === 'jpg')!.content);
          stored = await db.transaction(async (tx) => {
            await lock(tx);
            const known = await byKey(tx, sender.enquiryId, uploadKey);
            if (known) return known;
            await refuseFull(tx, sender);
            const id = newId();
            await tx.insert(messagePictures).values({ id, ...sender, uploadKey, sealed, createdAt: clock() });
            return { id };
          });
        }
        if (!stored) throw new Problem('bad_request');
        return stored;
      }),

    /** Opens a picture of a message of an enquiry; `mayRead` decides by thread. @throws Problem not_found */
    async open(
      { enquiryId, pictureId }: { enquiryId: string; pictureId: string },
      mayRead: (row: { messageId: string | null; author: MessageAuthor }) => Promise<boolean>,
    ): Promise<FileReply> {
      const [row] = await db
        .select()
        .from(messagePictures)
        .where(and(eq(messagePictures.id, pictureId), eq(messagePictures.enquiryId, enquiryId)));
      if (!row || !(await mayRead(row))) throw new Problem('not_found');
      return {
        fileName: `picture-${row.id.slice(-6)}.jpg`,
        mediaType: 'image/jpeg',
        stream: Readable.from(unsealFile(secretKey, row.sealed)),
      };
    },

    /** Destroys pictures whose message was never sent. */
    destroyWaiting: (now: Date): Promise<number> =>
      deleteInBatches(
        db,
        messagePictures,
        and(
          isNull(messagePictures.messageId),
          lt(messagePictures.createdAt, daysBefore(now, retentionDays.waitingPicture)),
        ),
      ),
  };
}
export type MessagePictures = ReturnType<typeof createMessagePictures>;
