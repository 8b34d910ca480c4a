import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import type { Values } from './merge-fields.ts';
import { mergeText } from './merge-text.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Kept, QueueOptions } from './save-queue.types.ts';

const start = { title: 'Haldi at home', excerpt: 'Turmeric', content: 'One' };

/** A server that stores versions, as ours does. */
function createServer() {
  let item = { version: 1, key: 'haldi', data: { ...start } as Values };
  const asItem = () => ({ ...item, data: { ...item.data } }) as unknown as ContentItem;
  const put = (changes: Values, key?: string) => {
    item = { version: item.version + 1, key: key ?? item.key, data: { ...item.data, ...changes } };
  };
  const saves: { version: number; key?: string; changes: Values }[] = [];
  return {
    saves,
    item: asItem,
    /** Somebody else saves. */
    put,
    read: () => Promise.resolve(asItem()),
    save: (body: { version: number; key?: string; changes: Values }) => {
      saves.push(body);
      if (body.version !== item.version)
        return Promise.reject(new ApiError(409, { code: 'conflict', message: 'Newer.' }));
      put(body.changes, body.key);
      return Promise.resolve(asItem());
    },
  };
}

type Server = ReturnType<typeof createServer>;
function open(server: Server, more: Partial<QueueOptions> = {}) {
  const device: { kept: Kept | null } = { kept: more.kept ?? null };
  const taken: string[] = [];
  const queue = createSaveQueue({
    item: server.item(),
    kept: null,
    save: server.save,
    read: server.read,
    keep: (kept) => {
      device.kept = structuredClone(kept);
    },
    check: () => null,
    onTaken: (fields) => taken.push(...fields),
    onChange: () => undefined,
    ...more,
  });
  return { queue, device, taken };
}
const soon = () => vi.advanceTimersByTimeAsync(3000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a save that somebody waits for', () => {
  it('carries what was typed while it was under way, too', async () => {
    const server = createServer();
    const { queue } = open(server, {
      save: (body) => {
        if (server.saves.length === 0) queue.change('content', 'Two');
        return server.save(body);
      },
    });
    queue.change('title', 'Haldi on a roof');
    await queue.flush();
    expect(queue.isSaved()).toBe(true);
    expect(server.saves.map(({ changes }) => changes)).toEqual([
      { title: 'Haldi on a roof' },
      { content: 'Two' },
    ]);
  });

  it('has everything, too, when leaving a field began to save before', async () => {
    const server = createServer();
    const { queue } = open(server, {
      save: async (body) => {
        if (server.saves.length === 0) queue.change('content', 'Two');
        return server.save(body);
      },
    });
    queue.change('title', 'Haldi on a roof');
    const savedAfter = async () => {
      await queue.flush();
      return queue.isSaved();
    };
    expect(await Promise.all([savedAfter(), savedAfter(), savedAfter()])).toEqual([true, true, true]);
  });

  it('goes out again where somebody else has saved another field', async () => {
    const server = createServer();
    const { queue } = open(server);
    server.put({ excerpt: 'Turmeric and song' });
    queue.change('title', 'Haldi on a roof');
    await queue.flush();
    expect(queue.isSaved()).toBe(true);
    expect(server.item().data).toMatchObject({ title: 'Haldi on a roof', excerpt: 'Turmeric and song' });
  });
});

