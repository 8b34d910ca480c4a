/** @file The inspector of another Node process: its garbage collected, its memory told, its heap written to a file. */
import { once } from 'node:events';

/** What a process says of itself, in bytes. */
export type MemoryUsage = { heapUsed: number; heapTotal: number; external: number; arrayBuffers: number };
export type Inspector = {
  collectGarbage(): Promise<void>;
  memoryUsage(): Promise<MemoryUsage>;
  /** Writes a heap snapshot, in pieces, to a file that Chromium opens. */
  heapSnapshot(write: (piece: string) => void): Promise<void>;
  close(): void;
};

type Told = {
  id?: number;
  method?: string;
  params?: { chunk?: string };
  result?: { result?: { value?: unknown } };
};

/** Connects to a process that was started with `--inspect=127.0.0.1:PORT`. */
export async function openInspector(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (told: Told) => void>();
  let onChunk: ((piece: string) => void) | undefined;
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id === undefined) onChunk?.(told.params?.chunk ?? '');
    else waiting.get(told.id)?.(told);
  });
  const call = async (method: string, params: object = {}): Promise<Told> => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Told>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise.finally(() => waiting.delete(id));
  };
  return {
    collectGarbage: async () => void (await call('HeapProfiler.collectGarbage')),
    memoryUsage: async () => {
      const { result } = await call('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      return result!.result!.value as MemoryUsage;
    },
    heapSnapshot: async (write) => {
      onChunk = write;
      await call('HeapProfiler.takeHeapSnapshot');
      onChunk = undefined;
    },
    close: () => socket.close(),
  };
}
