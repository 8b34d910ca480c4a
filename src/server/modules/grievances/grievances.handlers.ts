import type { grievanceEndpoints } from '#contract/grievances.ts';
import type { Handler } from '#platform/call.ts';
import type { GrievanceService } from './grievance.service.ts';

type Endpoints = typeof grievanceEndpoints;

/** Complaining, and asking where a complaint stands. */
export const grievanceHandlers = (
  service: GrievanceService,
): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  grievanceSubmit: ({ body }, { ip }) => service.submit(body, ip),
  grievanceStatus: ({ body }, { ip }) => service.status(body.ticket, body.email, ip),
});
