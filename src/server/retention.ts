/** @file The nightly destruction of expired data: the platform and each module name the data that they store for a limited time. */
import type { ScheduledJob } from '#platform/jobs/job-types.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

/** The number of destroyed records of each kind, without their owners. */
type Destroyed = Record<string, number>;

/**
 * Creates the destruction: `destroy` removes expired personal data now; `job` does so every night and logs it. A kind that fails stops
 * none of the others; at the end the destruction fails with all errors.
 * @where What is deleted each night?
 */
export function createRetention(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  keepers: readonly Pick<Module, 'retention'>[],
): { destroy: () => Promise<Destroyed>; job: ScheduledJob } {
  async function destroy(): Promise<Destroyed> {
    const destroyed: Destroyed = {};
    const failures: unknown[] = [];
    for (const { retention = {} } of keepers)
      for (const [what, destroyOld] of Object.entries(retention))
        try {
          destroyed[what] = await destroyOld(clock());
        } catch (error) {
          log.error({ err: error, what }, 'old data not destroyed');
          failures.push(error);
        }
    if (failures.length > 0) {
      log.info(destroyed, 'old data destroyed in part');
      throw new AggregateError(failures, 'Some old data was not destroyed.');
    }
    return destroyed;
  }
  return {
    destroy,
    job: {
      name: 'retention',
      cron: '10 4 * * *',
      task: async () => log.info(await destroy(), 'old data destroyed'),
    },
  };
}
