import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isLong } from '#support/fuzz/fuzz-run.ts';

const script = fileURLToPath(new URL('./crash-writer.child.ts', import.meta.url));
const kills = isLong ? 10 : 5;
const slowTestMs = 600_000;

// A dozen processes start one after the other, each with the engine.
vi.setConfig({ testTimeout: slowTestMs, hookTimeout: slowTestMs });

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'aangan-crash-'));
let template: string;
let dir: string;
beforeAll(async () => {
  template = newFolder();
  dir = template;
  await run('look');
});
beforeEach(() => {
  dir = newFolder();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
afterAll(() => rmSync(template, { recursive: true, force: true }));
/** Making a database takes seconds, copying one does not. */
const useTemplate = (): void =>
  cpSync(join(template, 'database'), join(dir, 'database'), { recursive: true });

type End = { lines: string[]; code: number | null };

/** Runs the child until its end; `onLine` may end it. Lines from before its death are all counted. */
function run(
  mode: 'write' | 'switch' | 'look',
  onLine: (line: string, kill: () => void) => void = () => {},
): Promise<End> {
  const child = spawn(process.execPath, [...process.execArgv, script, dir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    onLine(line, () => child.kill('SIGKILL'));
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ lines, code })));
}

const lastAck = (lines: string[]): number =>
  Number(lines.findLast((line) => line.startsWith('ack '))?.slice(4) ?? 0);

it(`loses nothing that was acknowledged in ${kills} kills`, async () => {
  useTemplate();
  let acknowledged = 0;
  for (let round = 0; round < kills; round += 1) {
    // Some die while they still open the folder, the others somewhere in the stream of writes.
    const dieAfter = round % 4 === 3 ? 0 : 1 + ((round * 37) % 60);
    let acks = 0;
    const { lines } = await run('write', (line, kill) => {
      if (line.startsWith('ack ')) acks += 1;
      if (acks >= dieAfter) kill();
    });
    const found = lines.find((line) => line.startsWith('found '));
    if (found) {
      const [count, last] = found.slice(6).split(' ').map(Number) as [number, number];
      expect(count).toBe(last);
      expect(last).toBeGreaterThanOrEqual(acknowledged);
    } else expect(dieAfter).toBe(0);
    acknowledged = Math.max(acknowledged, lastAck(lines));
  }
  expect(acknowledged).toBeGreaterThan(kills * 10);
  const { lines, code } = await run('look');
  expect(code).toBe(0);
  const [count, last] = lines.at(-1)!.slice(6).split(' ').map(Number) as [number, number];
  expect(count).toBe(last);
  expect(last).toBeGreaterThanOrEqual(acknowledged);
});

it('starts again when the very first start was cut off', async () => {
  await run('write', (line, kill) => line === 'opening' && kill());
  const { lines, code } = await run('look');
  expect([lines.at(-1), code]).toEqual(['found 0 0', 0]);
});

it('refuses a second process with one sentence, and lets it in after a death', async () => {
  useTemplate();
  const second: End[] = [];
  const first = await run('write', (line, kill) => {
    if (line === 'ack 1') {
      void run('look').then((end) => {
        second.push(end);
        kill();
      });
    }
  });
  expect(second).toEqual([
    {
      code: 3,
      lines: [
        'opening',
        `refused StartError: The database in ${join(dir, 'database')} is in use by another process; stop that one first.`,
      ],
    },
  ]);
  const after = await run('look');
  expect(after.code).toBe(0);
  expect(Number(after.lines.at(-1)!.split(' ')[2])).toBeGreaterThanOrEqual(lastAck(first.lines));
});

it('ends the process when the engine panics, and a restart finds every acknowledged row', async () => {
  useTemplate();
  const log = join(dir, 'database', 'pg_wal');
  const aside = join(dir, 'pg_wal.aside');
  // The engine cannot make its next log file, as on a full disk.
  const { lines, code } = await run('switch', (line) => line === 'ack 1' && renameSync(log, aside));
  expect(code).toBe(70);
  expect(lines.at(-1)).toBe('error the embedded database failed; a restart repairs it');
  renameSync(aside, log);
  const after = await run('look');
  expect(after.code).toBe(0);
  expect(Number(after.lines.at(-1)!.split(' ')[2])).toBeGreaterThanOrEqual(lastAck(lines));
});
