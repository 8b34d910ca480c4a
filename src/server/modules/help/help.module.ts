import type { helpEndpoints } from '#contract/help.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createHelpDesk, type HelpDependencies, type HelpDesk } from './help-desk.ts';

/** `forget` is called with the cache tags of each change. */
export type Help = Module<typeof helpEndpoints> & Pick<HelpDesk, 'forget'>;

/** The search of the help panel. */
export function createHelp(
  { config: { company }, clock }: Pick<Platform, 'config' | 'clock'>,
  deps: Pick<HelpDependencies, 'living' | 'findVendors'>,
): Help {
  const { find, forget } = createHelpDesk({ company, clock, ...deps });
  return { handlers: { help: ({ query }) => find(query.q) }, forget };
}
