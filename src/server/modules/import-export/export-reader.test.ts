/** @file The zip of everything and its reader: one who stalls gets all of it later, one who leaves ends the work. */
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { reading } from '#support/reading.ts';
import { exportAll } from './export.ts';

const count = 1000;
const words = (at: number) =>
  Array.from({ length: 300 }, (_, word) => (at * 7919 + word * word).toString(36));

/** Begins an export of small texts, or of pictures, and counts those that it has asked for. */
function begun(what: 'texts' | 'pictures') {
  const asked = { count: 0, ended: false };
  const stream = exportAll({
    async *allItems() {
      try {
        for (let at = 0; what === 'texts' && at < count; at += 1) {
          asked.count += 1;
          const data = { title: `Post ${at}`, content: words(at).join(' ') };
          yield { type: 'post', key: `post-${at}`, locale: 'en', live: true, data };
        }
      } finally {
        asked.ended = true;
      }
    },
    async *allPictures() {
      for (let at = 0; what === 'pictures' && at < count; at += 1) {
        asked.count += 1;
        const id = `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
        const read = () => Promise.resolve(Buffer.alloc(50_000, 'x'));
        yield { id, name: 'a.jpg', alt: '', credit: null, focusX: 50, focusY: 50, file: 'a.jpg', read };
      }
    },
    log: createLog('silent'),
    parsing: reading.parsing,
  });
  return { stream, asked };
}

/** Waits until an export asks for nothing more. */
async function stalled(asked: { count: number }): Promise<void> {
  let before = -1;
  const isSame = () => before === (before = asked.count);
  await expect.poll(isSame, { interval: 200, timeout: 10_000 }).toBe(true);
}

describe('an export whose reader stalls', () => {
  it.each(['texts', 'pictures'] as const)(
    'reads no further in the %s, and goes on when the reader does',
    async (what) => {
      const { stream, asked } = begun(what);
      await stalled(asked);
      // Those in its buffers, and no more.
      expect(asked.count).toBeLessThan(count / 2);
      const bytes = await buffer(stream);
      expect(asked.count).toBe(count);
      expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
    },
  );

  it('ends its work when the reader leaves', async () => {
    const { stream, asked } = begun('texts');
    await stalled(asked);
    stream.destroy();
    await expect.poll(() => asked.ended).toBe(true);
    expect(asked.count).toBeLessThan(count);
  });
});
