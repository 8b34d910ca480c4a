import { healthParts, type healthEndpoints } from '#contract/desk/health.ts';
import { warnedSettings } from '#platform/config/setting-warnings.ts';
import { healthChecks } from '#platform/health/health-checks.ts';
import { parkedWork } from '#platform/jobs/parked-work.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

/** Creates the desk's page Health, and what the page Today says of the site itself. */
export function createHealth({
  clock,
  config,
  jobs,
  healthFacts,
}: Pick<Platform, 'clock' | 'config' | 'jobs' | 'healthFacts'>): Module<typeof healthEndpoints> {
  const checks = async () => healthChecks(await healthFacts(), clock());
  return {
    handlers: {
      staffHealth: async () => ({ at: clock().toISOString(), checks: await checks() }),
    },
    today: {
      parked: (now) => parkedWork(jobs, now),
      settings: warnedSettings(config),
      async health() {
        // Mails and settings have groups of their own.
        const bad = (await checks()).filter(({ state, part }) => state === 'bad' && part !== 'mail');
        const lines = bad.map(({ part, says, at }) => ({
          id: part,
          title: healthParts[part],
          who: null,
          at,
          urgent: true,
          note: says,
        }));
        return { count: lines.length, lines };
      },
    },
  };
}
