/** @file The deletion of projects and their pictures: rows first, then the files without a row. */
import { and, eq, inArray, isNotNull, lt } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { projectPictures, vendorProjects } from '#platform/db/tables.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureStore } from '#platform/images/picture-store.ts';

const projectsOf = (within: Database, vendorId: string) =>
  within.select({ id: vendorProjects.id }).from(vendorProjects).where(eq(vendorProjects.vendorId, vendorId));

/** Deletes all projects of a vendor; returns the files to remove after the commit. */
export async function eraseProjects(tx: Tx, vendorId: string): Promise<string[]> {
  const removed = await tx
    .delete(projectPictures)
    .where(inArray(projectPictures.projectId, projectsOf(tx, vendorId)))
    .returning();
  await tx.delete(vendorProjects).where(eq(vendorProjects.vendorId, vendorId));
  return removed.flatMap(filesOfPicture);
}

/** Returns the vendor's own copy of its projects. */
export async function projectRecord(reader: Database, vendorId: string): Promise<Record<string, unknown>> {
  const projects = await reader.select().from(vendorProjects).where(eq(vendorProjects.vendorId, vendorId));
  const pictures = await reader
    .select()
    .from(projectPictures)
    .where(inArray(projectPictures.projectId, projectsOf(reader, vendorId)));
  return {
    projects: projects.map(({ id, title, area, month, category, words, createdAt }) => ({
      title,
      area,
      month,
      category,
      words,
      createdAt: createdAt.toISOString(),
      pictures: pictures
        .filter(({ projectId }) => projectId === id)
        .map((picture) => ({
          caption: picture.caption,
          uploadedAt: picture.createdAt.toISOString(),
          files: filesOfPicture(picture),
        })),
    })),
  };
}

/** Deletes removed rows that can no longer be restored; returns the numbers of pictures and projects. */
export async function destroyRemoved(
  { db, store }: { db: Database; store: PictureStore },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - retentionDays.removedProject * dayMs);
  const { pictures, projects } = await db.transaction(async (tx) => {
    const old = tx
      .select({ id: vendorProjects.id })
      .from(vendorProjects)
      .where(and(isNotNull(vendorProjects.removedAt), lt(vendorProjects.removedAt, before)));
    const ofProjects = await tx
      .delete(projectPictures)
      .where(inArray(projectPictures.projectId, old))
      .returning();
    const alone = await tx
      .delete(projectPictures)
      .where(and(isNotNull(projectPictures.removedAt), lt(projectPictures.removedAt, before)))
      .returning();
    const gone = await tx
      .delete(vendorProjects)
      .where(and(isNotNull(vendorProjects.removedAt), lt(vendorProjects.removedAt, before)))
      .returning({ id: vendorProjects.id });
    return { pictures: [...ofProjects, ...alone], projects: gone.length };
  });
  await store.remove(pictures.flatMap(filesOfPicture));
  return pictures.length + projects;
}
