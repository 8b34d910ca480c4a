import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

import { NonceContext } from '#kit/nonce.ts';

export { apiContext, refusedFormContext } from '#kit/server-context.ts';

/** The nonce of the page's own scripts, so that the policy can tell them from any in the content. */
export const scriptNonce = randomBytes(16).toString('base64url');

const renderTimeoutMs = 10_000;

/** Renders a page completely before the first byte. It is cached, compressed and served to everyone, so streaming gains nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const page = (
      <NonceContext value={scriptNonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptNonce,
      // A part whose code the browser loads later is rendered here, for visitors without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(
          new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
        );
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError() {
        failed = true;
      },
    });
    // A running timer would keep the whole tree in memory.
    const timer = setTimeout(abort, renderTimeoutMs, new Error('the page took too long to render'));
  });
}

/** The server logs failures by request id; React Router's own output would repeat what a visitor typed. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && error instanceof Error)
    process.stderr.write(`page failed: ${error.stack?.slice(0, 2000)}\n`);
}