describe('the saves of a tab', () => {
  it('carry only what was changed, a few seconds after the first key', async () => {
    const server = createServer();
    const { queue, device } = open(server);
    queue.change('title', 'Haldi');
    queue.change('title', 'Haldi at the farm');
    expect(device.kept).toEqual({
      version: 1,
      base: { title: 'Haldi at home' },
      changes: { title: 'Haldi at the farm' },
    });
    expect(server.saves).toEqual([]);
    await soon();
    expect(server.saves).toEqual([{ version: 1, changes: { title: 'Haldi at the farm' } }]);
    expect(queue.snapshot().state).toEqual({ is: 'saved' });
    expect(device.kept).toBeNull();
  });

  it('wait for one another: on a slow line its own saves never conflict', async () => {
    const server = createServer();
    const answers: (() => void)[] = [];
    const slow: Server['save'] = async (body) => {
      const saved = server.save(body);
      await new Promise<void>((resolve) => answers.push(resolve));
      return saved;
    };
    const { queue, device } = open(server, { save: slow });
    queue.change('content', 'One two');
    const first = queue.flush();
    queue.change('content', 'One two three');
    void queue.flush();
    void queue.flush();
    expect(server.saves).toHaveLength(1);
    // A tab closed now has both on the device.
    expect(device.kept?.changes).toEqual({ content: 'One two three' });
    answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.saves[1]).toEqual({ version: 2, changes: { content: 'One two three' } });
    answers.shift()!();
    await first;
    expect(queue.snapshot()).toMatchObject({ state: { is: 'saved' }, conflicts: [] });
  });

  it('go on by themselves when the server comes back', async () => {
    const server = createServer();
    let down = true;
    const save: Server['save'] = (body) => (down ? Promise.reject(new ApiError(0)) : server.save(body));
    const { queue, device } = open(server, { save });
    queue.change('title', 'A');
    await soon();
    expect(queue.snapshot().state).toEqual({ is: 'kept' });
    queue.change('content', 'Two');
    expect(queue.snapshot().state).toEqual({ is: 'kept' });
    expect(device.kept?.changes).toEqual({ title: 'A', content: 'Two' });
    down = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.item().data).toMatchObject({ title: 'A', content: 'Two' });
    expect(device.kept).toBeNull();
  });

  it('find their own text when the answer was lost after the server had saved', async () => {
    const server = createServer();
    let lost = true;
    const save: Server['save'] = async (body) => {
      const saved = await server.save(body);
      if (!lost) return saved;
      lost = false;
      throw new ApiError(0);
    };
    const { queue } = open(server, { save });
    queue.change('content', 'Saved but not told');
    await vi.advanceTimersByTimeAsync(6000);
    expect(queue.snapshot()).toMatchObject({ state: { is: 'saved' }, conflicts: [] });
  });

  it('never conflict with their own text whose answer was lost while somebody wrote on', async () => {
    const server = createServer();
    let lost = 2;
    const save: Server['save'] = async (body) => {
      const saved = await server.save(body);
      if (lost-- <= 0) return saved;
      throw new ApiError(0);
    };
    const { queue } = open(server, { save });
    queue.change('content', 'Once');
    await soon();
    queue.change('content', 'Once, twice');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queue.snapshot()).toMatchObject({ state: { is: 'saved' }, conflicts: [] });
    expect(server.item().data['content']).toBe('Once, twice');
    // Another person's change is still a conflict.
    lost = 1;
    queue.change('content', 'Thrice');
    await soon();
    server.put({ content: 'By another' });
    queue.change('content', 'Thrice and more');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queue.snapshot().conflicts).toMatchObject([{ field: 'content', theirs: 'By another' }]);
  });

  it('stop asking while the session has ended, and keep everything', async () => {
    const server = createServer();
    let over = true;
    const save: Server['save'] = (body) =>
      over ? Promise.reject(new ApiError(401, { code: 'unauthorized' })) : server.save(body);
    const { queue, device } = open(server, { save });
    queue.change('title', 'Written after the end');
    await soon();
    expect(queue.snapshot().state).toEqual({ is: 'signed-out' });
    queue.change('title', 'Written on');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.snapshot().state).toEqual({ is: 'signed-out' });
    expect(device.kept?.changes).toEqual({ title: 'Written on' });
    over = false;
    await queue.flush();
    expect(server.item().data).toMatchObject({ title: 'Written on' });
  });

  it('hold back a field that is wrong, and save the others', async () => {
    const server = createServer();
    const check = (field: string, value: unknown) =>
      field === 'title' && String(value).length > 20 ? 'Too long.' : null;
    const { queue, device } = open(server, { check });
    queue.change('title', 'x'.repeat(10_000));
    queue.change('content', 'Two');
    await soon();
    expect(server.saves).toEqual([{ version: 1, changes: { content: 'Two' } }]);
    expect(queue.snapshot().refused).toEqual({ title: 'Too long.' });
    expect(device.kept?.changes['title']).toHaveLength(10_000);
    queue.change('title', 'Short');
    await soon();
    expect(server.item().data['title']).toBe('Short');
  });

  it('name a readable address that is taken, and save the rest', async () => {
    const server = createServer();
    const save: Server['save'] = (body) =>
      body.key === 'taken'
        ? Promise.reject(
            new ApiError(409, { code: 'conflict', fieldErrors: { key: 'This address is taken.' } }),
          )
        : server.save(body);
    const { queue } = open(server, { save });
    queue.change('$key', 'taken');
    queue.change('title', 'New');
    await soon();
    await soon();
    expect(queue.snapshot().refused).toEqual({ $key: 'This address is taken.' });
    expect(server.item().data['title']).toBe('New');
    queue.change('$key', 'free');
    await soon();
    expect(server.item().key).toBe('free');
  });

  it('say so and keep the text when the server refuses for good', async () => {
    const server = createServer();
    const save = () => Promise.reject(new ApiError(404, { code: 'not_found', message: 'Not found.' }));
    const { queue, device } = open(server, { save });
    queue.change('content', 'Two');
    await soon();
    expect(queue.snapshot().state).toEqual({ is: 'stopped', why: 'Not found.' });
    expect(device.kept?.changes).toEqual({ content: 'Two' });
  });
});

