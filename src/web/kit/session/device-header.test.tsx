import { beforeEach, expect, it } from 'vitest';
import { deviceHeader } from './device-header.ts';

beforeEach(() => localStorage.clear());

it('is the same each time on one device, and another on the next', () => {
  const first = deviceHeader();
  expect(first['x-device']).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceHeader()).toEqual(first);
  localStorage.clear();
  expect(deviceHeader()).not.toEqual(first);
});

it.each(['7', '"short"', '{"x":1}', 'no JSON', `"${'é'.repeat(32)}"`])(
  'is made anew where %s is kept',
  (kept) => {
    localStorage.setItem('device', kept);
    expect(deviceHeader()['x-device']).toMatch(/^[0-9a-f]{32}$/);
  },
);
