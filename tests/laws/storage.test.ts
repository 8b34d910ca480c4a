import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** Values read there are `unknown`, so that the compiler requires a check of their shape. */
const onlyIn = 'src/web/kit/device/device-store.ts';
const readsStorage = (source: string) => /\blocalStorage\b/.test(source);

describe('values stored on the device', () => {
  it('is read in one place, which promises nothing about it', () => {
    const readers = projectFiles(/^src\/.*\.tsx?$/).filter(
      (path) => !/\.test\.tsx?$/.test(path) && readsStorage(read(path)),
    );
    expect(readers).toEqual([onlyIn]);
    expect(read(onlyIn)).toMatch(/function recall\(key: string\): unknown/);
  });

  it('finds a reader elsewhere', () => {
    expect(readsStorage("JSON.parse(localStorage.getItem('a') ?? '')")).toBe(true);
  });
});
