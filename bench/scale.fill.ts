/** @file Fills a database as a company of that size would have filled it. */
import { createComparing } from '#modules/enquiries/desk/compare-texts.ts';
import { keepFigures } from '#modules/directory/figures/keep-figures.ts';
import { systemClock } from '#platform/clock.ts';
import { createCounting } from '#modules/enquiries/numbers/count-numbers.ts';
import type { DatabaseHandle } from '#platform/db/open.ts';
import { fillAround, fillHistory } from './desk.around.ts';
import { fillEnquiries } from './desk.fill.ts';
import { fillDirectory } from './directory.fill.ts';

/** Counts the figures of long lists as the job would by now, and says how long it took. */
export async function keepAll({ db }: DatabaseHandle, say: (line: string) => void): Promise<void> {
  const start = performance.now();
  let looked = 0;
  for (let last = 1; last > 0; looked += last) last = await keepFigures(db, systemClock);
  say(`figures of ${looked} lists: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Stores so many vendors and enquiries with all that is around them, and says how long each took. */
export async function fillScale(
  handle: DatabaseHandle,
  total: number,
  say: (line: string) => void,
): Promise<void> {
  const now = new Date();
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    vendors: () => fillDirectory(handle, total),
    enquiries: () => fillEnquiries(handle, { total, now }),
    'introductions and quotes': () => fillAround(handle),
    'messages and events': () => fillHistory(handle),
    'texts, compared': createComparing(handle.db),
    'numbers, counted': () => createCounting({ db: handle.db, clock: () => now }).recount(),
  };
  for (const [name, fill] of Object.entries(parts)) {
    const start = performance.now();
    await fill();
    say(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  await handle.executeSql('vacuum (analyze)');
}
