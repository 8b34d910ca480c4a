/** @file Requests of the fault tests. */
import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** Posts an enquiry under a new key. Resolves with status 0 when the connection fails. */
export async function post(url: string, key: string) {
  const words = { name: `Visitor ${key}`, phone: '9876500001', email: `${key}@example.com` };
  try {
    const answer = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `a-key-for-tests-of-faults-${key}` },
      body: JSON.stringify(words),
    });
    const body = (await answer.json()) as { reference?: string; code?: string; message?: string };
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body };
  } catch {
    return { status: 0, retryAfter: null };
  }
}

/** Resolves to the status of an address. */
export const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Waits until `/readyz` reports the given state. */
export const untilReady = (server: Pick<RunningServer, 'url'>, status: 200 | 503): Promise<void> =>
  expect.poll(() => statusOf(`${server.url}/readyz`), { timeout: 30_000 }).toBe(status);
