/** @file Pictures uploaded for a project: made and stored as all others, each once, however often its file is sent. */
import { and, eq, isNull, max } from '#platform/db/drizzle.ts';
import { projectLimits } from '#facts/limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { projectPictures, vendorProjects } from '#platform/db/tables.ts';
import { makePicture, storedColumns } from '#platform/images/made-pictures.ts';
import type { PictureMaker } from '#platform/images/picture-maker.ts';
import type { PictureStore } from '#platform/images/picture-store.ts';
import { photoWidths } from '#platform/images/picture-widths.ts';
import type { UploadedFile } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';
import { lockVendor, tooManyPictures } from './project-changes.ts';
import { ownProject } from './project-queries.ts';

type Dependencies = { db: Database; clock: Clock; store: PictureStore; maker: PictureMaker };
export type Added = { pictureId: string; existed: boolean };
type Sent = { vendorId: string; projectId: string; uploadKey: string };

/** Finds an earlier upload of the same key. This includes one that the vendor has removed meanwhile: it does not return by itself. */
async function sentBefore(within: Database, { projectId, uploadKey }: Sent): Promise<Added | null> {
  const [row] = await within
    .select({ id: projectPictures.id })
    .from(projectPictures)
    .where(and(eq(projectPictures.projectId, projectId), eq(projectPictures.uploadKey, uploadKey)));
  return row ? { pictureId: row.id, existed: true } : null;
}

async function refuseFull(within: Database, projectId: string): Promise<void> {
  const present = and(eq(projectPictures.projectId, projectId), isNull(projectPictures.removedAt));
  if ((await within.$count(projectPictures, present)) >= projectLimits.pictures) throw tooManyPictures();
}

/** Creates the uploads over a database, a store of files and a maker of pictures. */
export function createProjectUploads({ db, clock, store, maker }: Dependencies) {
  const noteComplete = async (key: string, bytes: number) => {
    const told = await db
      .update(projectPictures)
      .set({ formats: ['avif', 'webp', 'jpg'], bytes })
      .where(eq(projectPictures.storageKey, key))
      .returning({ id: projectPictures.id });
    return told.length > 0;
  };

  /** Checked before a byte is read: returns the earlier upload, or throws the refusal. */
  async function before(sent: Sent): Promise<Added | null> {
    await ownProject(db, sent.vendorId, sent.projectId);
    const known = await sentBefore(db, sent);
    if (!known) await refuseFull(db, sent.projectId);
    return known;
  }

  async function place(tx: Tx, sent: Sent, columns: ReturnType<typeof storedColumns>): Promise<Added> {
    await lockVendor(tx, sent.vendorId);
    await ownProject(tx, sent.vendorId, sent.projectId);
    const known = await sentBefore(tx, sent);
    if (known) return known;
    await refuseFull(tx, sent.projectId);
    const { projectId, uploadKey } = sent;
    const [last] = await tx
      .select({ position: max(projectPictures.position) })
      .from(projectPictures)
      .where(eq(projectPictures.projectId, projectId));
    const [row] = await tx
      .insert(projectPictures)
      .values({ ...columns, projectId, uploadKey, position: (last?.position ?? -1) + 1 })
      .returning({ id: projectPictures.id });
    await tx.update(vendorProjects).set({ updatedAt: clock() }).where(eq(vendorProjects.id, projectId));
    return { pictureId: row!.id, existed: false };
  }

  return {
    /**
     * Adds the one picture of a form, or returns the result of its earlier upload. `changed` is called again when better files are ready.
     * @throws Problem with a sentence when the file is no picture of ours, or there is no room
     */
    async add(sent: Sent, files: AsyncIterable<UploadedFile>, changed: () => void): Promise<Added> {
      const known = await before(sent);
      // A file sent again is read to its end, so that the reply reaches the sender.
      for await (const file of files) {
        if (known) continue;
        const made = await makePicture(maker, file, photoWidths);
        await store.putAll([made]);
        const added = await db
          .transaction((tx) => place(tx, sent, storedColumns(made)))
          .catch(async (error: unknown) => {
            // Only after a clear refusal: if the connection broke at the commit, the row may exist, and the sweep checks that.
            if (error instanceof Problem) await store.discard([made]);
            throw error;
          });
        if (added.existed) await store.discard([made]);
        else store.completeLater(made, noteComplete, changed);
        return added;
      }
      return known!;
    },
  };
}
export type ProjectUploads = ReturnType<typeof createProjectUploads>;
