/** @file The page Today: groups of open enquiries from the working set in the same frame, all others from the server. */
import { useMemo } from 'react';
import { todayGroupNames, todayGroups, type TodayGroup } from '#contract/desk/today.ts';
import { openGroups } from '#contract/desk/today-lines.ts';
import { reads, useRead } from './query.ts';
import { mayCall } from './rights.ts';
import { useSession } from './session.ts';
import { refreshWorkingSet, useWorkingSet } from './working-set.ts';

/** The groups that are not empty; `isWhole`: the server has told its part. */
export type ShownToday = { groups: readonly TodayGroup[]; isWhole: boolean };

const openGroupsNow = (rows: Parameters<typeof openGroups>[0]) => openGroups(rows, new Date());

/** Reads Today. Until the server answers, what the working set knows is shown; where the set lacks older enquiries, the server's groups are. */
export function useToday() {
  const role = useSession()?.role;
  const set = useWorkingSet();
  const read = useRead(reads.staffToday());
  const holdsAll = set?.isWhole === true && !set.isCapped;
  const value = useMemo((): ShownToday | null => {
    if (!holdsAll && read.value === null) return null;
    const known = holdsAll
      ? openGroupsNow(set.rows).filter(({ name }) => mayCall(role, todayGroups[name].needs))
      : [];
    const own = new Set(known.map(({ name }) => name));
    const rest = read.value?.groups.filter(({ name }) => !own.has(name)) ?? [];
    const groups = [...known, ...rest]
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => todayGroupNames.indexOf(a.name) - todayGroupNames.indexOf(b.name));
    return { groups, isWhole: read.value !== null };
  }, [holdsAll, set, role, read.value]);
  const again = async () => void (await Promise.all([read.again(), refreshWorkingSet()]));
  return { value, failure: read.failure, again };
}
