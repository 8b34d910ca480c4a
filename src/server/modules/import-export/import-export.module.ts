import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { retentionDays } from '#facts/limits.ts';
import { dayInDelhi, daysBefore, hourSeconds } from '#facts/time.ts';
import type { importExportEndpoints } from '#contract/desk/content/import-export.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { contentImports } from '#platform/db/tables.ts';
import { recordEvent, staffActor } from '#platform/events.ts';
import type { Queue } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { exportAll } from './export.ts';
import { planImport } from './import-plan.ts';
import { createImportRun } from './import-run.ts';
import { openImportSource } from './import-source.ts';
import { rememberChoices, rememberedChoices } from './import-choices.ts';
import { entriesOf, sumsOf } from './import-entries.ts';
import { choicesOf } from './mapped-item.ts';
import { findImport, leaveOtherSites, listImports } from './import-store.ts';
import type { MovingAsked } from './import-export.types.ts';
import { checkChosen } from './outside-pictures.ts';
import { storeUpload } from './uploaded-import.ts';

const queueName = 'content-imports';
type Work = { importId: string };

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

  /** Plans or runs an import, depending on its state; a repetition resumes where the first ended. */
  async function work({ importId }: Work, signal: AbortSignal, last: boolean): Promise<void> {
    const [found] = await db.select().from(contentImports).where(eq(contentImports.id, importId));
    if (!found || (found.state !== 'reading' && found.state !== 'running')) return;
    try {
      const source = await openImportSource(fileOf(importId), found.fileName, {
        parsing: platform.parsing,
        today: dayInDelhi(clock()),
        // A plan that runs keeps the choices with which it was made.
        choicesFor: (site) =>
          found.state === 'reading' ? rememberedChoices(db, site) : Promise.resolve(choicesOf(found.terms)),
      });
      try {
        if (found.state === 'reading') await planImport(deps, importId, source);
        else await run(found, source, signal);
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
  /** Ends an unfinished import, with the reason. Its finished parts stay. */
  const refuse = async (importId: string, message: string) =>
    void (await db
      .update(contentImports)
      .set({ state: 'refused', message })
      .where(and(eq(contentImports.id, importId), inArray(contentImports.state, ['reading', 'running']))));

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
          await jobs.send(tx, queueName, { importId });
        });
        return (await findImport(db, importId)).import;
      },
      async staffImportRead({ params: { importId }, query }) {
        const found = await findImport(db, importId);
        const summary = await sumsOf(db, importId);
        const { terms } = found.row;
        return { import: found.import, summary, terms, ...(await entriesOf(db, importId, query)) };
      },
      async staffImportChoose({ params: { importId }, body: { choices } }, call) {
        await db.transaction(async (tx) => {
          const [row] = await tx
            .update(contentImports)
            .set({ state: 'reading' })
            .where(and(eq(contentImports.id, importId), eq(contentImports.state, 'ready')))
            .returning();
          if (!row?.site) {
            await findImport(tx, importId);
            throw new Problem('conflict', { message: 'Names can be chosen before the import is begun.' });
          }
          await rememberChoices(tx, asked, row.site, { choices, by: staffActor(call), at: clock() });
          await jobs.send(tx, queueName, { importId });
        });
        return (await findImport(db, importId)).import;
      },
      async staffImportStart({ params: { importId }, body: { asDrafts, fetchFrom = [] } }) {
        await db.transaction(async (tx) => {
          const { row, import: plan } = await findImport(tx, importId);
          // A repetition does nothing: a running or finished import is not started again.
          if (row.state === 'running' || row.state === 'done') return;
          const [begun] = await tx
            .update(contentImports)
            .set({ state: 'running', asDrafts, fetchFrom })
            .where(and(eq(contentImports.id, importId), eq(contentImports.state, 'ready')))
            .returning();
          if (!begun)
            throw new Problem('conflict', {
              message: 'This file has not been read yet, or cannot be imported.',
            });
          checkChosen(fetchFrom, plan.fetchable);
          await leaveOtherSites(tx, importId, fetchFrom);
          await jobs.send(tx, queueName, { importId });
        });
        return (await findImport(db, importId)).import;
      },
      async staffImportRemove({ params: { importId } }) {
        const { row } = await findImport(db, importId);
        if (row.state === 'running')
          throw new Problem('conflict', { message: 'This import is running. Wait until it is done.' });
        await db.delete(contentImports).where(eq(contentImports.id, importId));
        await rm(fileOf(importId), { force: true });
        return listImports(db);
      },
      async staffContentExport(_, call) {
        const by = staffActor(call);
        await recordEvent(db, { type: 'content.exported', by, on: { kind: 'content' }, at: clock() });
        const fileName = `content-${dayInDelhi(clock())}.zip`;
        return { fileName, mediaType: 'application/zip', stream: exportAll(deps) };
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
              inArray(contentImports.state, ['reading', 'ready', 'done', 'refused']),
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
