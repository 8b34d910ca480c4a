/** @file One load on one address: wrk, and the processor time of the server's processes meanwhile. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { provideProgram } from '../scripts/system-package.ts';
import { processorUs, spawnLoad } from './pinned.ts';

/** The repeated request. */
export type Question = {
  url: string;
  headers?: Record<string, string>;
  /** The body of a POST. */
  body?: string;
  connections?: number;
};

/** The result of a turn. `cpuUs` is the server's processor time for one request. */
export type Turn = { perSecond: number; cpuUs: number; p50Ms: number; p95Ms: number; failed: number };

const usualConnections = 16;

const tell = `
done = function(summary, latency)
  local failed = summary.errors
  io.write(string.format('\\n{"requests":%d,"us":%d,"p50Us":%d,"p95Us":%d,"failed":%d}\\n', summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), failed.status + failed.connect + failed.read + failed.write + failed.timeout))
end
`;

/** Sends requests as fast as answers come, for so many seconds. `roots` are the server's processes. */
export async function load(question: Question, seconds: number, roots: readonly number[]): Promise<Turn> {
  const { url, headers = {}, body, connections = usualConnections } = question;
  const wrk = await provideProgram('wrk', ['wrk']);
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const script = join(folder, 'tell.lua');
    const posted = body === undefined ? '' : `wrk.method = "POST"\nwrk.body = [==[${body}]==]\n`;
    writeFileSync(script, posted + tell);
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const before = processorUs(roots);
    const child = spawnLoad(wrk, [
      '-t1',
      '--timeout',
      '30s',
      `-c${connections}`,
      `-d${seconds}s`,
      '-s',
      script,
      ...lines,
      url,
    ]);
    const [said] = await Promise.all([text(child.stdout!), once(child, 'exit')]);
    const after = processorUs(roots);
    const { requests, us, p50Us, p95Us, failed } = JSON.parse(said.slice(said.lastIndexOf('\n{'))) as Record<
      string,
      number
    >;
    return {
      perSecond: requests! / (us! / 1e6),
      cpuUs: (after - before) / Math.max(1, requests!),
      p50Ms: p50Us! / 1000,
      p95Ms: p95Us! / 1000,
      failed: failed!,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the median; not a number for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
