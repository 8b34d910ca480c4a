import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { tooBusy } from '../concurrency-limit.ts';

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * A pool with a bounded queue. The queue of pg's own pool is unbounded: when the database is slow, every visitor waits
 * until the timeout, and the queue holds the memory of all of them.
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;

  constructor({ maxWaiting, ...config }: PoolConfig & { maxWaiting: number }) {
    super(config);
    this.#maxWaiting = maxWaiting;
  }

  /** Like pg's own method, which `query` calls too. Throws Problem unavailable at once when too many wait already. */
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (this.waitingCount < this.#maxWaiting) return callback ? super.connect(callback) : super.connect();
    if (!callback) return Promise.reject(tooBusy());
    process.nextTick(callback, tooBusy(), undefined, () => {});
  }
}
