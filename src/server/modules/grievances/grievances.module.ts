import type { grievanceEndpoints } from '#contract/grievances.ts';
import { formContextOf } from '#contract/spam-check.ts';
import type { complaintEndpoints } from '#contract/desk/complaints.ts';
import { staffActor } from '#platform/events.ts';
import { sightOf } from '#platform/masked-search.ts';
import type { Module } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createGrievanceDesk } from './grievance-desk.ts';
import { createGrievanceService } from './grievance-service.ts';
import type { GrievanceDependencies } from './grievance.types.ts';
import { lt } from '#platform/db/drizzle.ts';
import { retentionDays } from '#facts/limits.ts';
import { daysBefore } from '#facts/time.ts';
import type { Database } from '#platform/db/handle.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { grievances } from '#platform/db/tables.ts';

/** Deletes complaints that were disposed of long ago; an open one stays. Returns the number deleted. */
const destroyOldGrievances = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, grievances, lt(grievances.disposedAt, daysBefore(now, retentionDays.grievance)));

type Endpoints = typeof grievanceEndpoints & typeof complaintEndpoints;

/** Creates complaints: sending, reading the status, and processing within the stated time. */
export function createGrievances(platform: Platform): Module<Endpoints> {
  const { config, db, sender } = platform;
  const deps: GrievanceDependencies = {
    ...platform,
    parties: frameWith(sender, { publicUrl: config.publicUrl }),
    minFormMs: config.settings.FORM_MIN_MS,
  };
  const service = createGrievanceService(deps);
  const desk = createGrievanceDesk(deps);
  return {
    handlers: {
      grievanceSubmit: ({ body }, { headers, ip }) => service.submit(body, formContextOf(headers), ip),
      grievanceStatus: ({ body }, { ip }) => service.status(body.ticket, body.email, ip),
      staffGrievanceList: ({ query }, call) => desk.list(query, staffActor(call), sightOf(call)),
      staffGrievanceUpdate: ({ params, body }, call) => desk.update(params.ticket, body, staffActor(call)),
    },
    jobs: [
      // Some are due within two hours of arrival; the others are reported each morning.
      {
        name: 'grievances-due-soon',
        cron: '3 * * * *',
        task: () => desk.remind({ withinHours: 1, late: false }),
      },
      {
        name: 'grievances-due',
        cron: '30 9 * * *',
        task: () => desk.remind({ withinHours: 24, late: true }),
      },
      { name: 'grievances-set-aside', cron: '9,39 * * * *', task: () => desk.tellSetAside() },
    ],
    today: { complaints: desk.today },
    retention: { grievances: (now) => destroyOldGrievances(db, now) },
  };
}
