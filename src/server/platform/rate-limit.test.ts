/** @postgres twenty requests race for one limit */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { rateLimits } from './db/tables.ts';
import { Problem } from './problem.ts';
import { createRateLimiter, subscriberOf } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

let now = new Date('2026-11-20T06:00:00Z');
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const make = (factor = 1) =>
  createRateLimiter({ db: database.db, clock: () => now, secretKey: 'k'.repeat(32), factor });
const limit = { name: 'test', max: 3, windowMs: 10_000 };

/** Returns `ok`, or the seconds to wait. */
const take = (limiter = make(), who = '203.0.113.7', limits = [limit]) =>
  limiter.take(limits, who).then(
    () => 'ok',
    (error: unknown) => (error instanceof Problem ? error.retryAfterSeconds : Promise.reject(error)),
  );

describe('a limit', () => {
  it('lets through what it allows, then says when to come back', async () => {
    expect([await take(), await take(), await take()]).toEqual(['ok', 'ok', 'ok']);
    later(4_000);
    expect(await take()).toBe(6);
    later(5_999);
    expect(await take()).toBe(1);
    later(1);
    expect(await take()).toBe('ok');
  });

  it('counts each address apart, and all processes together', async () => {
    await Promise.all([take(make()), take(make()), take(make())]);
    expect(await take(make())).not.toBe('ok');
    expect(await take(make(), '203.0.113.8')).toBe('ok');
  });

  it('holds exactly when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(3);
  });

  it('grows with the factor, and the strictest of several counts', async () => {
    for (let index = 0; index < 6; index++) expect(await take(make(2))).toBe('ok');
    expect(await take(make(2))).not.toBe('ok');
    const strict = { ...limit, name: 'strict', max: 1 };
    expect(await take(make(), 'b', [limit, strict])).toBe('ok');
    expect(await take(make(), 'b', [limit, strict])).not.toBe('ok');
  });

  it('stores no address, and forgets windows that have ended', async () => {
    await take();
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('203.0.113');
    await make().sweep();
    expect(await database.db.$count(rateLimits)).toBe(1);
    later(10_001);
    await make().sweep();
    expect(await database.db.$count(rateLimits)).toBe(0);
  });
});

describe('a pace', () => {
  const pace = { name: 'pace', burst: 3, everyMs: 10_000 };
  const step = (limiter = make(), who = '203.0.113.7') =>
    limiter.take([pace], who).then(
      () => 'ok',
      (error: unknown) => (error instanceof Problem ? error.retryAfterSeconds : Promise.reject(error)),
    );

  it('grants some at once, then one after each step, and is never closed for longer', async () => {
    expect([await step(), await step(), await step(), await step()]).toEqual(['ok', 'ok', 'ok', 10]);
    later(4_000);
    // A refused request costs nothing: the wait gets shorter however often somebody tries.
    expect([await step(), await step()]).toEqual([6, 6]);
    later(6_000);
    expect([await step(), await step()]).toEqual(['ok', 10]);
    later(25_000);
    expect([await step(), await step(), await step()]).toEqual(['ok', 'ok', 5]);
    later(60_000);
    expect([await step(), await step(), await step(), await step()]).toEqual(['ok', 'ok', 'ok', 10]);
  });

  it('holds exactly when many come at once, each address apart, and grows with the factor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => step()));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(3);
    expect(await step(make(), '203.0.113.8')).toBe('ok');
    await make().clear(pace, '203.0.113.7');
    for (let n = 0; n < 6; n += 1) expect(await step(make(2))).toBe('ok');
    expect(await step(make(2))).toBe(5);
  });

  it('can be asked without a step', async () => {
    const allows = () => make().allows(pace, '203.0.113.7');
    expect(await allows()).toBe(true);
    for (let n = 0; n < 3; n += 1) await step();
    expect(await allows()).toBe(false);
    later(10_000);
    expect([await allows(), await allows(), await step(), await allows()]).toEqual([true, true, 'ok', false]);
  });

  it('counted by a clock that ran ahead locks nobody out', async () => {
    later(365 * dayMs);
    for (let n = 0; n < 3; n += 1) await step();
    later(-365 * dayMs);
    expect([await step(), await step(), await step(), await step()]).toEqual(['ok', 'ok', 'ok', 10]);
  });
});

describe('the subscriber behind an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['nonsense', 'nonsense'],
  ])('%s is %s', (ip, who) => expect(subscriberOf(ip)).toBe(who));
});
