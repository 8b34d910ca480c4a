import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

/** The checkout's folder; everything a script names is relative to it. */
export const root = resolve(import.meta.dirname, '..');

const tools = join(root, 'node_modules', '.bin');

export type ToolResult = {
  /** Exit code; 1 when the tool could not start or a signal ended it. */
  code: number;
  /** Standard output and error in the order they came. */
  output: string;
};

/** The environment with the project's own tools (and its Node) first on PATH. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...extra,
    PATH: `${tools}${delimiter}${extra['PATH'] ?? process.env['PATH'] ?? ''}`,
  };
}

/**
 * Runs a program from `node_modules/.bin` or PATH in the checkout's folder and keeps what it says.
 * Never rejects: a program that cannot start is a result with code 1 and the reason as output. After
 * `timeoutMs` it is killed and the output says so.
 */
export function runTool(
  command: string,
  parts: readonly string[],
  options: { env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<ToolResult> {
  const { env = {}, timeoutMs = 20 * 60_000 } = options;
  return new Promise((done) => {
    const pieces: string[] = [];
    const child = spawn(command, parts, {
      cwd: root,
      env: toolEnvironment({ NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const timer = setTimeout(() => {
      pieces.push(`\n${command} was stopped after ${timeoutMs / 1000} s.\n`);
      child.kill('SIGKILL');
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
    }
    child.on('error', (error) => pieces.push(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output: pieces.join('') });
    });
  });
}
