import { expect, it } from 'vitest';
import { fitted, redrawn, shrunk } from './shrink-picture.ts';

it.each([
  [4000, 3000, { width: 2000, height: 1500 }],
  [3000, 4000, { width: 1500, height: 2000 }],
  [2000, 10, { width: 2000, height: 10 }],
  [20, 10, { width: 20, height: 10 }],
  [9000, 1, { width: 2000, height: 1 }],
])('%i x %i fits as %o', (width, height, expected) => expect(fitted(width, height)).toEqual(expected));

it('a file that the browser cannot redraw is not redrawn, and is as it was', async () => {
  const file = new File([new Uint8Array(700 * 1024)], 'a.heic', { type: 'image/heic' });
  expect(await redrawn(file)).toBeNull();
  expect(await shrunk(file)).toBe(file);
});
