import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileStream = { nfd: number };
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } } };

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. As shipped, PGlite has no fsync at all: a commit
 * would be answered before it is safe, and a power cut leaves a folder that does not open.
 */
export class DurableFs extends NodeFS {
  readonly #counter: Int32Array;

  constructor(dataDir: string, fsyncCounter: SharedArrayBuffer) {
    super(dataDir);
    this.#counter = new Int32Array(fsyncCounter);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const addFsync = (module: unknown): void => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        Atomics.add(this.#counter, 0, 1);
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: unknown) => void)[];
    preRun.push(addFsync);
    return result;
  }
}
