/** What the worker is started with. */
export type WorkerBoot = {
  /** The data folder. */
  dataDir: string;
  /** One Int32: how often fsync was called, over all workers of this handle. */
  fsyncCounter: SharedArrayBuffer;
};

/** Asks for one batch of whole frontend messages to be run, or for a clean end. */
export type WorkerRequest = { kind: 'run'; bytes: Uint8Array } | { kind: 'close' };

/** What the worker tells. `panic` may come at any time and means that the thread will answer nothing more. */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'reply'; bytes: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'panic'; reason: string };
