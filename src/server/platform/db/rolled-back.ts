/** @file Previews the effect of a change: all reads use one transaction, which is then rolled back. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Tx } from './handle.ts';

type Scope = { tx: Tx; isOver: boolean };

const scope = new AsyncLocalStorage<Scope>();

/** Thrown to end the transaction. */
class RollBack extends Error {}

const rollBackIsOver = () => new Error('This transaction was rolled back.');

/** Returns whether this work is rolled back. Its reads may never come true, so they must not be cached for others. */
export const isRolledBack = (): boolean => scope.getStore() !== undefined;

/**
 * Returns the database for the current work: the transaction of rolled-back work, else the database itself. Work that continues after
 * the end finds nothing: the connection belongs to another request by then.
 */
export function inScope(db: Database): Database {
  return new Proxy(db, {
    get(plain, name) {
      const current = scope.getStore();
      if (current?.isOver) throw rollBackIsOver();
      const source: object = current?.tx ?? plain;
      const member: unknown = Reflect.get(source, name, source);
      return typeof member === 'function' ? member.bind(source) : member;
    },
  });
}

/** A query made in time and run too late would use a connection that belongs to another request by then. */
function refuseLateQueries(scope: Scope): void {
  const { session } = scope.tx._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...made) => {
    const query = prepare(...made);
    const execute = query.execute.bind(query);
    const endsIt = made[0].sql === 'rollback';
    query.execute = (...values) =>
      scope.isOver && !endsIt ? Promise.reject(rollBackIsOver()) : execute(...values);
    return query;
  };
}

/**
 * Runs work in a transaction that leaves no trace, and resolves to its result. `db` is the plain database.
 * @where How does a preview leave no trace?
 */
export async function rolledBack<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  let made: { result: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      const current: Scope = { tx, isOver: false };
      refuseLateQueries(current);
      try {
        made = { result: await scope.run(current, () => work(tx)) };
      } finally {
        current.isOver = true;
      }
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  return made!.result;
}
