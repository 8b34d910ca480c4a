/** @file An earlier release: the same pages as the current build, with other names for every script, style and font. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const hashed = /-([\w-]{7,8})\.(?:js|css|woff2)$/;
const mark = 'Old';
const older = (hash: string) => hash.slice(0, -mark.length) + mark;

/** Returns whether an address is a file of the earlier release. */
export const isOldAsset = (url: string): boolean => /\/assets\/.*Old\.(?:js|css|woff2)$/.test(url);

/** Creates it, below the checkout, where its server finds the packages. `dir` is for `--build`; call `remove` at the end. */
export function makeOldRelease(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(root, 'build', 'old-release-'));
  cpSync(join(root, 'build', 'server'), join(dir, 'server'), { recursive: true });
  cpSync(join(root, 'build', 'client'), join(dir, 'client'), { recursive: true });
  cpSync(join(root, 'build', 'desk'), join(dir, 'desk'), { recursive: true });
  const assets = globSync('client/assets/*', { cwd: dir });
  for (const file of assets.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(dir, file));
  const hashes = assets.flatMap((file) => hashed.exec(file)?.[1] ?? []);
  const all = new RegExp(`-(${hashes.join('|')})(?=\\.(?:js|css|woff2))`, 'g');
  for (const file of globSync(['client/assets/*.{js,css}', 'server/**/*.js'], { cwd: dir })) {
    const text = readFileSync(join(dir, file), 'utf8');
    writeFileSync(
      join(dir, file),
      text.replace(all, (_, hash: string) => `-${older(hash)}`),
    );
  }
  for (const file of globSync('client/assets/*.{js,css,woff2}', { cwd: dir }))
    renameSync(
      join(dir, file),
      join(
        dir,
        dirname(file),
        relative(dirname(file), file).replace(all, (_, hash: string) => `-${older(hash)}`),
      ),
    );
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
