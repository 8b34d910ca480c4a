import { expect, test } from 'vitest';
import { longHtml, page } from './cache-site.fixture.ts';
import { createRecompression } from './recompression.ts';
import { bodyOf, bytesOf, variantsOf, type Variants } from './variants.ts';

type Kept = { variants: Variants };
const html = longHtml('Flowers');
const make = async (): Promise<Kept> => ({ variants: await variantsOf(page(html), undefined) });

function queue(isKept: (entry: Kept) => boolean) {
  const swapped: Kept[] = [];
  const logged: string[] = [];
  const recompression = createRecompression<Kept>({
    isKept,
    swap(entry, variants) {
      swapped.push(entry);
      entry.variants = variants;
    },
    log: { error: (_: object, text: string) => void logged.push(text) } as never,
  });
  return { recompression, swapped, logged };
}

test('pages become smaller one after the other, and say the same', async () => {
  const pages = await Promise.all([make(), make(), make()]);
  const before = bytesOf(pages[0].variants);
  const { recompression, swapped } = queue(() => true);
  for (const one of pages) recompression.add(one);
  await recompression.idle();
  expect(swapped).toEqual(pages);
  const late = await make();
  recompression.add(late);
  await recompression.idle();
  expect(swapped.at(-1)).toBe(late);
  for (const { variants } of pages) {
    expect(bytesOf(variants)).toBeLessThan(before);
    expect(bodyOf(variants, variants.identity).toString()).toBe(html);
  }
});

test('a page that was dropped or changed while it was compressed is left alone', async () => {
  const [dropped, changed, before] = await Promise.all([make(), make(), make()]);
  let isDropped = false;
  const { recompression, swapped } = queue((entry) => entry !== dropped || !isDropped);
  recompression.add(dropped);
  isDropped = true;
  await recompression.idle();
  recompression.add(changed);
  changed.variants = before.variants;
  await recompression.idle();
  expect(swapped).toEqual([]);
  expect(changed.variants).toBe(before.variants);
});

test('one page that cannot be compressed is logged and stops no other', async () => {
  const [broken, whole] = await Promise.all([make(), make()]);
  broken.variants = { ...broken.variants, gzip: { ...broken.variants.gzip, body: Buffer.from('no gzip') } };
  const { recompression, swapped, logged } = queue(() => true);
  recompression.add(broken);
  recompression.add(whole);
  await recompression.idle();
  expect(swapped).toEqual([whole]);
  expect(logged).toEqual(['recompressing a page failed; it stays as it is']);
});

test('at most a thousand wait; once there is room again, more are taken', async () => {
  const { variants } = await make();
  let isKept = true;
  const { recompression } = queue(() => isKept);
  // The first is at work at once, so a thousand more may wait.
  const taken = Array.from({ length: 1002 }, () => recompression.add({ variants }));
  expect(taken.filter((one) => !one)).toHaveLength(1);
  expect(taken.at(-1)).toBe(false);
  isKept = false;
  await recompression.idle();
  expect(recompression.add({ variants })).toBe(true);
});
