import pg from 'pg';
import type { Log } from '../handle.ts';

type Subscription = { channel: string; handler: (payload: string) => void; onReconnect?: () => void };

const firstRetryMs = 250;
const slowestRetryMs = 10_000;

/**
 * A separate connection for LISTEN, opened at the first subscription. A pooled one would not do: it serves other queries
 * in between, and the pool closes it when it is idle.
 */
export class Listener {
  readonly #makeClient: () => pg.Client;
  readonly #log: Log;
  readonly #heard: () => void;
  readonly #subscriptions = new Set<Subscription>();
  #client: pg.Client | null = null;
  #connecting: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  /** `heard` is called before the handlers of each message, and before those of a reconnection. */
  constructor(makeClient: () => pg.Client, log: Log, heard: () => void) {
    this.#makeClient = makeClient;
    this.#log = log;
    this.#heard = heard;
  }

  /** Subscribes. Resolves, once the server has confirmed, to a function that ends the subscription. */
  async add(subscription: Subscription): Promise<() => Promise<void>> {
    this.#subscriptions.add(subscription);
    try {
      await this.#connected();
      await this.#client?.query(`listen ${pg.escapeIdentifier(subscription.channel)}`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    return async () => {
      this.#subscriptions.delete(subscription);
      const stillUsed = [...this.#subscriptions].some(({ channel }) => channel === subscription.channel);
      if (!stillUsed) await this.#client?.query(`unlisten ${pg.escapeIdentifier(subscription.channel)}`);
    };
  }

  /** Ends the connection for good. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#connecting?.catch(() => {});
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #connected(): Promise<void> {
    if (this.#client) return Promise.resolve();
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = null));
    return this.#connecting;
  }

  async #connect(): Promise<void> {
    const client = this.#makeClient();
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      this.#heard();
      for (const one of this.#subscriptions) if (one.channel === channel) one.handler(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of new Set([...this.#subscriptions].map((one) => one.channel))) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    if (this.#closed) return;
    this.#log.warn({}, 'database listener lost its line');
    this.#reconnect(firstRetryMs);
  }

  #reconnect(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#connected().then(
        () => {
          this.#heard();
          for (const one of this.#subscriptions) one.onReconnect?.();
        },
        () => this.#closed || this.#reconnect(Math.min(delayMs * 2, slowestRetryMs)),
      );
    }, delayMs);
  }
}
