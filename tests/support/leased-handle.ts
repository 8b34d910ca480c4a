import type { Pool } from 'pg';
import type { Database, DatabaseHandle } from '#platform/db/open.ts';
import { databaseOn } from '#platform/db/pool-queries.ts';

/** A handle that can be ended while its database stays open. */
export type Lease = {
  handle: DatabaseHandle;
  /** Refuses later calls, stops all channels, and lets running calls finish. */
  end(): Promise<void>;
};

const refused = () => new Error('this lease of the database has ended');

/** Wraps the handle of an open database for one borrower, whose `close` closes nothing. */
export function leaseHandle(owned: DatabaseHandle): Lease {
  let open = true;
  const subscriptions = new Set<() => Promise<void>>();
  const whileOpen =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      open ? work(...given) : Promise.reject(refused());
  const pool = new Proxy((owned.db as Database & { $client: Pool }).$client, {
    get(target, name) {
      if (!open && (name === 'connect' || name === 'query')) return () => Promise.reject(refused());
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const handle: DatabaseHandle = {
    ...owned,
    db: databaseOn(pool),
    reads: databaseOn(pool),
    executeSql: whileOpen(owned.executeSql),
    ping: whileOpen(owned.ping),
    notify: whileOpen(owned.notify),
    migrate: whileOpen(owned.migrate),
    listen: whileOpen(async (...given) => {
      const stop = await owned.listen(...given);
      subscriptions.add(stop);
      return stop;
    }),
    close: () => Promise.resolve(),
  };
  return {
    handle,
    async end() {
      open = false;
      for (const stop of subscriptions) await stop();
    },
  };
}
