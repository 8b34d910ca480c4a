/**
 * @file Limits processes to a share of a core with the kernel's control groups. On a machine with few cores the load, nginx and the
 * database otherwise use the time of a second process, and no growth is visible.
 */
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version 1 of the kernel's groups, which root may create; under version 2 a machine's own manager owns them. */
const allGroups = '/sys/fs/cgroup/cpu';
/** Short beside a turn, long beside the kernel's minimum of a millisecond. */
const periodUs = 20_000;

const put = (group: string, file: string, value: number) =>
  writeFileSync(join(allGroups, group, file), String(value));

/** Several processes, threads included, each in a group of its own. */
export type CpuShares = {
  /** Limits each to this part of a core from now on, at least 0.05, however idle the rest of the machine is. */
  hold(share: number): void;
  /** Lifts the limits. */
  release(): void;
};

/** Puts the processes into groups; undefined when that is not possible. */
export function cpuSharesOf(pids: readonly number[]): CpuShares | undefined {
  const groups: string[] = [];
  const release = () => {
    for (const [at, group] of groups.entries()) {
      try {
        put('', 'cgroup.procs', pids[at]!);
      } catch {
        // The process has ended, and so left its group.
      }
      rmdirSync(join(allGroups, group));
    }
  };
  try {
    for (const pid of pids) {
      const group = `bench-${pid}`;
      mkdirSync(join(allGroups, group));
      groups.push(group);
      put(group, 'cpu.cfs_period_us', periodUs);
      put(group, 'cgroup.procs', pid);
    }
  } catch {
    release();
    return undefined;
  }
  return {
    hold: (share) => {
      for (const group of groups) put(group, 'cpu.cfs_quota_us', Math.round(share * periodUs));
    },
    release,
  };
}
