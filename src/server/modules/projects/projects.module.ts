import { projectPath } from '#facts/paths.ts';
import type { projectEndpoints } from '#contract/projects.ts';
import type { Tx } from '#platform/db/handle.ts';
import { createPictureStore } from '#platform/images/picture-store.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createSitemapRecords, type SitemapRecords } from '#platform/sitemap-records.ts';
import { createProjectChanges } from './project-changes.ts';
import { publicProjects, sampleProjectEntries, type PublicProject } from './project-queries.ts';
import { destroyRemoved, eraseProjects, projectRecord } from './project-removal.ts';
import { createProjectUploads } from './project-uploads.ts';
import { projectHandlers } from './projects-handlers.ts';

export type Projects = Module<typeof projectEndpoints> & {
  /** Deletes all projects of a vendor; returns the files to remove after the commit. */
  erase: (tx: Tx, vendorId: string) => Promise<string[]>;
  /** Returns the vendor's own copy of its projects. */
  record: typeof projectRecord;
  sitemap: () => Promise<SitemapEntry[]>;
  sitemapRecords: SitemapRecords;
};

/** Creates the module of the work that vendors show. */
export function createProjects({ db, reads, clock, storage, log, intake }: Platform): Projects {
  const store = createPictureStore({ storage, log });
  return {
    handlers: projectHandlers({
      db,
      intake,
      changes: createProjectChanges({ db, clock }),
      uploads: createProjectUploads({ db, clock, store, maker: intake.maker }),
    }),
    retention: { removedProjects: (now) => destroyRemoved({ db, store }, now) },
    close: store.idle,
    erase: eraseProjects,
    record: projectRecord,
    sitemap: () => sampleProjectEntries(db),
    sitemapRecords: createSitemapRecords<PublicProject>(
      { db: reads, clock },
      publicProjects,
      ({ vendorId, id }) => projectPath(vendorId, id),
    ),
  };
}
