import { expect, it } from 'vitest';
import { pictureMegabytes } from '#facts/limits.ts';
import { smallerPicture } from './smaller-picture.ts';

const limit = pictureMegabytes * 1024 * 1024;
/** This browser decodes nothing, as one that gets an iPhone's photo. */
const undecodable = (bytes: number) => new File([new Uint8Array(bytes)], 'a.heic', { type: 'image/heic' });

it.each([1, limit])('sends a file of %i bytes that cannot be decoded as it is', async (bytes) => {
  const file = undecodable(bytes);
  expect(await smallerPicture(file)).toBe(file);
});

it('refuses one that is larger than the server takes, before anything is sent', async () => {
  await expect(smallerPicture(undecodable(limit + 1))).rejects.toMatchObject({
    status: 413,
    said: expect.stringMatching(
      /^This picture is larger than 10 MB, and this device cannot make it smaller\./,
    ) as string,
  });
});
