/** @file A vendor's changes of its projects: their words, their order and that of their pictures, removal and restoration. */
import { and, count, eq, isNull, max } from '#platform/db/drizzle.ts';
import { noRecord } from '#facts/ids.ts';
import { projectLimits } from '#facts/limits.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { projectEndpoints, ProjectWords } from '#contract/projects.ts';
import type { HandlerInput } from '#contract/kit.ts';
import { t } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';
import type { Session } from '#platform/call.ts';
import { recordEvent, vendorActor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { noProject, ownProject } from './project-queries.ts';

type Order = HandlerInput<typeof projectEndpoints.vendorProjectsArrange>['body'];
type PictureOrder = HandlerInput<typeof projectEndpoints.vendorProjectArrange>['body'];

const tooManyProjects = () =>
  new Problem('conflict', {
    message: t('Your page holds {count} projects. Remove one first.', { count: projectLimits.projects }),
  });
export const tooManyPictures = () =>
  new Problem('conflict', {
    message: t('A project holds {count} pictures. Remove one first.', { count: projectLimits.pictures }),
  });

/** Locks the projects of a vendor against other changes until the end of the transaction. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<void> {
  const [row] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .for('update');
  if (!row) throw new Problem('not_found');
}

/** Returns the named rows in the given order, then the other present ones in theirs, without removed ones. */
function inOrder<R extends { id: string; removedAt: Date | null }>(
  rows: readonly R[],
  order: readonly string[],
  removed: readonly string[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  const rest = rows.filter((row) => row.removedAt === null && !named.includes(row));
  return [...named, ...rest].filter(({ id }) => !removed.includes(id));
}

/**
 * Creates the changes over a database.
 * @where How does a vendor change its projects, and what can it restore?
 */
export function createProjectChanges({ db, clock }: { db: Database; clock: Clock }) {
  const recordChange = (tx: Tx, type: EventType, session: Session, project: string) =>
    recordEvent(tx, {
      type,
      by: vendorActor(session),
      on: { kind: 'vendor', id: session.vendorId },
      at: clock(),
      facts: { project },
    });

  async function add(tx: Tx, session: Session, id: string, words: ProjectWords): Promise<void> {
    const { vendorId } = session;
    const [found] = await tx
      .select({ count: count(), first: max(vendorProjects.position) })
      .from(vendorProjects)
      .where(and(eq(vendorProjects.vendorId, vendorId), isNull(vendorProjects.removedAt)));
    if (found!.count >= projectLimits.projects) throw tooManyProjects();
    const added = await tx
      .insert(vendorProjects)
      .values({ ...words, id, vendorId, position: (found!.first ?? -1) + 1 })
      .onConflictDoNothing()
      .returning({ id: vendorProjects.id });
    // The project belongs to another vendor, or was removed.
    if (added.length === 0) throw noProject();
    await recordChange(tx, 'project.added', session, id);
  }

  return {
    /** Stores the words of a project, which is created if needed. @throws Problem not_found, or conflict when there are too many */
    async save(session: Session, projectId: string, words: ProjectWords): Promise<void> {
      const { vendorId } = session;
      if (projectId === noRecord) throw noProject();
      await db.transaction(async (tx) => {
        await lockVendor(tx, vendorId);
        const changed = await tx
          .update(vendorProjects)
          .set(words)
          .where(
            and(
              eq(vendorProjects.id, projectId),
              eq(vendorProjects.vendorId, vendorId),
              isNull(vendorProjects.removedAt),
            ),
          )
          .returning({ id: vendorProjects.id });
        if (changed.length === 0) await add(tx, session, projectId, words);
      });
    },

    /** Orders, removes and restores projects. @throws Problem conflict when there would be too many */
    arrange: (session: Session, { order, removed }: Order): Promise<void> =>
      db.transaction(async (tx) => {
        const { vendorId } = session;
        await lockVendor(tx, vendorId);
        const rows = await tx
          .select()
          .from(vendorProjects)
          .where(eq(vendorProjects.vendorId, vendorId))
          .orderBy(vendorProjects.position, vendorProjects.id);
        const kept = inOrder(rows, order, removed);
        if (kept.length > projectLimits.projects) throw tooManyProjects();
        for (const [position, row] of kept.entries()) {
          if (row.removedAt) await recordChange(tx, 'project.restored', session, row.id);
          if (row.removedAt || row.position !== position)
            await tx
              .update(vendorProjects)
              .set({ position, removedAt: null })
              .where(eq(vendorProjects.id, row.id));
        }
        for (const row of rows.filter((one) => one.removedAt === null && !kept.includes(one))) {
          await tx.update(vendorProjects).set({ removedAt: clock() }).where(eq(vendorProjects.id, row.id));
          await recordChange(tx, 'project.removed', session, row.id);
        }
      }),

    /** Orders, removes and restores the pictures of a project, with their captions. @throws Problem not_found, or conflict */
    arrangePictures: (
      vendorId: string,
      projectId: string,
      { pictures: wanted, removed }: PictureOrder,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await lockVendor(tx, vendorId);
        await ownProject(tx, vendorId, projectId);
        const rows = await tx
          .select()
          .from(projectPictures)
          .where(eq(projectPictures.projectId, projectId))
          .orderBy(projectPictures.position, projectPictures.id);
        const kept = inOrder(
          rows,
          wanted.map(({ id }) => id),
          removed,
        );
        if (kept.length > projectLimits.pictures) throw tooManyPictures();
        const said = new Map(wanted.map(({ id, ...words }) => [id, words]));
        for (const [position, { id }] of kept.entries())
          await tx
            .update(projectPictures)
            .set({ ...said.get(id), position, removedAt: null })
            .where(eq(projectPictures.id, id));
        for (const row of rows.filter((one) => one.removedAt === null && !kept.includes(one)))
          await tx.update(projectPictures).set({ removedAt: clock() }).where(eq(projectPictures.id, row.id));
        await tx.update(vendorProjects).set({ updatedAt: clock() }).where(eq(vendorProjects.id, projectId));
      }),
  };
}
export type ProjectChanges = ReturnType<typeof createProjectChanges>;
