/** @file The modules' interface to the parsers of untrusted input, which run in other processes within the bounds of `parsers.ts`. */
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import type { ParseTaskName, ParseTasks } from './parse-tasks.ts';
import { lanes, parsers, type ParserName } from './parsers.ts';
import { createReaderProcess } from './reader-process.ts';
import type { WxrEnd, WxrEntry } from './wxr.ts';

export { ReadingFailed, ReadingStopped } from './reader-process.ts';

/** The bounds of each task. */
const boundsOf = {
  html: 'html',
  markdownTree: 'markdownTree',
  markdownPictures: 'markdownPictures',
  markdownBody: 'markdownPictures',
  frontMatter: 'frontMatter',
  table: 'table',
  calendar: 'calendar',
  wxrOpen: 'wxr',
  ghostOpen: 'ghost',
  wxrNext: 'wxr',
  zipOpen: 'zip',
  zipRead: 'zipFile',
} as const satisfies Record<ParseTaskName, ParserName>;

type TaskInput<Name extends ParseTaskName> = Parameters<ParseTasks[Name]>;
type Result<Name extends ParseTaskName> = Awaited<ReturnType<ParseTasks[Name]>>;

/** A zip whose files are read one by one. */
export type Zip = {
  /** The paths of its files, in their order. */
  names: readonly string[];
  /** Returns a file of at most so many bytes; null for an unknown name. @throws Problem payload_too_large, or invalid_input when damaged */
  read(name: string, maxBytes?: number): Promise<Buffer | null>;
  close(): void;
};

export type Parsing = {
  /** Runs one of the stateless parsers. @throws Problem payload_too_large; ReadingStopped; ReadingFailed; the parser's Problem */
  read<
    Name extends
      | 'html'
      | 'markdownTree'
      | 'markdownPictures'
      | 'markdownBody'
      | 'frontMatter'
      | 'table'
      | 'calendar',
  >(
    name: Name,
    ...given: TaskInput<Name>
  ): Promise<Result<Name>>;
  /** Reads an export of WordPress from a file or from bytes, and returns how it ended. */
  wxr(source: string | Uint8Array): AsyncGenerator<WxrEntry, WxrEnd>;
  /** Reads an export of Ghost in the same way. @throws Problem payload_too_large */
  ghost(source: string | Uint8Array): AsyncGenerator<WxrEntry, WxrEnd>;
  /** Opens a zip on the disk. @throws Problem invalid_input when it is none or damaged, payload_too_large when it holds too much */
  zip(path: string): Promise<Zip>;
  /** Ends the processes. */
  close(): void;
};

const sizeOf = (given: unknown) =>
  typeof given === 'string' ? Buffer.byteLength(given) : given instanceof Uint8Array ? given.length : 0;

/** Returns the parsers; their processes start with the first call. */
export function createParsing(log: Log): Parsing {
  const processes = new Map(lanes.map((lane) => [lane, createReaderProcess(lane, log)]));

  async function call<Name extends ParseTaskName>(
    task: Name,
    ...given: TaskInput<Name>
  ): Promise<Result<Name>> {
    const { lane, maxBytes, maxSeconds } = parsers[boundsOf[task]];
    // A file from a zip may be longer than one part of it.
    if (task !== 'wxrOpen' && task !== 'ghostOpen' && sizeOf(given[0]) > maxBytes)
      throw new Problem('payload_too_large', { message: 'This text is longer than anything that is read.' });
    return (await processes.get(lane)!.call({ task, given }, maxSeconds * 1000)) as Result<Name>;
  }

  const uploads = processes.get('uploads')!;

  async function* entriesOf(
    task: 'wxrOpen' | 'ghostOpen',
    source: string | Uint8Array,
  ): AsyncGenerator<WxrEntry, WxrEnd> {
    const release = uploads.hold();
    try {
      const handle = await call(task, source);
      try {
        for (;;) {
          const { entries, end } = await call('wxrNext', handle);
          yield* entries;
          if (end) return end;
        }
      } finally {
        uploads.letGo(handle);
      }
    } finally {
      release();
    }
  }

  return {
    read: call,
    wxr: (source) => entriesOf('wxrOpen', source),
    ghost: (source) => entriesOf('ghostOpen', source),
    async zip(path) {
      const release = uploads.hold();
      try {
        const { handle, names } = await call('zipOpen', path);
        return {
          names,
          read: (name, maxBytes) => call('zipRead', handle, name, maxBytes),
          close() {
            uploads.letGo(handle);
            release();
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
    close: () => processes.forEach((one) => one.close()),
  };
}
