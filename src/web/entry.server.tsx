import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';

import { keepHtml } from '#kit/page/html-store.server.tsx';
import { KeptHtmlContext } from '#kit/page/kept-html.ts';
import { NonceContext } from '#kit/page/nonce.ts';
import { renderedContext } from '#kit/page/server-context.ts';

export { apiContext, refusedFormContext, renderedContext } from '#kit/page/server-context.ts';
export { renderSearch } from '#pages/parts/render-search.server.tsx';

/** The nonce of the page's own scripts, so that the policy distinguishes them from any in the content. */
export const scriptNonce = randomBytes(16).toString('base64url');

const renderTimeoutMs = 10_000;

/** Collects React's output, which is complete already, so there is no backpressure. */
function collector(onEnd: (page: Buffer) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

/** Renders a page completely before the first byte. It is cached, compressed and served to everyone, so streaming gains nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  return new Promise<Response>((resolve, reject) => {
    let failed = false;
    const page = (
      <NonceContext value={scriptNonce}>
        <KeptHtmlContext value={keepHtml}>
          <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
        </KeptHtmlContext>
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: scriptNonce,
      // Large parts are inlined in the page as well, for visitors without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(
          collector((body) => {
            const take = context.get(renderedContext);
            take?.(body);
            resolve(
              new Response(take ? null : new Uint8Array(body), { headers, status: failed ? 500 : status }),
            );
          }),
        );
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

/** The server logs failures by request id; React Router's own output would contain typed text. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && error instanceof Error)
    process.stderr.write(`page failed: ${error.stack?.slice(0, 2000)}\n`);
}
