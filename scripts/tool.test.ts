import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from './tool.ts';

it('keeps what a tool says on both streams, and its exit code', async () => {
  const result = await runTool('sh', ['-c', 'echo out; echo err >&2; exit 3']);
  expect(result.code).toBe(3);
  expect(result.output.split('\n').toSorted().join()).toBe(',err,out');
});

it('reports a tool that does not exist', async () => {
  expect(await runTool('no-such-tool', [])).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENOENT'),
  });
});

it('stops a tool that takes too long, with everything it started', async () => {
  // While the sleeper lived, it would hold the output open and the result would not come.
  const { code, output } = await runTool('sh', ['-c', 'sleep 3600 & wait'], { timeoutMs: 200 });
  expect(code).not.toBe(0);
  expect(output).toContain('sh was stopped after 0.2 s');
});

it('passes Ctrl-C on to the tool and what it started, and leaves after them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-'));
  const note = join(folder, 'started');
  const code = `import { runTool } from './scripts/tool.ts';
    await runTool('sh', ['-c', 'sleep 3600 & echo started > ${note}; wait']);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  try {
    await expect.poll(() => existsSync(note), { timeout: 10_000 }).toBe(true);
    const ended = once(owner, 'exit');
    owner.kill('SIGINT');
    // It leaves only when the sleeper has released the output.
    expect(await ended).toEqual([130, null]);
  } finally {
    owner.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