describe('two people at one item', () => {
  it('keep both, where they changed different fields', async () => {
    const server = createServer();
    const { queue, taken } = open(server);
    queue.change('title', 'Mine');
    server.put({ excerpt: 'Theirs' });
    await soon();
    await soon();
    expect(server.item().data).toMatchObject({ title: 'Mine', excerpt: 'Theirs' });
    expect(taken).toEqual(['excerpt']);
    expect(queue.value('excerpt')).toBe('Theirs');
  });

  it('are asked where both changed the same field; until then neither is overwritten', async () => {
    const server = createServer();
    const { queue, device } = open(server);
    queue.change('content', 'Mine');
    queue.change('title', 'Only mine');
    server.put({ content: 'Theirs' });
    await soon();
    await soon();
    expect(queue.snapshot().conflicts).toEqual([
      { field: 'content', base: 'One', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(server.item().data).toMatchObject({ content: 'Theirs', title: 'Only mine' });
    expect(device.kept?.changes).toEqual({ content: 'Mine' });
    queue.settle('content', 'Both');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.item().data['content']).toBe('Both');
    expect(queue.snapshot()).toMatchObject({ state: { is: 'saved' }, conflicts: [] });
  });

  it('an old tab that comes back does not wipe what was written since', async () => {
    const server = createServer();
    const old = open(server);
    server.put({ content: 'A whole article, written elsewhere' });
    old.queue.change('content', 'One.');
    await soon();
    expect(server.item().data['content']).toBe('A whole article, written elsewhere');
    expect(old.queue.snapshot().conflicts).toHaveLength(1);
  });

  it('a closed tab finds what it left, and merges it with what came since', async () => {
    const server = createServer();
    const kept: Kept = {
      version: 1,
      base: { content: 'One', title: 'Haldi at home' },
      changes: { content: 'One and more', title: 'Left' },
    };
    server.put({ title: 'Theirs' });
    const { queue } = open(server, { kept });
    expect(queue.value('content')).toBe('One and more');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.item().data).toMatchObject({ content: 'One and more', title: 'Theirs' });
    expect(queue.snapshot().conflicts.map(({ field }) => field)).toEqual(['title']);
  });

  it('takes in what somebody else saved while nothing is typed here', () => {
    const server = createServer();
    const { queue, taken } = open(server);
    server.put({ excerpt: 'Theirs' });
    queue.takeIn(server.item());
    expect(taken).toEqual(['excerpt']);
    expect(queue.snapshot().state).toEqual({ is: 'saved' });
  });
});

it('loses no word and overwrites nothing unseen, whatever comes in which order', async () => {
  const field = fc.constantFrom('title', 'excerpt', 'content');
  const act = fc.oneof(
    fc.record({ do: fc.constant('type' as const), field }),
    fc.record({ do: fc.constant('other' as const), field }),
    fc.record({ do: fc.constant('wait' as const), field }),
    fc.record({ do: fc.constant('line' as const), field }),
    fc.record({ do: fc.constant('reopen' as const), field }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const server = createServer();
      let line: 'good' | 'dead' | 'answer lost' = 'good';
      const save: Server['save'] = async (body) => {
        if (line === 'dead') throw new ApiError(0);
        const saved = await server.save(body);
        if (line === 'answer lost') throw new ApiError(0);
        return saved;
      };
      const read: Server['read'] = () => (line === 'dead' ? Promise.reject(new ApiError(0)) : server.read());
      let tab = open(server, { save, read });
      const last: Record<string, string> = {};
      const theirs: Record<string, string> = {};
      let count = 0;
      for (const one of acts) {
        count += 1;
        if (one.do === 'type') {
          tab.queue.change(one.field, (last[one.field] = `mine ${count}`));
          delete theirs[one.field];
        }
        if (one.do === 'other') server.put({ [one.field]: (theirs[one.field] = `theirs ${count}`) });
        if (one.do === 'wait') await soon();
        if (one.do === 'line')
          line = ({ good: 'dead', dead: 'answer lost', 'answer lost': 'good' } as const)[line];
        if (one.do === 'reopen') {
          tab.queue.close();
          tab = open(server, { save, read, kept: tab.device.kept });
        }
      }
      line = 'good';
      await vi.advanceTimersByTimeAsync(120_000);
      await tab.queue.flush();
      const onServer = server.item().data;
      for (const [name, words] of Object.entries(last)) {
        const conflict = tab.queue.snapshot().conflicts.find((open) => open.field === name);
        const wasTaken = name in theirs && onServer[name] === theirs[name];
        // It is stored, or in conflict, or overwritten by somebody else after it had been saved.
        expect(onServer[name] === words || conflict?.mine === words || wasTaken).toBe(true);
      }
      for (const [name, words] of Object.entries(theirs)) expect(onServer[name]).toBe(words);
      tab.queue.close();
    }),
    { numRuns: 500 },
  );
});

describe('edits of one text by two', () => {
  it('are put together where they do not touch, also after a closed tab; else they are asked about', async () => {
    const server = createServer();
    const { queue, device, taken } = open(server, { mergeText });
    queue.change('content', 'One\n\nMine');
    server.put({ content: 'Theirs\n\nOne' });
    const kept = device.kept;
    await queue.flush();
    await soon();
    expect(server.item().data['content']).toBe('Theirs\n\nOne\n\nMine');
    expect(queue.value('content')).toBe('Theirs\n\nOne\n\nMine');
    expect([queue.snapshot().conflicts, taken, queue.isSaved()]).toEqual([[], ['content'], true]);

    server.put({ content: 'Theirs\n\nOne' });
    const later = open(server, { mergeText, kept });
    expect(later.queue.value('content')).toBe('Theirs\n\nOne\n\nMine');
    server.put({ content: 'One\n\nNot mine' });
    await later.queue.flush();
    expect(later.queue.snapshot().conflicts).toHaveLength(1);
    expect(later.queue.value('content')).toBe('Theirs\n\nOne\n\nMine');
  });
});
