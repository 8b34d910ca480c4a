import { todayGroupNames, todayGroups, type todayEndpoints, type TodayGroup } from '#contract/desk/today.ts';
import { rightTo } from '#domain/desk/rights.ts';
import type { Module, TodayReaders } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';

/** Creates the page Today: the waiting items of every module, in one answer. */
export function createToday(
  { clock }: Pick<Platform, 'clock'>,
  sources: readonly { today?: TodayReaders }[],
): Module<typeof todayEndpoints> {
  const readers: TodayReaders = Object.assign({}, ...sources.map(({ today }) => today));
  return {
    handlers: {
      async staffToday(_, { member }) {
        const now = clock();
        const groups: TodayGroup[] = [];
        // One after the other: the embedded database has one connection, and a desk needs no ten.
        for (const name of todayGroupNames) {
          const seen = member && rightTo(todayGroups[name].needs)?.roles.includes(member.role);
          const group = seen ? await readers[name]?.(now) : undefined;
          if (group && group.count > 0) groups.push({ name, ...group });
        }
        return { at: now.toISOString(), groups };
      },
    },
  };
}
