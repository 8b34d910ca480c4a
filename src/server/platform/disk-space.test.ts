import { tmpdir } from 'node:os';
import { beforeEach, expect, it, vi } from 'vitest';
import { freeBytes, watchDisk } from './disk-space.ts';

const reserveBytes = 1_000;
let bytes: number;
let said: string[];
const note = (_: object, words: string) => void said.push(words);
const watch = () =>
  watchDisk({ dir: '.', reserveBytes, log: { info: note, error: note } as never, free: () => bytes });
beforeEach(() => {
  said = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});

it('has enough at the reserve exactly, not one byte below', () => {
  bytes = reserveBytes;
  expect(watch().enough()).toBe(true);
  bytes = reserveBytes - 1;
  expect(watch().enough()).toBe(false);
});

it('looks again after a second, and says once what changed', () => {
  bytes = reserveBytes;
  const disk = watch();
  expect(disk.enough()).toBe(true);
  bytes = 0;
  expect(disk.enough()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect([disk.enough(), disk.enough()]).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  expect(disk.enough()).toBe(false);
  bytes = reserveBytes;
  vi.advanceTimersByTime(1_000);
  expect(disk.enough()).toBe(true);
  expect(said).toEqual(['the disk is nearly full; changes are refused', 'the disk has room again']);
});

it('reads the real disk', () => expect(freeBytes(tmpdir())).toBeGreaterThan(0));
