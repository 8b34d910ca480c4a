/** @file Acts on one enquiry in the order in which they were asked for, each on what the one before it left. */

/** What an act is done on: the newest version that is known, and what was said last as far as its author has seen. */
export type Known = { version: number; seen: string | null };
/** What a reply or a reading tells of it. */
export type Told = { version?: number; said?: string | null };
type Act = (known: Known) => Promise<unknown>;

/** An act that was not tried, since one before it was refused. */
export class NotTried extends Error {
  override name = 'NotTried';
}

const toldBy = (reply: unknown): Told => (typeof reply === 'object' && reply !== null ? reply : {});

/**
 * A queue of one enquiry. Nothing that waits is tried once an act was refused: it was meant for what that one would have left.
 * @where How do acts of one enquiry wait for each other at the desk?
 */
export function createActQueue() {
  let known: Known = { version: 0, seen: null };
  const listeners = new Set<() => void>();
  const change = (next: Partial<Known>) => {
    known = { ...known, ...next };
    for (const tell of listeners) tell();
  };
  let opened = false;
  let last: Promise<unknown> = Promise.resolve();
  let round = 0;
  let waiting = 0;

  const learnVersion = ({ version }: Told) => {
    if (version !== undefined && version > known.version) change({ version });
  };
  return {
    known: () => known,
    /** Calls back after each change. Returns how to end that. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** How many acts are under way or wait. */
    waiting: () => waiting,

    /** What the page has read. What was said by others meanwhile counts as seen only by the first reading, and by `acknowledge`. */
    learn(told: Told): void {
      learnVersion(told);
      if (!opened && told.said !== undefined) change({ seen: told.said });
      opened = true;
    },
    /** So far somebody has seen what was said: after a look, or when a draft was written before. */
    acknowledge(seen: string | null): void {
      change({ seen });
    },
    /** A page of it opens: what it reads first is seen. */
    open(): void {
      opened = waiting > 0;
    },

    /**
     * Does it when all before it is done; an act that `says` something has then seen its own. @throws what the act throws, or
     * `NotTried`
     */
    async add<T>(act: (now: Known) => Promise<T>, { says = false } = {}): Promise<T> {
      const mine = round;
      const before = last;
      const run = async () => {
        await before.catch(() => undefined);
        if (mine !== round) throw new NotTried('What you did before was refused, so this was not done.');
        try {
          const reply = await (act as Act)(known);
          learnVersion(toldBy(reply));
          const { said } = toldBy(reply);
          if (says && said !== undefined) change({ seen: said });
          return reply as T;
        } catch (error) {
          round += 1;
          throw error;
        }
      };
      waiting += 1;
      const done = run();
      last = done;
      try {
        return await done;
      } finally {
        waiting -= 1;
        change({});
      }
    },
  };
}
export type ActQueue = ReturnType<typeof createActQueue>;

const queues = new Map<string, ActQueue>();
/** The queue of an enquiry, which outlives the page that shows it. */
export function queueOf(reference: string): ActQueue {
  const queue = queues.get(reference) ?? createActQueue();
  queues.set(reference, queue);
  return queue;
}
