/** @file Acts on one enquiry in the order of their requests, each on the result of the one before. */

/** The base of an act: the newest known version, and the last message that its author has seen. */
export type Known = { version: number; seen: string | null };
/** The version and last message in a reply or a reading. */
export type Told = { version?: number; said?: string | null };
type Act = (known: Known) => Promise<unknown>;

/** An act that was not tried, since an earlier one was refused. */
export class NotTried extends Error {
  override name = 'NotTried';
}

const toldBy = (reply: unknown): Told => (typeof reply === 'object' && reply !== null ? reply : {});

/**
 * Creates the queue of one enquiry. After a refusal no waiting act is tried: it was meant for the result of the refused one.
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
    /** Calls back after each change. Returns the function that ends it. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** The number of acts running or waiting. */
    waiting: () => waiting,

    /** Takes in the page's reading. Others' new messages count as seen only by the first reading, and by `acknowledge`. */
    learn(told: Told): void {
      learnVersion(told);
      if (!opened && told.said !== undefined) change({ seen: told.said });
      opened = true;
    },
    /** Sets the last message seen: after a look, or from an earlier draft. */
    acknowledge(seen: string | null): void {
      change({ seen });
    },
    /** Opens a page of it: its first reading counts as seen. */
    open(): void {
      opened = waiting > 0;
    },

    /** Runs an act after all earlier ones; an act that `says` something has seen its own message. @throws the act's error, or `NotTried` */
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
/** Returns the queue of an enquiry, which outlives the page that shows it. */
export function queueOf(reference: string): ActQueue {
  const queue = queues.get(reference) ?? createActQueue();
  queues.set(reference, queue);
  return queue;
}
