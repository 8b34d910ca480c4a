import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { silentLog } from '#support/database.ts';
import { startHousekeeping } from './housekeeping.ts';

const fiveMinutesMs = 300_000;

describe('housekeeping', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Records the statements; `writes` is the result of the statistics. */
  function start(): { ran: string[]; set: (writes: number) => void; stop: () => void; failNext: () => void } {
    const ran: string[] = [];
    let writes = 0;
    let failing = false;
    const run = async (sql: string): Promise<number> => {
      if (failing) {
        failing = false;
        throw new Error('no disk');
      }
      if (sql.startsWith('select')) return writes;
      ran.push(sql);
      return 0;
    };
    return {
      ran,
      set: (value) => void (writes = value),
      failNext: () => void (failing = true),
      stop: startHousekeeping(run, silentLog),
    };
  }

  it('writes a checkpoint every five minutes, and none after the stop', async () => {
    const { ran, stop } = start();
    await vi.advanceTimersByTimeAsync(fiveMinutesMs - 1);
    expect(ran).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran).toEqual(['checkpoint']);
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(ran).toEqual(['checkpoint', 'checkpoint']);
    stop();
    await vi.advanceTimersByTimeAsync(dayMs);
    expect(ran).toHaveLength(2);
  });

  it('vacuums once after many writes, and then only after as many again', async () => {
    const { ran, set } = start();
    const vacuums = () => ran.filter((sql) => sql === 'vacuum (analyze)').length;
    set(19_999);
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(vacuums()).toBe(0);
    set(20_000);
    await vi.advanceTimersByTimeAsync(2 * fiveMinutesMs);
    expect(vacuums()).toBe(1);
    set(40_000);
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(vacuums()).toBe(2);
  });

  it('vacuums each day, however quiet', async () => {
    const { ran } = start();
    await vi.advanceTimersByTimeAsync(3 * dayMs);
    expect(ran.filter((sql) => sql === 'vacuum (analyze)')).toHaveLength(3);
  });

  it('goes on after a failure', async () => {
    const { ran, failNext } = start();
    failNext();
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(ran).toEqual([]);
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    expect(ran).toEqual(['checkpoint']);
  });
});
