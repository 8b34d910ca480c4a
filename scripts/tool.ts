import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { minuteMs } from '#facts/time.ts';

/** The checkout's folder; all paths in scripts are relative to it. */
export const root = resolve(import.meta.dirname, '..');

const tools = join(root, 'node_modules', '.bin');

export type ToolResult = {
  /** Exit code; 1 when the tool could not start or a signal ended it. */
  code: number;
  /** Standard output and error in their order. */
  output: string;
};

/** Returns the environment with the project's own tools (and its Node) first on PATH. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...extra,
    PATH: `${tools}${delimiter}${extra['PATH'] ?? process.env['PATH'] ?? ''}`,
  };
}

const running = new Set<ChildProcess>();

/** Ends a tool with all its child processes: a test runner has browsers and servers of its own. */
function endTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

const timeoutMs = 5_000;

// Tools run in process groups of their own, so Ctrl-C reaches only this process, which passes it on and exits after them.
// As SIGTERM, because a shell's background jobs ignore SIGINT.
for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
  process.once(signal, () => {
    if (running.size === 0) process.exit(code);
    for (const child of running) {
      child.once('close', () => process.exit(code));
      endTree(child, 'SIGTERM');
      setTimeout(() => endTree(child, 'SIGKILL'), timeoutMs).unref();
    }
  });
}

/**
 * Runs a program from `node_modules/.bin` or PATH, in the checkout's folder unless another is named, and captures its output.
 * Never rejects: a program that cannot start is a result with code 1 and the reason as output. After
 * `timeoutMs` it is killed, with its child processes, and the output says so.
 */
export function runTool(
  command: string,
  parts: readonly string[],
  options: { env?: NodeJS.ProcessEnv; timeoutMs?: number; cwd?: string } = {},
): Promise<ToolResult> {
  const { env = {}, timeoutMs = 28 * minuteMs, cwd = root } = options;
  return new Promise((done) => {
    const pieces: string[] = [];
    const child = spawn(command, parts, {
      cwd,
      env: toolEnvironment({ NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that it can be ended with its children.
      detached: true,
    });
    running.add(child);
    const timer = setTimeout(() => {
      pieces.push(`\n${command} was stopped after ${timeoutMs / 1000} s.\n`);
      endTree(child, 'SIGKILL');
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
    }
    child.on('error', (error) => pieces.push(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      // A negative code is the system's error number for a failed start.
      done({ code: code === null || code < 0 ? 1 : code, output: pieces.join('') });
    });
  });
}
