import { eq } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import type { checkEndpoints } from '#contract/checks/checks.ts';
import type { deskCheckEndpoints } from '#contract/desk/checks.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { vendorChecks } from '#platform/db/tables.ts';
import { recordEvent, recordLook, staffActor } from '#platform/events.ts';
import type { Module } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createCheckClock } from './check-clock.ts';
import { createCheckDocuments } from './check-documents.ts';
import { createCheckSteps } from './check-steps.ts';
import type { CheckDependencies, CheckNeeds } from './checks.types.ts';
import { createDeskChecks } from './desk-checks.ts';
import { createOwnChecks } from './own-checks.ts';
import { seedChecks } from './checks.seed.ts';

export type Checks = Module<typeof checkEndpoints & typeof deskCheckEndpoints> & {
  /** Ends the checks whose value has changed; called in the transaction of each change of a vendor. */
  keepTrue: (tx: Tx, vendorId: string) => Promise<void>;
  /** Returns the stored checks of a vendor, without the documents, for its own copy. */
  recordOf: (reader: Database, vendorId: string) => Promise<unknown[]>;
  /** Reads a document as checks do. @throws Problem with a helpful sentence */
  readDocument: (content: Buffer) => Promise<{ kind: 'picture' | 'pdf'; content: Buffer }>;
  /** Settles due decisions, as a job does. */
  settleDue: () => Promise<void>;
  endDue: () => Promise<void>;
};

/** Creates the checks of vendors: requested, decided, shown for a year. */
export function createChecks(platform: Platform, asked: CheckNeeds): Checks {
  const { config, db, clock, sender } = platform;
  const deps: CheckDependencies = {
    ...platform,
    ...asked,
    frame: frameWith(sender, { publicUrl: config.publicUrl }),
  };
  const steps = createCheckSteps(deps);
  const own = createOwnChecks(deps, steps);
  const documents = createCheckDocuments(deps, steps);
  const desk = createDeskChecks(deps);
  const byClock = createCheckClock(deps, steps);
  const onVendor = (vendorId: string) => ({ kind: 'vendor', id: vendorId }) as const;

  return {
    handlers: {
      checkList: (_, { session }) => own.list(session!.vendorId),
      checkAsk: ({ body }, { session }) => own.ask(session!.vendorId, body),
      async checkStep({ params: { checkId }, body: { step } }, { session }) {
        await steps.byVendor(session!.vendorId, checkId, step);
        return own.find(session!.vendorId, checkId);
      },
      async checkDocumentAdd({ params: { checkId } }, { session, raw }) {
        await documents.add(session!.vendorId, checkId, raw as FastifyRequest);
        return own.find(session!.vendorId, checkId);
      },
      async checkDocumentRemove({ params: { checkId, documentId } }, { session }) {
        await documents.remove(session!.vendorId, checkId, documentId);
        return own.find(session!.vendorId, checkId);
      },
      async staffCheckList({ query }, call) {
        const by = staffActor(call);
        await recordLook(db, { type: 'checks.listed', by, on: { kind: 'desk' }, at: clock() });
        return desk.list(query);
      },
      async staffCheckRead({ params: { checkId } }, call) {
        const { row, detail } = await desk.find(checkId);
        const looked = { by: staffActor(call), on: onVendor(row.vendorId), at: clock() };
        await recordLook(db, { type: 'check.opened', ...looked, facts: { checkId } });
        return detail;
      },
      async staffCheckStep({ params: { checkId }, body: { step, reason } }, call) {
        const given = { by: staffActor(call), role: call.member!.role, reason };
        await steps.byStaff(checkId, step, given);
        return (await desk.find(checkId)).detail;
      },
      async staffCheckReveal({ params: { checkId } }, call) {
        const { row } = await desk.find(checkId);
        const by = staffActor(call);
        const on = onVendor(row.vendorId);
        await recordEvent(db, { type: 'check.revealed', by, on, at: clock(), facts: { checkId } });
        return { value: row.value };
      },
      async staffCheckDocument({ params: { checkId, documentId } }, call) {
        const { row } = await desk.find(checkId);
        return documents.open(row, documentId, staffActor(call));
      },
    },
    jobs: [
      { name: 'checks-settle', cron: '* * * * *', task: byClock.settleDue },
      { name: 'checks-end', cron: '5 * * * *', task: byClock.endDue },
    ],
    today: { checks: desk.today },
    retention: {
      checkDocuments: byClock.destroyOldDocuments,
      endedChecks: byClock.destroyOldChecks,
    },
    seed: (tx, now) => seedChecks(tx, now, asked.setBadges),
    keepTrue: steps.keepTrue,
    recordOf: (reader, vendorId) =>
      reader.select().from(vendorChecks).where(eq(vendorChecks.vendorId, vendorId)).orderBy(vendorChecks.id),
    readDocument: documents.read,
    settleDue: byClock.settleDue,
    endDue: byClock.endDue,
  };
}
