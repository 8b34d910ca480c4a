import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 30_000;
const pauseMs = 50;

/** Returns whether a program accepts connections at a port of 127.0.0.1, or at a socket. */
async function answers(place: number | string): Promise<boolean> {
  const line = typeof place === 'number' ? connect(place, '127.0.0.1') : connect(place);
  try {
    await once(line, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    line.destroy();
  }
}

/**
 * Resolves when a program that we started accepts connections, for programs that do not announce it.
 * @throws when it ends before, or after half a minute
 */
export async function listening(place: number | string, program: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(timeoutMs);
  while (!(await answers(place))) {
    if (program.exitCode !== null || program.signalCode !== null)
      throw new Error(`${program.spawnfile} ended before it listened at ${place}`);
    if (deadline.aborted) throw new Error(`${program.spawnfile} does not listen at ${place}`);
    await pause(pauseMs);
  }
}
