import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, sql } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { retentionDays } from '#facts/limits.ts';
import { dayInDelhi, daysBefore, hourSeconds } from '#facts/time.ts';
import type { importExportEndpoints } from '#contract/desk/content/import-export.ts';
import { changingStates, importStates, workingStates } from '#contract/desk/content/import-states.ts';
import type { Tx } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { contentImports } from '#platform/db/tables.ts';
import { recordEvent, staffActor, type Actor } from '#platform/events.ts';
import type { Queue } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { exportAll } from './export.ts';
import { exportToWordPress } from './export-wordpress.ts';
import { planImport } from './import-plan.ts';
import { actorOf, createImportRun } from './import-run.ts';
import { createImportUndo } from './import-undo.ts';
import { openImportSource } from './import-source.ts';
import { importActs } from './import-acts.ts';
import { rememberedChoices } from './import-choices.ts';
import { entriesOf, sumsOf } from './import-entries.ts';
import { choicesOf } from './mapped-item.ts';
import { findImport, listImports } from './import-store.ts';
import type { MovingAsked } from './import-export.types.ts';
import { storeUpload } from './uploaded-import.ts';

const queueName = 'content-imports';
/** `by`: the person who had it read, run or taken back; absent in a job from before that was kept. */
type Work = { importId: string; by?: Actor };

/** Creates the module that imports content from elsewhere, and exports everything. */
export function createImportExport(
  platform: Pick<
    Platform,
    'config' | 'clock' | 'db' | 'jobs' | 'log' | 'intake' | 'outsideFetch' | 'parsing'
  >,
  asked: MovingAsked,
): Module<typeof importExportEndpoints> {
  const { config, clock, db, jobs } = platform;
  const deps = { ...platform, ...asked };
  const folder = join(config.dataDir, 'imports');
  const fileOf = (importId: string) => join(folder, importId);
  const run = createImportRun(deps);
  const undo = createImportUndo(deps);

  const send = (tx: Tx, importId: string, { kind, id = null, name = null }: Actor) =>
    jobs.send(tx, queueName, { importId, by: { kind, id, name } } satisfies Work);

  /** Plans or runs an import, depending on its state; a repetition resumes where the first ended. */
  async function work({ importId, by }: Work, signal: AbortSignal, last: boolean): Promise<void> {
    const [found] = await db.select().from(contentImports).where(eq(contentImports.id, importId));
    if (!found || !workingStates.includes(found.state)) return;
    const actor = by ?? actorOf(found);
    try {
      if (found.state === 'undoing') return await undo(importId, actor);
      const source = await openImportSource(fileOf(importId), found.fileName, {
        parsing: platform.parsing,
        today: dayInDelhi(clock()),
        // A plan that runs keeps the choices with which it was made.
        choicesFor: (site) =>
          found.state === 'reading' ? rememberedChoices(db, site) : Promise.resolve(choicesOf(found.terms)),
      });
      try {
        if (found.state === 'reading') await planImport(deps, importId, source);
        else await run(found, source, { by: actor, signal });
      } finally {
        source.close();
      }
    } catch (error) {
      if (error instanceof Problem && error.code !== 'unavailable') await refuse(importId, error.message);
      else {
        if (last) await refuse(importId, 'This file could not be worked on, and is not tried again.');
        throw error;
      }
    }
  }
  /** Ends an unfinished import, with the reason. Its finished parts stay; one that was taken back in part can be again. */
  const refuse = async (importId: string, message: string) =>
    void (await db
      .update(contentImports)
      .set({
        state: sql`case when ${contentImports.state} = 'reading' then 'refused' else 'stopped' end`,
        message,
      })
      .where(and(eq(contentImports.id, importId), inArray(contentImports.state, [...workingStates]))));

  const queue: Queue = {
    name: queueName,
    work: ({ data, signal, last }) => work(data as Work, signal, last),
    settings: { timeoutSeconds: hourSeconds },
    parked: (data) =>
      refuse(
        (data as Work).importId,
        'The site stopped twice while it worked on this file. It is not started again.',
      ),
  };

  return {
    handlers: {
      staffImportList: () => listImports(db),
      async staffImportAdd(_, call) {
        const importId = newId();
        const by = staffActor(call);
        const file = await storeUpload(call.raw as FastifyRequest, fileOf(importId), platform.intake.pace);
        await db.transaction(async (tx) => {
          await tx
            .insert(contentImports)
            .values({ id: importId, ...file, createdAt: clock(), byId: by.id ?? null, by: by.name ?? null });
          await send(tx, importId, by);
        });
        return (await findImport(db, importId)).import;
      },
      async staffImportRead({ params: { importId }, query }) {
        const found = await findImport(db, importId);
        const summary = await sumsOf(db, importId);
        const { terms } = found.row;
        return { import: found.import, summary, terms, ...(await entriesOf(db, importId, query)) };
      },
      ...importActs({
        db,
        clock,
        findItem: asked.findItem,
        queue: send,
      }),
      async staffImportRemove({ params: { importId } }) {
        const { row } = await findImport(db, importId);
        if (changingStates.includes(row.state))
          throw new Problem('conflict', { message: 'This import is running. Wait until it is done.' });
        await db.delete(contentImports).where(eq(contentImports.id, importId));
        await rm(fileOf(importId), { force: true });
        return listImports(db);
      },
      async staffContentExport({ query: { as } }, call) {
        const by = staffActor(call);
        await recordEvent(db, { type: 'content.exported', by, on: { kind: 'content' }, at: clock() });
        const day = dayInDelhi(clock());
        return as === 'wordpress'
          ? {
              fileName: `posts-${day}.xml`,
              mediaType: 'application/xml',
              stream: exportToWordPress(deps),
            }
          : { fileName: `content-${day}.zip`, mediaType: 'application/zip', stream: exportAll(deps) };
      },
    },
    queues: [queue],
    retention: {
      /** Deletes the files too, also those without a row. */
      contentImports: async (now) => {
        const gone = await db
          .delete(contentImports)
          .where(
            and(
              lt(contentImports.createdAt, daysBefore(now, retentionDays.contentImport)),
              inArray(
                contentImports.state,
                importStates.filter((state) => !changingStates.includes(state)),
              ),
            ),
          )
          .returning({ id: contentImports.id });
        const kept = new Set(
          (await db.select({ id: contentImports.id }).from(contentImports)).map(({ id }) => id),
        );
        for (const name of await readdir(folder).catch(() => []))
          if (!kept.has(name)) await rm(join(folder, name), { force: true });
        return gone.length;
      },
    },
  };
}
