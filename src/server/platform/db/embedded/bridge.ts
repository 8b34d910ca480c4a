import { Worker } from 'node:worker_threads';
import type { Log } from '../handle.ts';
import { errorResponse, hasError, readyForQuery, simpleQuery, statusAtEnd } from './wire.ts';
import type { TransactionStatus } from './wire.ts';
import type { WorkerBoot, WorkerReport, WorkerRequest } from './worker-messages.ts';

type Job = { bytes: Uint8Array; timeoutMs: number; done: (reply: Buffer) => void };

const startTimeoutMs = 60_000;
const closeTimeoutMs = 30_000;

/**
 * Owns the worker: starts it, hands it one batch at a time, and replaces it when a statement takes too long. The
 * engine runs on the worker's own stack, so ending the thread is the only way to stop a statement.
 */
export class Bridge {
  /** How often the thread, and with it the session, was replaced. */
  respawns = 0;
  statementTimeoutMs: number;
  readonly #boot: WorkerBoot;
  readonly #log: Log;
  readonly #onFatal: (error: Error) => void;
  readonly #queue: Job[] = [];
  #worker: Worker | null = null;
  #busy = false;
  #status: TransactionStatus = 'I';
  #report: ((report: WorkerReport) => void) | null = null;

  constructor(options: {
    boot: WorkerBoot;
    statementTimeoutMs: number;
    log: Log;
    onFatal: (error: Error) => void;
  }) {
    this.#boot = options.boot;
    this.statementTimeoutMs = options.statementTimeoutMs;
    this.#log = options.log;
    this.#onFatal = options.onFatal;
  }

  /** Statements waiting for the worker, the running one included. */
  get waiting(): number {
    return this.#queue.length + (this.#busy ? 1 : 0);
  }

  /** Whether the session stands in a transaction. */
  get inTransaction(): boolean {
    return this.#status !== 'I';
  }

  /** Starts the worker. Rejects with the engine's reason when it does not come up. */
  async start(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#boot,
      // Its few lines on stderr are read inside; nothing of a visitor may reach ours.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    this.#worker = worker;
    worker.on('message', (report: WorkerReport) => {
      if (worker !== this.#worker) return;
      if (report.kind === 'panic')
        this.#onFatal(new Error(`The embedded database stopped: ${report.reason}`));
      else this.#report?.(report);
    });
    const died = (reason: string): void => {
      if (worker === this.#worker) this.#report?.({ kind: 'failed', reason });
    };
    worker.on('error', (error) => died(String(error)));
    worker.on('exit', (code) => died(`the database thread ended with code ${code}`));
    const report = await this.#next(startTimeoutMs);
    if (report?.kind === 'ready') return;
    await this.#end();
    throw new Error(report?.kind === 'failed' ? report.reason : 'the database thread did not start in time');
  }

  /** Runs one batch and resolves with the reply. Never rejects: failures are error messages of the protocol. */
  run(bytes: Uint8Array, timeoutMs = this.statementTimeoutMs): Promise<Buffer> {
    return new Promise((done) => {
      this.#queue.push({ bytes, timeoutMs, done });
      void this.#drain();
    });
  }

  /** Makes the session as new for the next client: no transaction, no prepared statements, no settings. */
  async resetSession(): Promise<void> {
    if (this.inTransaction) await this.run(simpleQuery('rollback'));
    await this.run(simpleQuery('discard all'));
  }

  /** Shuts the engine down cleanly; a thread that does not finish is ended (the log is replayed at the next start). */
  async close(): Promise<void> {
    if (!this.#worker) return;
    this.#worker.postMessage({ kind: 'close' } satisfies WorkerRequest);
    await this.#next(closeTimeoutMs);
    await this.#end();
  }

  /** Ends the thread at once, as a crash would. */
  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #drain(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      const reply = await this.#perform(job);
      // Counted before the answer, so that the socket knows at once that its session is a new one.
      if (reply.replaceWorker) this.respawns += 1;
      job.done(reply.bytes);
      if (reply.replaceWorker) await this.#respawn();
    }
    this.#busy = false;
  }

  async #perform(job: Job): Promise<{ bytes: Buffer; replaceWorker: boolean }> {
    if (!this.#worker) {
      return { bytes: this.#failure('57P03', 'The embedded database is not running.'), replaceWorker: false };
    }
    this.#worker.postMessage({ kind: 'run', bytes: job.bytes } satisfies WorkerRequest);
    const report = await this.#next(job.timeoutMs);
    if (report?.kind === 'reply') {
      this.#status = statusAtEnd(report.bytes) ?? this.#status;
      const { buffer, byteOffset, byteLength } = report.bytes;
      return { bytes: Buffer.from(buffer, byteOffset, byteLength), replaceWorker: false };
    }
    if (report === null) {
      this.#log.warn({ timeoutMs: job.timeoutMs }, 'database statement stopped after its timeout');
      const reason = 'canceling statement due to statement timeout; whether it took effect is unknown';
      return { bytes: this.#failure('57014', reason), replaceWorker: true };
    }
    this.#log.error(
      { reason: report.kind === 'failed' ? report.reason : report.kind },
      'database thread failed',
    );
    return {
      bytes: this.#failure('57P02', 'The embedded database failed during the statement.'),
      replaceWorker: true,
    };
  }

  #failure(sqlState: string, reason: string): Buffer {
    if (this.#status === 'T') this.#status = 'E';
    return Buffer.concat([errorResponse(sqlState, reason), readyForQuery(this.#status)]);
  }

  async #respawn(): Promise<void> {
    const failed = this.#status !== 'I';
    await this.#end();
    try {
      await this.start();
      // A client in a transaction must find it failed, not gone: its next statement would else run on its own.
      if (failed) await this.#failTransaction();
    } catch (error) {
      this.#onFatal(new Error('The embedded database did not come back', { cause: error }));
    }
  }

  async #failTransaction(): Promise<void> {
    for (const sql of ['begin', 'select 1/0']) {
      this.#worker!.postMessage({ kind: 'run', bytes: simpleQuery(sql) } satisfies WorkerRequest);
      const report = await this.#next(startTimeoutMs);
      if (report?.kind !== 'reply') throw new Error('the new database thread does not answer');
      if (sql === 'begin' && hasError(report.bytes))
        throw new Error('the new database thread refuses to work');
    }
  }

  /** The worker's next report, or `null` when the time is over. */
  #next(timeoutMs: number): Promise<WorkerReport | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), timeoutMs);
      const settle = (report: WorkerReport | null): void => {
        clearTimeout(timer);
        this.#report = null;
        resolve(report);
      };
      this.#report = settle;
    });
  }
}
