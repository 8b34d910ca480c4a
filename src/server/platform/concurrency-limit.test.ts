import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Returns work that ends on request. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let started = false;
  const work = () => {
    started = true;
    return promise;
  };
  return {
    work,
    started: () => started,
    end: () => resolve('done'),
    fail: () => reject(new Error('broken')),
  };
}

describe('a gate for two, with room for one more', () => {
  it('runs two, lets one wait and sends the next away at once', async () => {
    const gate = createConcurrencyLimit({ running: 2, waiting: 1 });
    const [a, b, c] = [held(), held(), held()];
    const outcomes = [a, b, c].map(({ work }) => gate.run(work));
    await expect(gate.run(held().work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect([a, b, c].map(({ started }) => started())).toEqual([true, true, false]);
    a.end();
    await outcomes[0];
    await expect.poll(c.started).toBe(true);
    b.end();
    c.end();
    expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done']);
  });

  it('passes a failure on and frees the place', async () => {
    const gate = createConcurrencyLimit({ running: 1, waiting: 1 });
    const [a, b] = [held(), held()];
    const first = gate.run(a.work);
    const second = gate.run(b.work);
    a.fail();
    await expect(first).rejects.toThrow('broken');
    b.end();
    expect(await second).toBe('done');
    const third = held();
    third.end();
    expect(await gate.run(third.work)).toBe('done');
  });

  it('keeps the order of arrival', async () => {
    const gate = createConcurrencyLimit({ running: 1, waiting: 10 });
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        gate.run(async () => {
          order.push(n);
        }),
      ),
    );
    expect(order).toEqual([1, 2, 3, 4]);
  });
});
