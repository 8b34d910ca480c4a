import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '#facts/time.ts';
import { packageRoot } from '../../package-root.ts';
import type { WorkerBoot, WorkerReport, WorkerRequest } from './worker-messages.ts';

const workerFile = join(packageRoot, 'src/server/platform/db/pglite/worker.ts');
const startTimeoutMs = minuteMs;

/** The thread that owns the engine. It answers one request at a time. */
export class WorkerThread {
  readonly #worker: Worker;
  #settle: ((report: WorkerReport) => void) | null = null;

  private constructor(boot: WorkerBoot, onPanic: (reason: string) => void) {
    // Its stdout and stderr must not reach ours, since they may hold visitors' words.
    this.#worker = new Worker(workerFile, {
      workerData: boot,
      stdout: true,
      stderr: true,
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    const failed = (reason: string): void => this.#settle?.({ kind: 'failed', reason });
    this.#worker.on('error', (error) => failed(String(error)));
    this.#worker.on('exit', (code) => failed(`the database thread ended with code ${code}`));
    this.#worker.on('message', (report: WorkerReport) => {
      if (report.kind !== 'panic') return this.#settle?.(report);
      onPanic(report.reason);
      failed(report.reason);
    });
  }

  /** Resolves when the engine is up. Rejects with its reason when it does not come up. */
  static async start(boot: WorkerBoot, onPanic: (reason: string) => void): Promise<WorkerThread> {
    const thread = new WorkerThread(boot, onPanic);
    const report = await thread.#next(startTimeoutMs);
    if (report?.kind === 'ready') return thread;
    await thread.end();
    throw new Error(report?.kind === 'failed' ? report.reason : 'the database thread did not start in time');
  }

  /** Resolves with the answer, or with null when the time is over. */
  ask(request: WorkerRequest, timeoutMs: number): Promise<WorkerReport | null> {
    this.#worker.postMessage(request);
    return this.#next(timeoutMs);
  }

  /** Ends the thread at once, as a crash would. */
  async end(): Promise<void> {
    this.#settle = null;
    await this.#worker.terminate();
  }

  #next(timeoutMs: number): Promise<WorkerReport | null> {
    return new Promise((resolve) => {
      const settle = (report: WorkerReport | null): void => {
        clearTimeout(timer);
        this.#settle = null;
        resolve(report);
      };
      const timer = setTimeout(() => settle(null), timeoutMs);
      this.#settle = settle;
    });
  }
}
