/** @file What a person does with an import: names are given ours, it is begun, stopped, gone on with, published, taken back. */
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import type { importExportEndpoints } from '#contract/desk/content/import-export.ts';
import { workingStates } from '#contract/desk/content/import-states.ts';
import { importSteps } from '#contract/desk/content/import-steps.ts';
import type { Tx } from '#platform/db/handle.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { recordEvent, staffActor, type Actor } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import { Problem } from '#platform/problem.ts';
import { rememberChoices } from './import-choices.ts';
import { findImport, leaveOtherSites, readyDrafts } from './import-store.ts';
import type { MovingDependencies } from './import-export.types.ts';
import { checkChosen } from './outside-pictures.ts';

type Acts = Pick<typeof importExportEndpoints, 'staffImportChoose' | 'staffImportStart' | 'staffImportStep'>;
type Needs = Pick<MovingDependencies, 'db' | 'clock' | 'findItem'> & {
  /** Has a job work on an import, in the name of a person. */
  queue: (tx: Tx, importId: string, by: Actor) => Promise<unknown>;
};

/** Creates the handlers that change the state of an import, each in one transaction with its job. */
export function importActs({ db, clock, findItem, queue }: Needs): Module<Acts>['handlers'] {
  return {
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
        const by = staffActor(call);
        await rememberChoices(tx, { findItem }, row.site, { choices, by, at: clock() });
        await queue(tx, importId, by);
      });
      return (await findImport(db, importId)).import;
    },
    async staffImportStart({ params: { importId }, body: { asDrafts, fetchFrom = [] } }, call) {
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
        await queue(tx, importId, staffActor(call));
      });
      return (await findImport(db, importId)).import;
    },
    async staffImportStep({ params: { importId }, body: { step } }, call) {
      const { from, to, refusal, event } = importSteps[step];
      const by = staffActor(call);
      await db.transaction(async (tx) => {
        const { row } = await findImport(tx, importId);
        // A repetition does nothing.
        if (row.state === to) return;
        const [changed] = await tx
          .update(contentImports)
          .set({ state: to, message: null, ...(step === 'publish' && { asDrafts: false }) })
          .where(and(eq(contentImports.id, importId), inArray(contentImports.state, [...from])))
          .returning();
        if (!changed) throw new Problem('conflict', { message: refusal });
        if (step === 'publish')
          await tx.update(contentImportEntries).set({ state: 'waiting' }).where(readyDrafts(importId));
        await recordEvent(tx, { type: event, by, on: { kind: 'content' }, at: clock() });
        if (workingStates.includes(to)) await queue(tx, importId, by);
      });
      return (await findImport(db, importId)).import;
    },
  };
}
