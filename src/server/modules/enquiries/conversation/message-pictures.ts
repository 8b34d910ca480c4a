/** @file Pictures of messages: drawn anew within the bounds of all uploads, sealed, and opened for the two sides and the staff alone. */
import { Readable } from 'node:stream';
import { and, eq, isNull, lt } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { MessageAuthor } from '#domain/enquiries/disclosures.ts';
import type { FileReply } from '#contract/kit.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';
import { messagePictureLimits as limits, retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Call } from '#platform/call.ts';
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
/** Wide enough to see a hall or a stain. */
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
     * Stores the one picture of a form, once, however often it is sent; `lock` holds the enquiry and throws where nobody may write.
     * @throws Problem with a sentence when the file is no picture of ours or there is no room
     */
    add: (sender: Sender, call: Call, lock: (tx: Tx) => Promise<void>): Promise<{ id: string }> =>
      intake.admit(call, async () => {
        const uploadKey = uploadKeyOf(call.headers);
        let stored = await byKey(db, sender.enquiryId, uploadKey);
        // What comes all the same is read to its end, so that the answer reaches whoever sends it.
        for await (const file of uploadedFiles(call.raw as FastifyRequest, form, intake)) {
          if (stored) continue;
          // Pixels alone are kept: neither a script in its tail nor the place where it was taken.
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

    /** Opens a picture of a message of an enquiry; `mayRead` says of which threads. @throws Problem not_found */
    async open(
      { enquiryId, pictureId }: { enquiryId: string; pictureId: string },
      mayRead: (row: { messageId: string | null; author: MessageAuthor }) => Promise<boolean>,
    ): Promise<FileReply> {
      const [row] = isUuid(pictureId)
        ? await db
            .select()
            .from(messagePictures)
            .where(and(eq(messagePictures.id, pictureId), eq(messagePictures.enquiryId, enquiryId)))
        : [];
      if (!row || !(await mayRead(row))) throw new Problem('not_found');
      return {
        fileName: `picture-${row.id.slice(-6)}.jpg`,
        mediaType: 'image/jpeg',
        stream: Readable.from(unsealFile(secretKey, row.sealed)),
      };
    },

    /** Destroys pictures whose message never came. */
    async destroyWaiting(now: Date): Promise<number> {
      const gone = await db
        .delete(messagePictures)
        .where(
          and(
            isNull(messagePictures.messageId),
            lt(messagePictures.createdAt, daysBefore(now, retentionDays.waitingPicture)),
          ),
        )
        .returning({ id: messagePictures.id });
      return gone.length;
    },
  };
}
export type MessagePictures = ReturnType<typeof createMessagePictures>;
