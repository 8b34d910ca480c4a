import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const module = new URL('secrets.ts', import.meta.url).href;
const rounds = 400;
/** Asks for the keys of folders, each at a moment that all processes share. */
const asker = `
  const [, module, dir, begin] = process.argv;
  const { readSecretKey } = await import(module);
  const keys = [];
  for (let round = 0; round < ${rounds}; round += 1) {
    while (Date.now() < Number(begin) + 2 * round);
    keys.push(readSecretKey(dir + '/' + round));
  }
  process.stdout.write(keys.join(' '));`;

it('is one key for processes that start together in an empty folder, for nobody else to read, and leaves no other file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'aangan-key-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const begin = String(Date.now() + 1500);
  const ask = () => promisify(execFile)('node', ['--input-type=module', '-e', asker, module, dir, begin]);
  const [one, two] = (await Promise.all([ask(), ask()])).map(({ stdout }) => stdout.split(' '));
  expect(one).toHaveLength(rounds);
  expect(one!.filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  expect(two).toEqual(one);
  expect(
    readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile() && file.name !== 'secret.key',
    ),
  ).toEqual([]);
  expect(statSync(join(dir, '0', 'secret.key')).mode & 0o777).toBe(0o600);
});
