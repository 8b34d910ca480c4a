import { eq } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import type { pictureEndpoints, PictureUse } from '#contract/desk/content/pictures.ts';
import type { Database } from '#platform/db/handle.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { mediaRoutes } from '#platform/images/media-routes.ts';
import { createPictureStore } from '#platform/images/picture-store.ts';
import { sweepPictures } from '#platform/images/picture-sweep.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { libraryHandlers } from './library-handlers.ts';
import { picturesIn } from './library-queries.ts';
import { allPictures, type TakenPicture } from './library-export.ts';
import { createLibraryChanges } from './library-changes.ts';
import { createLibraryFiles, type NewPicture } from './library-files.ts';
import type { FastifyInstance } from 'fastify';
import { recordId } from '#facts/ids.ts';
import { libraryPicturePath } from '#facts/paths.ts';

/** Cached briefly, since the file may be replaced; the site's own pages name the file itself. */
const kept = 'public, max-age=60';

function pictureRoutes(app: FastifyInstance, picturesOf: PicturesOf): void {
  app.get<{ Params: { pictureId: string } }>('/picture/:pictureId', async (request, reply) => {
    const source = libraryPicturePath(recordId(request.params.pictureId) ?? '');
    const shown = (await picturesOf([source], () => undefined)).get(source);
    if (!shown) return reply.callNotFound();
    return reply.header('cache-control', kept).redirect(shown.detail.src, 302);
  });
}

type LibraryNeeds = {
  /** Returns the uses of a picture, read within the transaction that would delete it. */
  usesOf: (pictureId: string, within: Database) => Promise<PictureUse[]>;
  /** Returns the ids of all pictures in use. */
  usedPictureIds: () => Promise<ReadonlySet<string>>;
};

export type Library = Module<typeof pictureEndpoints> & {
  /** Looks up pictures as pages show them. */
  picturesOf: PicturesOf;
  /** Adds a picture from within, such as by an import; the same file gives the same picture. */
  add: (file: NewPicture, by: Actor) => Promise<{ id: string; version: number; existed: boolean }>;
  /** Deletes one that nothing shows. @throws Problem not_found, or conflict when something does */
  remove: (pictureId: string, by: Actor, version?: number) => Promise<void>;
  has: (pictureId: string) => Promise<boolean>;
  /** Yields every picture with its largest file in a format that every program reads. */
  all: () => AsyncGenerator<TakenPicture>;
};

/** Creates the one library of pictures, which also serves and sweeps all stored files. */
export function createLibrary(platform: Platform, { usesOf, usedPictureIds }: LibraryNeeds): Library {
  const { db, clock, storage, log, intake } = platform;
  const store = createPictureStore({ storage, log });
  const files = createLibraryFiles({ db, clock, store, maker: intake.maker });
  const changes = createLibraryChanges({ db, clock, store, usesOf });
  const picturesOf = picturesIn(db);
  return {
    handlers: libraryHandlers({ db, intake, files, changes, usesOf, usedIds: usedPictureIds }),
    routes: (app) => {
      mediaRoutes(app, storage);
      pictureRoutes(app, picturesOf);
    },
    jobs: [
      {
        name: 'picture-sweep',
        cron: '20 3 * * *',
        async task() {
          log.info({ removed: await sweepPictures(db, storage, clock) }, 'stored pictures swept');
        },
      },
    ],
    close: store.idle,
    picturesOf,
    add: async (file, by) => {
      // No page shows it yet, so no tag is dropped when its better files are ready.
      const { row, existed } = await files.add(file, by, () => undefined);
      return { id: row.id, version: row.version, existed };
    },
    remove: changes.remove,
    has: async (pictureId) =>
      isUuid(pictureId) && (await db.$count(libraryPictures, eq(libraryPictures.id, pictureId))) > 0,
    all: () => allPictures(db, storage),
  };
}
