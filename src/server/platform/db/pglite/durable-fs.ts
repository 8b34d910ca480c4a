import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileStream = { nfd: number };
type Attributes = { mode?: number };
type Operations = {
  fsync(stream: FileStream): number;
  setattr(target: unknown, attributes: Attributes): void;
  mknod(parent: unknown, name: string, mode: number, device: unknown): unknown;
};
type EmscriptenModule = {
  NODEFS: {
    stream_ops: Pick<Operations, 'fsync' | 'setattr'>;
    node_ops: Pick<Operations, 'setattr' | 'mknod'>;
  };
};

const othersRights = 0o077;

/**
 * PGlite's folder on disk, with an fsync that reaches the disk and files that only this user reads. As shipped, PGlite
 * has no fsync at all: a commit would be answered before it is safe, and a power cut leaves a folder that does not
 * open. It also sets its files' modes itself, past the process's umask.
 */
export class DurableFs extends NodeFS {
  readonly #counter: Int32Array;

  constructor(dataDir: string, fsyncCounter: SharedArrayBuffer) {
    super(dataDir);
    this.#counter = new Int32Array(fsyncCounter);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[];
    preRun.push((module) => {
      this.#addFsync(module);
      makePrivate(module);
    });
    return result;
  }

  #addFsync({ NODEFS }: EmscriptenModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      Atomics.add(this.#counter, 0, 1);
      fsyncSync(stream.nfd);
      return 0;
    };
  }
}

function makePrivate({ NODEFS }: EmscriptenModule): void {
  const { mknod } = NODEFS.node_ops;
  NODEFS.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~othersRights, device);
  for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (target, attributes) => {
      if (attributes.mode !== undefined) attributes.mode &= ~othersRights;
      setattr(target, attributes);
    };
  }
}
