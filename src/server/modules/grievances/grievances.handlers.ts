import type { grievanceEndpoints } from '#contract/grievances.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { Handler } from '#platform/call.ts';
import { formContextOf } from '#platform/spam-check.ts';
import type { GrievanceDesk } from './grievance-desk.ts';
import type { GrievanceService } from './grievance.service.ts';

type Endpoints = typeof grievanceEndpoints;

/** Complaining, and asking where a complaint stands. */
export const grievanceHandlers = (
  service: GrievanceService,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  grievanceSubmit: ({ body }, call) => service.submit(body, formContextOf(call), call.ip),
  grievanceStatus: ({ body }, { ip }) => service.status(body.ticket, body.email, ip),
});

type StaffEndpoints = Pick<typeof staffEndpoints, 'staffGrievanceList' | 'staffGrievanceUpdate'>;

/** Following complaints to their end, for the staff. */
export const grievanceDeskHandlers = (
  desk: GrievanceDesk,
): { [K in keyof StaffEndpoints]: Handler<StaffEndpoints[K]> } => ({
  staffGrievanceList: ({ query }, { staff }) => desk.list({ flagged: query.flagged === '1' }, staff),
  staffGrievanceUpdate: ({ params, body }, { staff }) => desk.update(params.ticket, body, staff),
});
