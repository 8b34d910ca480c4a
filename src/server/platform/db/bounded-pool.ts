import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { tooBusy } from '../concurrency-limit.ts';

type Lend = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * A pool before which only so many may wait. pg's own lets everybody queue: when the database is slow, each visitor
 * then waits until the timeout, and the queue holds the memory of all of them.
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;

  constructor({ maxWaiting, ...config }: PoolConfig & { maxWaiting: number }) {
    super(config);
    this.#maxWaiting = maxWaiting;
  }

  /** As pg's own, which `query` calls as well. @throws Problem unavailable, at once, when too many wait already */
  override connect(): Promise<PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<PoolClient> | void {
    if (this.waitingCount < this.#maxWaiting) return lend ? super.connect(lend) : super.connect();
    if (!lend) return Promise.reject(tooBusy());
    process.nextTick(lend, tooBusy(), undefined, () => {});
  }
}
