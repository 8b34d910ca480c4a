import type { Log } from '../handle.ts';
import {
  errorResponse,
  hasError,
  readyForQuery,
  simpleQuery,
  statusAtEnd,
  type TransactionStatus,
} from './wire-protocol.ts';
import type { WorkerBoot } from './worker-messages.ts';
import { WorkerThread } from './worker-thread.ts';

type Job =
  | { bytes: Uint8Array; timeoutMs: number; done: (reply: Buffer) => void }
  | { pause: () => Promise<void> };
type Options = {
  boot: WorkerBoot;
  statementTimeoutMs: number;
  log: Log;
  /** Called when the engine can no longer be trusted. The client answers only with errors from then on. */
  onFatal: (error: Error) => void;
};

const closeTimeoutMs = 30_000;
const failTransactionTimeoutMs = 30_000;

/**
 * Sends the worker one batch at a time and replaces it when a statement takes too long. The engine runs synchronously in the
 * worker, so ending the thread is the only way to stop a statement.
 */
export class WorkerClient {
  /** How often the thread, and with it the session, was replaced. */
  respawns = 0;
  /** The timeout of later batches. */
  statementTimeoutMs: number;
  readonly #options: Options;
  readonly #queue: Job[] = [];
  #thread: WorkerThread | null = null;
  #busy = false;
  #dead = false;
  #status: TransactionStatus = 'I';

  constructor(options: Options) {
    this.#options = options;
    this.statementTimeoutMs = options.statementTimeoutMs;
  }

  /** Whether the session is in a transaction. */
  get inTransaction(): boolean {
    return this.#status !== 'I';
  }

  /** Starts the worker. Rejects with the engine's reason when it does not come up. */
  async start(): Promise<void> {
    this.#thread = await WorkerThread.start(this.#options.boot, (reason) =>
      this.#die(new Error(`The embedded database stopped: ${reason}`)),
    );
  }

  /** Runs one batch and resolves with the reply. Never rejects: failures are error messages of the protocol. */
  run(bytes: Uint8Array, timeoutMs = this.statementTimeoutMs): Promise<Buffer> {
    return new Promise((done) => {
      this.#queue.push({ bytes, timeoutMs, done });
      void this.#drain();
    });
  }

  /** Runs the work while no statement runs: the files are then as after a crash, from which every start recovers. */
  pause(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ pause: () => work().then(resolve, reject) });
      void this.#drain();
    });
  }

  /** Resets the session for the next client: no transaction, no prepared statements, no settings. */
  async resetSession(): Promise<void> {
    // Always, because a batch that still runs may have begun one; without one it only warns.
    void this.run(simpleQuery('rollback'));
    await this.run(simpleQuery('discard all'));
  }

  /** Shuts the engine down cleanly; one that does not finish is ended (its log is replayed at the next start). */
  async close(): Promise<void> {
    await this.#thread?.ask({ kind: 'close' }, closeTimeoutMs);
    await this.#endThread();
  }

  async #drain(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      if ('pause' in job) {
        await job.pause();
        continue;
      }
      const { bytes, lost } = await this.#perform(job);
      // Counted before the answer, so that the pool knows at once that the session is a new one.
      if (lost) this.respawns += 1;
      job.done(bytes);
      if (lost) await this.#respawn();
    }
    this.#busy = false;
  }

  async #perform(job: Exclude<Job, { pause: unknown }>): Promise<{ bytes: Buffer; lost: boolean }> {
    if (!this.#thread) return { bytes: this.#failure('57P03', 'the database is not running'), lost: false };
    // A view is sent with its whole buffer, which the driver allocates with 64 kB.
    const bytes = new Uint8Array(job.bytes);
    const report = await this.#thread.ask({ kind: 'run', bytes }, job.timeoutMs);
    if (report?.kind === 'reply') {
      this.#status = statusAtEnd(report.bytes) ?? this.#status;
      const { buffer, byteOffset, byteLength } = report.bytes;
      return { bytes: Buffer.from(buffer, byteOffset, byteLength), lost: false };
    }
    if (report) {
      const reason = report.kind === 'failed' ? report.reason : report.kind;
      this.#options.log.error({ reason }, 'database thread failed');
      return { bytes: this.#failure('57P02', 'the database failed; the outcome is unknown'), lost: true };
    }
    this.#options.log.warn({ timeoutMs: job.timeoutMs }, 'database statement stopped after its timeout');
    const reason = 'canceling statement due to statement timeout; the outcome is unknown';
    return { bytes: this.#failure('57014', reason), lost: true };
  }

  #failure(sqlState: string, reason: string): Buffer {
    if (this.#status === 'T') this.#status = 'E';
    return Buffer.concat([errorResponse(sqlState, reason), readyForQuery(this.#status)]);
  }

  async #respawn(): Promise<void> {
    await this.#endThread();
    if (this.#dead) return;
    try {
      await this.start();
      // A client in a transaction must see it as failed rather than absent: its next statement would otherwise run outside one.
      if (this.inTransaction) await this.#failTransaction();
    } catch (cause) {
      this.#die(new Error('The embedded database did not come back', { cause }));
    }
  }

  async #failTransaction(): Promise<void> {
    for (const statement of ['begin', 'select 1/0']) {
      const request = { kind: 'run', bytes: simpleQuery(statement) } as const;
      const report = await this.#thread!.ask(request, failTransactionTimeoutMs);
      const answered = report?.kind === 'reply' && hasError(report.bytes) === (statement !== 'begin');
      if (!answered) throw new Error('the new database thread does not answer as it should');
    }
  }

  #die(error: Error): void {
    if (this.#dead) return;
    this.#dead = true;
    this.#options.onFatal(error);
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}
