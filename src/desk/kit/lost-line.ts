/** @file A lost line: what was sent waits and is sent again for as long as the tab lives. */
import { isApiError } from '#contract/api-error.ts';
import { createStore } from './store.ts';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
/** Answers of a proxy whose server is away. */
const away = [0, 502, 503, 504];

type Line = { waiting: number; isLost: boolean };
const line = createStore<Line>({ waiting: 0, isLost: false });
const tell = (next: Partial<Line>) => line.set({ ...line.get(), ...next });

/** Counts an act until the returned function is called. */
export function countWaiting(): () => void {
  tell({ waiting: line.get().waiting + 1 });
  return () => tell({ waiting: line.get().waiting - 1 });
}

/** Resolves after a pause, or as soon as the browser is online again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/** Makes a call until the server answers. It must be one that the server does once. @throws ApiError of an answer */
export async function overLostLine<T>(call: () => Promise<T>): Promise<T> {
  for (let ms = firstPauseMs; ; ms = Math.min(ms * 2, longestPauseMs)) {
    try {
      const reply = await call();
      if (line.get().isLost) tell({ isLost: false });
      return reply;
    } catch (error) {
      const isLost = isApiError(error) && away.includes(error.status);
      if (line.get().isLost !== isLost) tell({ isLost });
      if (!isLost) throw error;
    }
    await pause(ms);
  }
}

/** Returns how many acts wait for the server, and whether the line is lost. */
export const useLine = line.use;
