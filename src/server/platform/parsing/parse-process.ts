/** @file The process in which everything is read that people bring: one call after the other, without network, secrets or a way to write. */
import { setPriority } from 'node:os';
import { Problem } from '../problem.ts';
import { closeFile, parseTasks, type ParseTaskName } from './parse-tasks.ts';

/** A call: the task and what it reads; `close` lets go of a file, and nobody waits for its answer. */
export type ParseCall = { id: number; task: ParseTaskName | 'close'; given: readonly unknown[] };
/** What it gave, or why not: `code` and `message` of a Problem, no code for any other error. */
export type ParseAnswer =
  | { id: number; result: unknown }
  | { id: number; code: Problem['code'] | null; message: string };

/** Rendering pages comes first. */
const politeness = 5;
setPriority(politeness);

process.on('message', ({ id, task, given }: ParseCall) => {
  if (task !== 'close' && !Object.hasOwn(parseTasks, task)) throw new TypeError('no such task');
  const work = (task === 'close' ? closeFile : parseTasks[task]) as (...all: readonly unknown[]) => unknown;
  const run = async () => work(...given);
  void run().then(
    (result) => answer({ id, result }),
    (error: unknown) =>
      answer({ id, code: error instanceof Problem ? error.code : null, message: (error as Error).message }),
  );
});
// The server has gone.
process.on('disconnect', () => process.exit());

const answer = (one: ParseAnswer) => process.send!(one);
