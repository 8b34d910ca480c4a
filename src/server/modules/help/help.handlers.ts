import type { helpEndpoints } from '#contract/help.ts';
import type { Handler } from '#platform/call.ts';
import type { HelpDesk } from './help-desk.ts';

type Endpoints = typeof helpEndpoints;

/** Asking the help desk. */
export const helpHandlers = (desk: HelpDesk): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  help: ({ query }) => desk.find(query.q),
});
