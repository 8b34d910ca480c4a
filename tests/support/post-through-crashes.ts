/** @file Clients that post enquiries while the server is killed. The acknowledged ones are returned, for a check of their storage. */
import { setTimeout as pause } from 'node:timers/promises';
import { startKilled } from './killed-server.ts';

type Options = {
  total: number;
  clients: number;
  /** Number of SIGKILLs, spread evenly over the enquiries. */
  kills: number;
  dataDir: string;
  databaseUrl?: string;
};

export type CrashRun = {
  /** References returned for each key, and the number of posts until then. */
  answers: Map<string, { references: Set<string>; posts: number }>;
  /** Seconds during which a server answered. */
  servingSeconds: number;
};

/** Pause of a client before a retry without an answer. */
const retryPauseMs = 100;

/** Posts until every enquiry is acknowledged; each under one key, however many posts it takes. Stops the server at the end. */
export async function postThroughCrashes(options: Options): Promise<CrashRun> {
  const { total, clients, kills } = options;
  const answers: CrashRun['answers'] = new Map();
  const server = await startKilled(options);
  let killed = 0;
  let next = 0;
  let restarting: Promise<void> | undefined;

  async function post(key: string): Promise<string | null> {
    const name = `Visitor ${key}`;
    try {
      const reply = await fetch(`${server.url}/api/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name, phone: '9876500001', email: `${key}@example.com` }),
      });
      const body = (await reply.json()) as { reference: string };
      if (reply.status === 201) return body.reference;
      if (reply.status < 500) throw new Error(`${key} was answered ${reply.status}`, { cause: 'answer' });
      return null;
    } catch (error) {
      if ((error as Error).cause === 'answer') throw error;
      return null;
    }
  }

  async function client(): Promise<void> {
    for (let index = next++; index < total; index = next++) {
      const key = `crash-of-the-server-${String(index).padStart(6, '0')}`;
      const answer = { references: new Set<string>(), posts: 0 };
      while (answer.references.size === 0) {
        answer.posts += 1;
        const reference = await post(key);
        if (reference) answer.references.add(reference);
        else await pause(retryPauseMs);
      }
      answers.set(key, answer);
      // Now and then an impatient visitor resends an acknowledged enquiry.
      if (index % 25 === 0) {
        const again = await post(key);
        if (again) answer.references.add(again);
      }
      if (killed < kills && answers.size >= (total * (killed + 1)) / (kills + 1)) {
        killed += 1;
        restarting = server.killAndRestart();
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  await restarting;
  return { answers, servingSeconds: await server.stop() };
}
