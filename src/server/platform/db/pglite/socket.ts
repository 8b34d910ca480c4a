import { Duplex } from 'node:stream';
import type { WorkerClient } from './worker-client.ts';
import { FrameReader, errorResponse, welcome } from './wire-protocol.ts';

/**
 * The socket that node-postgres uses: incoming bytes are passed to the engine in batches, its replies come out. So both
 * kinds of database share one driver, with its types and errors.
 */
export class PgliteSocket extends Duplex {
  readonly #engine: WorkerClient;
  readonly #frames = new FrameReader();
  readonly #idleInTransactionMs: number;
  #idleTimer: NodeJS.Timeout | undefined;
  #started = false;
  #left = false;
  #ended = false;

  constructor(engine: WorkerClient, options: { idleInTransactionMs: number }) {
    super();
    this.#engine = engine;
    this.#idleInTransactionMs = options.idleInTransactionMs;
  }

  /** Part of net.Socket that pg calls. */
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#receive(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#receive(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#leave();
    this.#endReading();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave();
    done(error);
  }

  async #receive(bytes: Buffer): Promise<void> {
    clearTimeout(this.#idleTimer);
    const { startup, terminate, batches } = this.#frames.push(bytes);
    if (startup) {
      this.#started = true;
      this.push(welcome());
    }
    for (const batch of batches) {
      const reply = await this.#engine.run(batch);
      if (this.#left) return;
      this.push(reply);
    }
    if (terminate) this.#leave();
    else if (this.#engine.inTransaction) this.#watchIdle();
  }

  /** Ends a transaction that was left open, which would block the one connection. */
  #watchIdle(): void {
    this.#idleTimer = setTimeout(() => {
      const reason = 'terminating connection due to idle-in-transaction timeout';
      this.push(errorResponse('25P03', reason, 'FATAL'));
      this.#leave();
      this.#endReading();
      this.end();
    }, this.#idleInTransactionMs);
  }

  /** The session is free for the next client. */
  #leave(): void {
    clearTimeout(this.#idleTimer);
    if (this.#left || !this.#started) return;
    this.#left = true;
    void this.#engine.resetSession();
  }

  /** Delivers the pushed bytes, then closes the socket; the pool waits for that. */
  #endReading(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.push(null);
  }
}
