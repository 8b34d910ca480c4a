import type { Client } from 'pg';

/** One connection for short questions, which no other work delays. */
export type Line = {
  /** Resolves to the first row of the answer. A failure closes the connection, and the next question opens another one. */
  ask(text: string, values?: unknown[]): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

/** Creates a line. `makeClient` bounds the time of connecting and of each answer. */
export function createLine(makeClient: () => Client): Line {
  let open: Promise<Client> | undefined;
  const connect = async () => {
    const client = makeClient();
    try {
      await client.connect();
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    return client;
  };
  const end = () => {
    const ended = open;
    open = undefined;
    return ended?.then((client) => client.end()).catch(() => {});
  };
  return {
    async ask(text, values) {
      open ??= connect();
      try {
        const { rows } = await (await open).query<Record<string, unknown>>(text, values);
        return rows[0] ?? {};
      } catch (error) {
        void end();
        throw error;
      }
    },
    close: async () => end(),
  };
}
