/** Finds every scene: a file in scenes/<group>/ is its own registration. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene } from './scene.ts';

const root = join(import.meta.dirname, 'scenes');

/** All scenes by `group/name`, sorted, so that the manifest does not shuffle. */
export async function allScenes(): Promise<Map<string, Scene>> {
  const found = new Map<string, Scene>();
  for (const group of (await readdir(root)).toSorted()) {
    for (const file of (await readdir(join(root, group))).toSorted()) {
      const module: { default: Scene | readonly Scene[] } = await import(join(root, group, file));
      const own = file.replace(/\.ts$/, '');
      for (const one of [module.default].flat() as Scene[]) found.set(`${group}/${one.as ?? own}`, one);
    }
  }
  return found;
}
