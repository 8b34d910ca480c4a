/**
 * @file Ends reads that were answered without them. The connections that such a read holds are closed, and a PostgreSQL server stops the
 * statement of a closed connection (`client_connection_check_interval`). A cancelling message would do it at once, but could arrive when
 * the connection works for another request.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { Problem } from '../problem.ts';

/** A read in work, and the connections that it holds. */
export type Read = { clients: Set<PoolClient>; isOver: boolean };

const current = new AsyncLocalStorage<Read | undefined>();

/** Returns the read that the present work belongs to. */
export const currentRead = (): Read | undefined => current.getStore();

/** Starts work that changes nothing which anybody is told of. `end` stops its statements on a PostgreSQL server; they reject. */
export function startRead<Result>(work: () => Result): { result: Result; end: () => void } {
  const read: Read = { clients: new Set(), isOver: false };
  return {
    result: current.run(read, work),
    end() {
      read.isOver = true;
      for (const client of read.clients) {
        // A connection that is given back with an error is closed, and its place in the pool is free.
        client.release(new Error('Its read was answered without it.'));
        client.release = () => {};
      }
    },
  };
}

/** Runs work that is never ended, such as a change: the same request, sent again, finds it done. */
export const outsideReads = <Result>(work: () => Result): Result => current.run(undefined, work);

/** Notes that a read holds a connection. @throws Problem unavailable when the read was ended while it waited for one */
export function holdFor(read: Read, client: PoolClient): void {
  if (read.isOver) {
    client.release();
    throw new Problem('unavailable');
  }
  read.clients.add(client);
}
