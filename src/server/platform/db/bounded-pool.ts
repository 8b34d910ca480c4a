import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { tooBusy } from '../concurrency-limit.ts';
import { currentRead, holdFor, type Read } from './reads.ts';

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * A pool with a bounded queue. The queue of pg's own pool is unbounded: when the database is slow, every visitor waits
 * until the timeout, and the queue holds the memory of all of them. With `endsReads` a read that is ended gives up its connections.
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;
  readonly #endsReads: boolean;
  readonly #holders = new WeakMap<PoolClient, Read>();

  constructor({
    maxWaiting,
    endsReads = false,
    ...config
  }: PoolConfig & { maxWaiting: number; endsReads?: boolean }) {
    super(config);
    this.#maxWaiting = maxWaiting;
    this.#endsReads = endsReads;
    this.on('release', (_error, client) => this.#holders.get(client)?.clients.delete(client));
  }

  /** Like pg's own method, which `query` calls too. Throws Problem unavailable at once when too many wait already. */
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (this.waitingCount >= this.#maxWaiting) {
      if (!callback) return Promise.reject(tooBusy());
      return process.nextTick(callback, tooBusy(), undefined, () => {});
    }
    const read = this.#endsReads ? currentRead() : undefined;
    if (!read) return callback ? super.connect(callback) : super.connect();
    const hold = (client: PoolClient): PoolClient => {
      holdFor(read, client);
      this.#holders.set(client, read);
      return client;
    };
    if (!callback) return super.connect().then(hold);
    super.connect((error, client, done) => {
      if (!client) return callback(error, client, done);
      let refusal: unknown;
      try {
        hold(client);
      } catch (caught) {
        refusal = caught;
      }
      if (refusal) callback(refusal as Error, undefined, () => {});
      else callback(undefined, client, done);
    });
  }
}
