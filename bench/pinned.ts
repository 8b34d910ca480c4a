/** @file Servers on the first core, the load on the last: neither takes the other's time, and the result is one core's work. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { findProgram } from '../scripts/system-package.ts';

const taskset = cpus().length > 1 ? findProgram(['taskset']) : undefined;
const serverCore = '0';
const loadCore = String(cpus().length - 1);

/** The sentence on the separation of the cores. */
export const pinning = taskset
  ? `servers on core ${serverCore}, load on core ${loadCore}`
  : 'servers and load on the same cores';

function bindTo(core: string): void {
  if (taskset) execFileSync(taskset, ['-a', '-c', '-p', core, String(process.pid)], { stdio: 'ignore' });
}
/** Binds this process, and so every server it starts from now on, to the servers' core. */
export const bindToServerCore = (): void => bindTo(serverCore);
/** Binds only this process to the load's core; its running children stay on theirs. */
export const bindToLoadCore = (): void => bindTo(loadCore);

/** Starts a load generator on its own core. */
export function spawnLoad(program: string, parts: readonly string[]): ChildProcess {
  const [command, ...rest] = taskset ? [taskset, '-c', loadCore, program, ...parts] : [program, ...parts];
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)];

/** Resolves to the result of `start`, with its processes: those that did not exist before. */
export async function withProcesses<T>(start: () => Promise<T>): Promise<{ started: T; roots: number[] }> {
  const before = new Set(childrenOf(process.pid));
  const started = await start();
  return { started, roots: childrenOf(process.pid).filter((pid) => !before.has(pid)) };
}

const sumOver = (roots: readonly number[], of: (pid: number) => number): number =>
  roots.flatMap(withDescendants).reduce((sum, pid) => {
    try {
      return sum + of(pid);
    } catch {
      return sum;
    }
  }, 0);

/** Returns the processor time so far, of all threads of all processes. */
export const processorUs = (roots: readonly number[]): number =>
  sumOver(roots, (pid) =>
    readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) =>
        sum + Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10) / 1000,
      0,
    ),
  );

/** Returns the resident memory of a process, now or at its highest. */
export const residentMb = (pid: number, name: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Returns the memory, with shared pages counted once. */
export const memoryMb = (roots: readonly number[]): number =>
  sumOver(
    roots,
    (pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024,
  );
