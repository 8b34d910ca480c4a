import pg from 'pg';

type Handler = (payload: string) => void;

/**
 * LISTEN on the one connection. PostgreSQL itself delivers at the commit, so a message sent inside a transaction
 * arrives when its rows become visible, as on a server.
 */
export class Channels {
  readonly #handlers = new Map<string, Set<Handler>>();

  /** Prepares a new client of the pool before its first query: the pool replaces its client after each failed statement. */
  async attach(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''));
    for (const channel of this.#handlers.keys()) await client.query(listenTo(channel));
  }

  /** Subscribes. Returns a function that ends the subscription. */
  async listen(pool: pg.Pool, channel: string, handler: Handler): Promise<() => Promise<void>> {
    const known = this.#handlers.get(channel);
    if (known) known.add(handler);
    else {
      this.#handlers.set(channel, new Set([handler]));
      await pool.query(listenTo(channel));
    }
    return async () => void this.#handlers.get(channel)?.delete(handler);
  }

  #deliver(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) setImmediate(handler, payload);
  }
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
