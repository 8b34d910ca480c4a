import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { lighterPictures } from './save-data.ts';
import { serveStaticFiles } from './static-files.ts';

const dir = join(import.meta.dirname, '../../../public');
const app = fastify();
await app.register((files) => serveStaticFiles(files, dir));
afterAll(() => app.close());

const large = '/art/gallery/haldi-960.avif';
const ask = async (url: string, saveData?: string) => {
  const reply = await app.inject({ url, headers: saveData === undefined ? {} : { 'save-data': saveData } });
  return { status: reply.statusCode, bytes: reply.rawPayload.length, ...reply.headers };
};

describe('a device that saves data', () => {
  it('gets the smallest file of a drawn picture at the address of a larger one', async () => {
    const [full, small, saved] = [
      await ask(large),
      await ask(large.replace('960', '480')),
      await ask(large, 'on'),
    ];
    expect(saved).toMatchObject({ status: 200, bytes: small.bytes, 'content-type': 'image/avif' });
    expect(saved.bytes).toBeLessThan(full.bytes);
  });

  it('is told apart by every cache on its way', async () => {
    for (const said of ['on', undefined]) expect((await ask(large, said))['vary']).toContain('Save-Data');
  });

  it.each(['off', ''])('is not one that says %j', async (said) => {
    expect((await ask(large, said)).bytes).toBe((await ask(large)).bytes);
  });

  it('gets everything else as it is', async () => {
    const smallest = large.replace('960', '480');
    expect((await ask(smallest, 'on')).bytes).toBe((await ask(smallest)).bytes);
    expect((await ask('/art/home/banner-share.jpg', 'on')).status).toBe(200);
  });
});

it('keeps apart pictures whose names begin alike, and their formats', () => {
  const lighter = lighterPictures(dir);
  expect(lighter.get('/art/home/banner-1600.avif')).toBe('/art/home/banner-960.avif');
  expect(lighter.get('/art/home/banner-tall-800.webp')).toBe('/art/home/banner-tall-480.webp');
});
