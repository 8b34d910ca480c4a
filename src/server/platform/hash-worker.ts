import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashAnswer, HashTask } from './hash-thread.ts';
import { packageRoot } from './package-root.ts';

const threadFile = join(packageRoot, 'src/server/platform/hash-thread.ts');

export type HashWorker = {
  hash(password: string | Uint8Array): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** Ends the thread and rejects the running task. */
  close(): Promise<void>;
};

type Waiting = { resolve(result: string | boolean): void; reject(error: Error): void };

/** Returns a hashing thread that starts with the first task, and again after a crash. It does not keep the process alive. */
export function createHashWorker(): HashWorker {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function fail(dead: Worker, error: Error): void {
    if (worker === dead) worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(threadFile);
    started.unref();
    started.on('message', (answer: HashAnswer) => {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
    started.on('error', (error) => fail(started, error as Error));
    started.on('exit', () => fail(started, new Error('the hashing thread ended')));
    return started;
  }

  const ask = (task: Omit<HashTask, 'id'>) =>
    new Promise<string | boolean>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      (worker ??= start()).postMessage({ ...task, id: count } satisfies HashTask);
    });

  return {
    hash: async (password) => (await ask({ password })) as string,
    verify: async (stored, password) => (await ask({ stored, password })) as boolean,
    async close() {
      await worker?.terminate();
    },
  };
}
