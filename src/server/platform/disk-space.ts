/** @file Watches the free space on the disk. It is checked before a change is accepted, since the embedded engine stops on a full disk. */
import { statfsSync } from 'node:fs';
import type { Log } from './log.ts';

/** Returns the bytes of the disk that holds the folder: those that are free for us, and all. */
export function diskSpace(dir: string): { freeBytes: number; totalBytes: number } {
  const { bavail, blocks, bsize } = statfsSync(dir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Returns the free bytes on the disk that holds the folder. */
export const freeBytes = (dir: string): number => diskSpace(dir).freeBytes;

const lookEveryMs = 1000;

export type DiskSpace = {
  /** Returns false while less than the reserve is free. */
  enough(): boolean;
};

/** Watches the disk of a folder. It is measured on demand, at most once a second. */
export function watchDisk(options: {
  dir: string;
  reserveBytes: number;
  log: Log;
  /** Injectable for tests. */
  free?: (dir: string) => number;
}): DiskSpace {
  const { dir, reserveBytes, log, free = freeBytes } = options;
  let lookedAt = -Infinity;
  let enough = true;
  return {
    enough() {
      const now = performance.now();
      if (now - lookedAt < lookEveryMs) return enough;
      lookedAt = now;
      const before = enough;
      const bytes = free(dir);
      enough = bytes >= reserveBytes;
      const freeMegabytes = Math.floor(bytes / 1_000_000);
      if (before && !enough) log.error({ freeMegabytes }, 'the disk is nearly full; changes are refused');
      if (enough && !before) log.info({ freeMegabytes }, 'the disk has room again');
      return enough;
    },
  };
}
