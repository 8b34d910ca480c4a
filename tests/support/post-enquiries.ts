/** @file Clients that post enquiries until each is acknowledged, whatever happens to the servers meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';

/** References returned for each key, and the number of posts until then. */
export type Answers = Map<string, { references: Set<string>; posts: number }>;

type Options = {
  total: number;
  clients: number;
  /** The servers' addresses; each post goes to the next one. */
  urls: readonly string[];
  /** Called with the number of acknowledged enquiries, after each. */
  acknowledged: (count: number) => void;
};

/** Pause of a client before a retry without an answer. */
const retryPauseMs = 100;

/** Posts every enquiry under one key, however many posts it takes. */
export async function postEnquiries({ total, clients, urls, acknowledged }: Options): Promise<Answers> {
  const answers: Answers = new Map();
  let [next, posts] = [0, 0];

  async function post(key: string): Promise<string | null> {
    const name = `Visitor ${key}`;
    try {
      const reply = await fetch(`${urls[(posts += 1) % urls.length]}/api/contacts`, {
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
      acknowledged(answers.size);
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
