import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicVendor } from '#contract/vendors.ts';
import { shaped } from '#kit/api/shape-reply.ts';
import { useOwnEditor } from './use-own-editor.ts';

const begin = {
  _id: 'v1',
  companyName: 'Lens and Light',
  ownerName: 'Asha Rawat',
  email: 'asha@example.in',
  updatedAt: '2026-11-20T10:00:00.000Z',
  isSample: false,
  facts: { teamSize: 3 } as object,
  area: 'Dwarka',
  areasServed: ['Rohini'],
};
type Stored = typeof begin;
/** What the server has. */
let stored: Stored;
let puts: { body: object; status: number }[];
/** Runs before the server takes a change: another device is quicker. */
let meanwhile: (() => void)[];
let isDown: boolean;
const refetch = vi.fn<() => Promise<void>>(async () => undefined);

function change(fields: Partial<Stored>): void {
  const at = Date.parse(stored.updatedAt) + 1000;
  stored = { ...stored, ...fields, updatedAt: new Date(at).toISOString() };
}

function answer(options: RequestInit): Response {
  if (isDown) throw new TypeError('Failed to fetch');
  if (options.method !== 'PUT') return Response.json(stored);
  meanwhile.shift()?.();
  const body = JSON.parse(options.body as string) as Partial<Stored>;
  const isCurrent = new Headers(options.headers).get('if-match') === `"${stored.updatedAt}"`;
  puts.push({ body, status: isCurrent ? 200 : 409 });
  if (!isCurrent) return Response.json({ message: 'Changed.', code: 'conflict' }, { status: 409 });
  change(body);
  return Response.json(shaped('PublicVendor', stored));
}

beforeEach(() => {
  localStorage.setItem('authToken', 'token');
  [stored, puts, meanwhile, isDown] = [begin, [], [], false];
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => answer(options));
});

function open() {
  const vendor = begin as unknown as PublicVendor;
  return renderHook(() => useOwnEditor({ vendor, refetch })).result.current;
}
const settled = <T,>(promise: Promise<T>) => act(() => promise);

describe('a field of the own page', () => {
  it('is sent alone, on the version that was read', async () => {
    const save = open();
    expect(await settled(save('area', 'Saket', 'Dwarka'))).toEqual({ is: 'saved' });
    expect(puts).toEqual([{ body: { area: 'Saket' }, status: 200 }]);
  });

  it('two in flight do not overwrite each other, nor what they do not touch', async () => {
    const save = open();
    const [one, two] = await settled(
      Promise.all([
        save('facts', { teamSize: 4 }, { teamSize: 3 }),
        save('facts', { teamSize: 3, years: 9 }, { teamSize: 3 }),
      ]),
    );
    expect([one, two]).toEqual([{ is: 'saved' }, { is: 'saved' }]);
    expect(stored.facts).toEqual({ teamSize: 4, years: 9 });
    expect(puts.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('keeps what another device changed meanwhile', async () => {
    const save = open();
    change({ ownerName: 'A. Rawat', facts: { teamSize: 7 } });
    meanwhile = [() => change({ areasServed: ['Rohini', 'Saket'] })];
    expect(await settled(save('areasServed', ['Rohini', 'Karol Bagh'], ['Rohini']))).toEqual({ is: 'saved' });
    expect(stored).toMatchObject({
      ownerName: 'A. Rawat',
      facts: { teamSize: 7 },
      areasServed: ['Rohini', 'Saket', 'Karol Bagh'],
    });
  });

  it('that both changed is for the vendor to decide; nothing is overwritten before', async () => {
    const save = open();
    change({ area: 'Rohini' });
    refetch.mockClear();
    expect(await settled(save('area', 'Saket', 'Dwarka'))).toEqual({ is: 'changed' });
    // The form shows the other value when that is taken.
    expect(refetch).toHaveBeenCalledOnce();
    expect(stored.area).toBe('Rohini');
    expect(await settled(save('area', 'Saket', 'Dwarka', true))).toEqual({ is: 'saved' });
    expect(stored.area).toBe('Saket');
  });

  it('of two devices that change one list at once: nothing that either added is lost', async () => {
    const turns = fc.array(fc.tuple(fc.boolean(), fc.nat(3)), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(turns, async (order) => {
        [stored, puts] = [begin, []];
        const devices = [open(), open()];
        // Each device knows only what it has added itself.
        const known = [['Rohini'], ['Rohini']];
        const added = order.map(([first, pause], turn) => {
          const at = first ? 0 : 1;
          const before = known[at]!;
          const mine = [...before, `Area ${turn}`];
          known[at] = mine;
          return (async () => {
            for (let wait = 0; wait < pause; wait++) await Promise.resolve();
            // A form sends again what was kept.
            while ((await devices[at]!('areasServed', mine, before)).is === 'kept');
          })();
        });
        await settled(Promise.all(added));
        expect(stored.areasServed.toSorted()).toEqual(
          ['Rohini', ...order.map((_, turn) => `Area ${turn}`)].toSorted(),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('is kept when the server cannot be reached, or nobody is signed in', async () => {
    const save = open();
    isDown = true;
    expect(await settled(save('area', 'Saket', 'Dwarka'))).toEqual({ is: 'kept', signedOut: false });
    localStorage.removeItem('authToken');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await settled(save('area', 'Saket', 'Dwarka'))).toEqual({ is: 'kept', signedOut: true });
    expect(log).toHaveBeenCalledWith('No token found');
    log.mockRestore();
  });

  it('is kept when a captive portal answers in place of the server', async () => {
    const save = open();
    vi.stubGlobal(
      'fetch',
      async () => new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await settled(save('area', 'Saket', 'Dwarka'))).toEqual({ is: 'kept', signedOut: false });
  });

  it('that is wrong is refused with the contract’s sentence, and nothing is sent', async () => {
    const save = open();
    const wrong = await settled(save('instagram', 'https://evil.example/a', null));
    expect(wrong).toEqual({
      is: 'refused',
      errors: { '': 'Please enter a valid Instagram profile URL' },
    });
    expect(puts).toEqual([]);
  });
});
