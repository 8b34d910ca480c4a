/** The start data of the worker. */
export type WorkerBoot = {
  /** The data folder. */
  dataDir: string;
  /** One Int32: the number of fsync calls, over all workers of this handle. */
  fsyncCounter: SharedArrayBuffer;
};

/** A request: run one batch of whole frontend messages, or shut down. */
export type WorkerRequest = { kind: 'run'; bytes: Uint8Array } | { kind: 'close' };

/** A message of the worker. `panic` may come at any time and means that the thread will not answer any more. */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'reply'; bytes: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'panic'; reason: string };
