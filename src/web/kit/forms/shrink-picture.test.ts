import { expect, it, vi } from 'vitest';
import { fitted, isSlowNetwork, shrinkPicture } from './shrink-picture.ts';

it.each([
  [4000, 3000, { width: 2000, height: 1500 }],
  [3000, 4000, { width: 1500, height: 2000 }],
  [2000, 10, { width: 2000, height: 10 }],
  [20, 10, { width: 20, height: 10 }],
])('%i x %i fits as %o', (width, height, expected) => expect(fitted(width, height)).toEqual(expected));

it.each([
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [undefined, false],
])('%o is slow: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowNetwork()).toBe(expected);
});

it('sends a file as it is when the browser cannot redraw it', async () => {
  const file = new File([new Uint8Array(700 * 1024)], 'a.heic', { type: 'image/heic' });
  expect(await shrinkPicture(file)).toBe(file);
});
