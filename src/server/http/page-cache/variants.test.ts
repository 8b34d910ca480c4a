import { expect, test } from 'vitest';
import { longHtml, page } from './cache-site.fixture.ts';
import { bestVariantsOf, bytesOf, variantsOf } from './variants.ts';

const blocks = ({ br, gzip, identity }: Awaited<ReturnType<typeof variantsOf>>) =>
  [...new Set([br, gzip, identity])].reduce((sum, { body }) => sum + body.buffer.byteLength, 0);

test('a page holds exactly the memory that is counted, not the blocks it was compressed in', async () => {
  const quick = await variantsOf(page(longHtml('Flowers')), undefined);
  expect(blocks(quick)).toBe(bytesOf(quick));
  const best = await bestVariantsOf(quick);
  expect(blocks(best)).toBe(bytesOf(best));
  const small = await variantsOf(page('Namaste'), undefined);
  expect(blocks(small)).toBe(bytesOf(small));
  expect(bytesOf(small)).toBe('Namaste'.length);
});

test('the least that is worth compressing', async () => {
  const longest = await variantsOf(page('a'.repeat(255)), undefined);
  const shortest = await variantsOf(page('a'.repeat(256)), undefined);
  expect([longest.compressed, shortest.compressed]).toEqual([false, true]);
});
