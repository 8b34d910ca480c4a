import { healthParts, type healthEndpoints } from '#contract/desk/health.ts';
import { healthChecks } from '#platform/health/health-checks.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

/** Creates the desk's page Health. Its bad parts stand on the page Today, too, except those that are there by themselves. */
export function createHealth({
  clock,
  healthFacts,
}: Pick<Platform, 'clock' | 'healthFacts'>): Module<typeof healthEndpoints> {
  const checks = async () => healthChecks(await healthFacts(), clock());
  return {
    handlers: {
      staffHealth: async () => ({ at: clock().toISOString(), checks: await checks() }),
    },
    today: {
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
