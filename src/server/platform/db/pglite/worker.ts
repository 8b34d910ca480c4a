/**
 * The thread that owns the embedded PostgreSQL. It answers one batch of frontend messages at a time with the raw
 * bytes of the reply; framing and timeouts are up to worker-client.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerBoot, WorkerReport, WorkerRequest } from './worker-messages.ts';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFs } from './durable-fs.ts';

/** Returns the options of the engine. With its defaults a database would not open after a power cut. */
const engineOptions = (dataDir: string, fsyncCounter = new SharedArrayBuffer(4)) => ({
  fs: new DurableFs(dataDir, fsyncCounter),
  extensions: { pg_trgm, unaccent },
  startParams: [
    // Without -F commits are flushed; fdatasync, the default method, does nothing in this build.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=32MB',
    // A scan starts at the beginning: counts over part of a long list are then the same each time.
    '-c',
    'synchronize_seqscans=off',
    // Lower levels would print statements, and with them visitors' words.
    '-c',
    'log_min_messages=fatal',
  ],
});

const boot = workerData as WorkerBoot;
const port = parentPort!;
const report = (message: WorkerReport, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);
const lastLines: string[] = [];

const pglite = new PGlite({
  ...engineOptions(boot.dataDir, boot.fsyncCounter),
  onStderr(line) {
    if (/\b(PANIC|FATAL):/.test(line)) lastLines.push(line.slice(0, 300));
    // Sent at once: after a PANIC this thread may loop for ever and never answer.
    if (/\bPANIC:/.test(line)) report({ kind: 'panic', reason: line.slice(0, 300) });
    return false;
  },
});

async function run(bytes: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  // The streaming call: the plain one keeps every parsed reply in memory.
  await pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  const reply = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    reply.set(chunk, offset);
    offset += chunk.length;
  }
  report({ kind: 'reply', bytes: reply }, [reply.buffer]);
}

async function answer(request: WorkerRequest): Promise<void> {
  if (request.kind === 'run') return run(request.bytes);
  await pglite.close();
  report({ kind: 'closed' });
  port.close();
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return [text, ...lastLines].join(' | ').slice(0, 1000);
}

try {
  await pglite.waitReady;
  port.on('message', (request: WorkerRequest) => {
    answer(request).catch((error: unknown) => report({ kind: 'failed', reason: describe(error) }));
  });
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', reason: describe(error) });
  port.close();
}
