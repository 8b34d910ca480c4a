import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installMissing } from './programs.ts';

let folder: string;
let calls: string;
/** The printed lines, and whether anything had been installed by then. */
let lines: { text: string; before: boolean }[];

const writeProgram = (name: string, script: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  calls = join(folder, 'calls');
  lines = [];
  // A machine with only an apt-get that records its arguments.
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  writeProgram('apt-get', `echo "$@" >> ${calls}`);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push({ text: String(text), before: !existsSync(calls) });
    return true;
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the programs of the machine', () => {
  it.runIf(process.getuid?.() === 0)(
    'are installed after one line that names the missing packages',
    async () => {
      await installMissing(['openssl', 'openssl']);
      expect(lines).toEqual([
        { text: expect.stringMatching(/system packages.*: openssl\.\n$/), before: true },
      ]);
      expect(readFileSync(calls, 'utf8')).toMatch(/install .*openssl/);
    },
  );

  it('are taken where they are there', async () => {
    writeProgram('openssl', 'true');
    await installMissing(['openssl']);
    expect([lines, existsSync(calls)]).toEqual([[], false]);
  });

  it('are left alone where they cannot be installed', async () => {
    rmSync(join(folder, 'apt-get'));
    await installMissing(['openssl']);
    expect(lines).toEqual([]);
  });
});
