import { expect, test } from 'vitest';
import { longHtml, page } from './cache-site.fixture.ts';
import { bodyOf, bytesOf, variantsOf } from './variants.ts';

const blocks = ({ br, gzip, identity }: Awaited<ReturnType<typeof variantsOf>>) =>
  [...new Set([br, gzip, identity])].reduce((sum, { body }) => sum + body.buffer.byteLength, 0);

test('a page holds exactly the memory that is counted, not the blocks it was compressed in', async () => {
  const large = await variantsOf(page(longHtml('Flowers')), undefined);
  expect(blocks(large)).toBe(bytesOf(large));
  const small = await variantsOf(page('Namaste'), undefined);
  expect(blocks(small)).toBe(bytesOf(small));
  expect(bytesOf(small)).toBe('Namaste'.length);
});

test('the least that is worth compressing', async () => {
  const longest = await variantsOf(page('a'.repeat(255)), undefined);
  const shortest = await variantsOf(page('a'.repeat(256)), undefined);
  expect([longest.compressed, shortest.compressed]).toEqual([false, true]);
});

test('an unchanged page is not compressed again', async () => {
  const kept = await variantsOf(page(longHtml('Flowers')), undefined);
  expect(await variantsOf(page(longHtml('Flowers')), kept)).toBe(kept);
  expect(await variantsOf(page(longHtml('Tents')), kept)).not.toBe(kept);
});

test('the plain bytes of a page are made once for those who ask one after the other, and are its own', async () => {
  const [flowers, tents] = await Promise.all(
    ['Flowers', 'Tents'].map((name) => variantsOf(page(longHtml(name)), undefined)),
  );
  const first = bodyOf(flowers!, flowers!.identity);
  expect(bodyOf(flowers!, flowers!.identity)).toBe(first);
  expect(bodyOf(tents!, tents!.identity).toString()).toBe(longHtml('Tents'));
  expect(bodyOf(flowers!, flowers!.identity).toString()).toBe(longHtml('Flowers'));
});
