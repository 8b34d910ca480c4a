/** @file One parser process: started with the first call, killed when a call takes too long, and started anew with the next. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { Log } from '../log.ts';
import { isBuilt, packageRoot } from '../package-root.ts';
import { Problem } from '../problem.ts';
import type { ParseAnswer, ParseCall } from './parse-process.ts';
import { readerIdleMs, readerMemoryMb, readerWaiting, type Lane } from './parsers.ts';

/** The parser was killed, since it took too long or too much memory. */
export class ReadingStopped extends Problem {
  constructor() {
    super('invalid_input', { message: 'It takes too long to be read.' });
  }
}

/** The parser failed at its input, as none of its own errors says: a fault of ours. */
export class ReadingFailed extends Error {}

const file = join(
  packageRoot,
  isBuilt ? 'build/main/parse-process.js' : 'src/server/platform/parsing/parse-process.ts',
);

/** The process may read files and nothing else: no network, no child processes, no writing. */
export const readerFlags: readonly string[] = ['--permission', '--allow-fs-read=*'];

const start = (memoryMb: number): ChildProcess =>
  fork(file, {
    execArgv: [...readerFlags, `--max-old-space-size=${memoryMb}`],
    // Without our settings.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

export type ReaderProcess = {
  /** @throws Problem of the parser; ReadingStopped when it was killed; ReadingFailed; Problem unavailable when too many wait */
  call(ask: Omit<ParseCall, 'id'>, maxMs: number): Promise<unknown>;
  /** Releases a file, if its process still runs. */
  letGo(handle: number): void;
  /** Keeps the process alive between calls, for a file that is read in parts, until the returned function is called. */
  hold(): () => void;
  /** Ends the process and its running task. */
  close(): void;
};

/** Returns a process that starts with the first call. It does not keep this one alive. */
export function createReaderProcess(lane: Lane, log: Log, memoryMb: number = readerMemoryMb): ReaderProcess {
  const oneByOne = createConcurrencyLimit({ running: 1, waiting: readerWaiting });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let held = 0;
  let count = 0;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const rest = () => {
    clearTimeout(idle);
    if (held === 0) idle = setTimeout(end, readerIdleMs).unref();
  };

  function ready(): ChildProcess {
    if (child) return child;
    const started = start(memoryMb);
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return (child = started);
  }

  async function ask(call: Omit<ParseCall, 'id'>, maxMs: number): Promise<unknown> {
    clearTimeout(idle);
    const asked = ready();
    const id = (count += 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stopped = (reason: string) => () => {
      log.warn({ lane, task: call.task, reason }, 'a reading was ended');
      end();
      reject(new ReadingStopped());
    };
    const onExit = stopped('its process ended');
    // Keeps this process alive while it waits for an answer.
    const timer = setTimeout(stopped('time'), maxMs);
    const onMessage = (answer: ParseAnswer) => {
      if (answer.id !== id) return;
      if ('result' in answer) resolve(answer.result);
      else if (answer.code) reject(new Problem(answer.code, { message: answer.message }));
      else {
        log.error({ lane, task: call.task, err: new Error(answer.message) }, 'a parser failed');
        reject(new ReadingFailed(answer.message));
      }
    };
    asked.on('message', onMessage).once('exit', onExit);
    asked.send({ ...call, id } satisfies ParseCall, (error) => error && onExit());
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      asked.off('message', onMessage).off('exit', onExit);
      rest();
    }
  }

  return {
    call: (call, maxMs) => oneByOne.run(() => ask(call, maxMs)),
    letGo: (handle) => void child?.send({ id: 0, task: 'close', given: [handle] } satisfies ParseCall),
    hold() {
      held += 1;
      clearTimeout(idle);
      return () => {
        held -= 1;
        rest();
      };
    },
    close: end,
  };
}
