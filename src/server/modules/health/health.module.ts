import { healthParts, type healthEndpoints, type HealthPart } from '#contract/desk/health.ts';
import { warnedSettings } from '#platform/config/setting-warnings.ts';
import { healthCheck } from '#platform/health/health-checks.ts';
import { parkedWork } from '#platform/jobs/parked-work.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

/** Parts that stand on Today when they are bad. Mails and settings have groups of their own; without a database there is no Today. */
const partsOnToday = ['disk', 'backup', 'certificate'] as const satisfies HealthPart[];

/** Creates the desk's page Health, and what the page Today says of the site itself. */
export function createHealth({
  clock,
  config,
  jobs,
  health,
}: Pick<Platform, 'clock' | 'config' | 'jobs' | 'health'>): Module<typeof healthEndpoints> {
  const check = async <Part extends HealthPart>(part: Part) =>
    healthCheck(part, await health[part](), clock());
  return {
    handlers: {
      async staffHealth() {
        const speed = await health.speed();
        const parts = Object.keys(healthParts) as HealthPart[];
        return {
          at: clock().toISOString(),
          checks: await Promise.all(
            parts.map(async (part) => (part === 'speed' ? healthCheck(part, speed, clock()) : check(part))),
          ),
          pages: speed?.pages ?? [],
        };
      },
    },
    today: {
      parked: (now) => parkedWork(jobs, now),
      settings: warnedSettings(config),
      async health() {
        const bad = (await Promise.all(partsOnToday.map(check))).filter(({ state }) => state === 'bad');
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
