/** @file The process that parses all untrusted input: one call after the other, without network, secrets or write access. */
import { setPriority } from 'node:os';
import { Problem } from '../problem.ts';
import { closeFile, parseTasks, type ParseTaskName } from './parse-tasks.ts';

/** A call: the task and its input; `close` releases a file, and has no answer. */
export type ParseCall = { id: number; task: ParseTaskName | 'close'; given: readonly unknown[] };
/** The result, or the error: `code` and `message` of a Problem, no code for any other error. */
export type ParseAnswer =
  | { id: number; result: unknown }
  | { id: number; code: Problem['code'] | null; message: string };

/** Rendering of pages has priority. */
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
// The server has ended.
process.on('disconnect', () => process.exit());

const answer = (one: ParseAnswer) => process.send!(one);
