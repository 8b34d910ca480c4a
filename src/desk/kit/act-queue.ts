/**
 * @file Acts on enquiries in the order of their requests: each is shown at once, sent on the result of the one before it, sent again under
 * the same key when the line is lost, and taken off the screen when it is refused.
 */
import { newKey } from '#kit/forms/new-key.ts';
import { countWaiting, overLostLine } from './lost-line.ts';
import { showAct, type ActChange } from './shown-acts.ts';
import { createStore } from './store.ts';

/** The base of an act: the newest known version, and the last message that its author has seen. */
export type Known = { version: number; seen: string | null };
/** The version and last message in a reply or a reading. */
export type Told = { version?: number; said?: string | null };
/** Sends an act; under its key the server does it once. */
type Act<T = unknown> = (known: Known, key: string) => Promise<T>;
export type How = {
  /** It says or ends something: its author has seen its own message then. */
  says?: boolean;
  /** The server does it once under its key, so that it is sent again over a lost line. */
  once?: boolean;
  /** What it changes on screen, until the server's own reading has it. */
  shows?: ActChange;
};

/** An act that was not tried, since an earlier one was refused. */
export class NotTried extends Error {
  override name = 'NotTried';
}

/** Returns the later of two messages: ids of events sort by time. */
export const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);

const toldBy = (reply: unknown): Told => (typeof reply === 'object' && reply !== null ? reply : {});

/**
 * Creates the queue of one enquiry. After a refusal no waiting act is tried: it was meant for the result of the refused one.
 * @where How do acts of one enquiry wait for each other at the desk?
 */
export function createActQueue(reference: string) {
  const { get: known, set, subscribe } = createStore<Known>({ version: 0, seen: null });
  const change = (next: Partial<Known>) => set({ ...known(), ...next });
  let opened = false;
  let last: Promise<unknown> = Promise.resolve();
  let round = 0;
  let waiting = 0;

  const learnVersion = ({ version }: Told) => {
    if (version !== undefined && version > known().version) change({ version });
  };
  return {
    known,
    /** Calls back after each change. Returns the function that ends it. */
    subscribe,
    /** The number of acts running or waiting. */
    waiting: () => waiting,

    /** Takes in the page's reading. Others' new messages count as seen only by the first reading, and by `acknowledge`. */
    learn(told: Told): void {
      learnVersion(told);
      // The first screen may be older than what was said from here.
      if (!opened && told.said !== undefined) change({ seen: later(told.said, known().seen) });
      opened = true;
    },
    /** Sets the last message seen: after a look, or from an earlier draft. */
    acknowledge(seen: string | null): void {
      change({ seen });
    },
    /** Opens a page of it: its first reading counts as seen, but while acts wait only if nothing was seen yet. */
    open(): void {
      opened = waiting > 0 && known().seen !== null;
    },

    /** Runs an act after all earlier ones. @throws the act's error, or `NotTried` */
    async add<T>(act: Act<T>, { says = false, once = false, shows }: How = {}): Promise<T> {
      const mine = round;
      const before = last;
      const key = newKey();
      const onScreen = shows && showAct(reference, shows);
      const run = async () => {
        await before.catch(() => undefined);
        if (mine !== round) throw new NotTried('What you did before was refused, so this was not done.');
        const base = known();
        try {
          const reply = await (once ? overLostLine(() => act(base, key)) : act(base, key));
          const { version, said } = toldBy(reply);
          learnVersion({ version });
          if (says && said !== undefined) change({ seen: said });
          onScreen?.settle(version ?? known().version);
          return reply;
        } catch (error) {
          round += 1;
          throw error;
        }
      };
      waiting += 1;
      const counted = countWaiting();
      const done = run();
      last = done;
      try {
        return await done;
      } catch (error) {
        onScreen?.undo();
        throw error;
      } finally {
        waiting -= 1;
        counted();
        change({});
      }
    },
  };
}
export type ActQueue = ReturnType<typeof createActQueue>;

const queues = new Map<string, ActQueue>();
/** Returns the queue of an enquiry, which outlives the page that shows it. */
export function queueOf(reference: string): ActQueue {
  const queue = queues.get(reference) ?? createActQueue(reference);
  queues.set(reference, queue);
  return queue;
}
