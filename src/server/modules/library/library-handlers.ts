import type { FastifyRequest } from 'fastify';
import { pictureField, type pictureEndpoints, type PictureUse } from '#contract/desk/content/pictures.ts';
import type { Call, Handlers } from '#platform/call.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { Database } from '#platform/db/handle.ts';
import { staffActor } from '#platform/events.ts';
import type { PictureIntake } from '#platform/images/picture-intake.ts';
import { uploadedFiles, type UploadedFile } from '#platform/images/uploaded-files.ts';
import { pictureTag } from '#platform/library-pictures.ts';
import { ofRow } from './library-picture.ts';
import { findPicture, listPictures } from './library-queries.ts';
import type { LibraryChanges } from './library-changes.ts';
import type { LibraryFiles } from './library-files.ts';

type Dependencies = {
  db: Database;
  intake: PictureIntake;
  files: LibraryFiles;
  changes: LibraryChanges;
  usesOf: (pictureId: string, within: Database) => Promise<PictureUse[]>;
  usedIds: () => Promise<ReadonlySet<string>>;
};

/** Each upload holds a file in memory; further ones must retry. */
const uploadsAtATime = { running: 4, waiting: 8 };
const form = { fields: [pictureField], filesMax: 1 } as const;

/** Returns the handlers for the pictures in the staff's content. */
export function libraryHandlers({
  db,
  intake,
  files,
  changes,
  usesOf,
  usedIds,
}: Dependencies): Handlers<typeof pictureEndpoints> {
  const uploads = createConcurrencyLimit(uploadsAtATime);
  // Hard: a picture just replaced or described must not be shown once more in its old form.
  const changed =
    ({ drop }: Call) =>
    (pictureId: string) =>
      drop([pictureTag(pictureId)], { hard: true });
  /** Runs the work with the one file of the form. */
  const withFile = <T>({ raw }: Call, work: (file: UploadedFile) => Promise<T>): Promise<T> =>
    uploads.run(async () => {
      const sent: UploadedFile[] = [];
      for await (const file of uploadedFiles(raw as FastifyRequest, form, intake)) sent.push(file);
      return work(sent[0]!);
    });

  return {
    staffPictureList: ({ query }) => listPictures(db, query, usedIds),
    staffPictureRead: async ({ params }) => ofRow(await findPicture(db, params.pictureId)),
    staffPictureAdd: (_, call) =>
      withFile(call, async (file) => {
        const { row, existed } = await files.add(file, staffActor(call), changed(call));
        return { picture: ofRow(row), existed };
      }),
    staffPictureChange: async ({ params: { pictureId }, body }, call) => {
      const row = await changes.change(pictureId, body, staffActor(call));
      changed(call)(pictureId);
      return ofRow(row);
    },
    staffPictureReplace: ({ params: { pictureId }, query: { version } }, call) =>
      withFile(call, async (file) => {
        const row = await files.replace(pictureId, { ...file, version }, staffActor(call), changed(call));
        changed(call)(pictureId);
        return ofRow(row);
      }),
    staffPictureUses: async ({ params: { pictureId } }) => {
      const { id } = await findPicture(db, pictureId);
      return usesOf(id, db);
    },
    staffPictureRemove: async ({ params: { pictureId } }, call) => {
      await changes.remove(pictureId, staffActor(call));
      changed(call)(pictureId);
      return {};
    },
  };
}
