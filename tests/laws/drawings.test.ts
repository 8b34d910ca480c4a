import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inputsHash } from '../../art/built.ts';
import { read } from './tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('whether the drawings changed', () => {
  write('scenes/a/b.ts', 'one\ntwo\n');
  const before = inputsHash(folder);
  const after = (path: string, text: string) => {
    write(path, text);
    return inputsHash(folder);
  };

  it('does not depend on what a build writes, on installed packages or on the ends of lines', () => {
    expect(after('built.json', '{}')).toBe(before);
    expect(after('node_modules/x/index.ts', 'x')).toBe(before);
    expect(after('scenes/a/b.ts', 'one\r\ntwo\r\n')).toBe(before);
  });

  it('is told by what is in a file, by its place and by a new one', () => {
    const edited = after('scenes/a/b.ts', 'one\ntwo!\n');
    const added = after('scenes/a/c.ts', '');
    expect(new Set([before, edited, added]).size).toBe(3);
    rmSync(join(folder, 'scenes/a/c.ts'));
    expect(inputsHash(folder)).toBe(edited);
  });
});

it('the drawings are checked before they are built: a kept hash means both', () => {
  const { scripts } = JSON.parse(read('art/package.json')) as { scripts: Record<string, string> };
  expect(scripts['build']).toBe('npm run check && node build.ts');
});
