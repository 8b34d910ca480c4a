/**
 * @file A proxy between a browser and the site. WebKitGTK's driver does not report a page's errors, so every page gets one more
 * script, before all others, which reports them here.
 */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';

const scriptPath = '/told-by-the-page.js';
const toldPath = '/told-by-the-page';

/** Reports errors; runs in the page. */
function tellErrors(path: string): void {
  const tell = (words: string) => navigator.sendBeacon(path, words);
  const say = (thing: unknown) =>
    thing instanceof Error ? `${thing.name}: ${thing.message}` : String(thing);
  const cutOff = /Transition was (?:aborted|skipped)|Skipping view transition|Old view transition aborted/i;
  const tellUnlessCutOff = (words: string) => cutOff.test(words) || tell(words);
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) tellUnlessCutOff(event.error ? say(event.error) : event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => tellUnlessCutOff(say(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`${event.violatedDirective} refuses ${event.blockedURI}`),
  );
  const tellLogged = (...parts: unknown[]) => tell(parts.map(say).join(' '));
  Object.assign(console, { error: tellLogged });
}

/** Adds the script to the streamed page. */
function withScript(): Transform {
  let done = false;
  return new Transform({
    transform(chunk: Buffer, _, next) {
      const page = done
        ? chunk
        : Buffer.from(
            chunk.toString('latin1').replace(/<head[^>]*>/, (head) => {
              done = true;
              return `${head}<script src="${scriptPath}"></script>`;
            }),
            'latin1',
          );
      next(null, page);
    },
  });
}

export type TellingProxy = { url: string; port: number; complaints: string[]; stop: () => Promise<void> };

/** Starts a proxy for a site on that port of 127.0.0.1, which may be down for a while: requests then get no answer. */
export async function startTellingProxy(sitePort: number): Promise<TellingProxy> {
  const complaints: string[] = [];
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const headers = { ...asked.headers };
    if (asked.headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const through = request(
      { host: '127.0.0.1', port: sitePort, method: asked.method, path: asked.url, headers, setHost: false },
      (answer) => {
        const isPage =
          answer.headers['content-type']?.startsWith('text/html') && !answer.headers['content-encoding'];
        const given = { ...answer.headers };
        if (isPage) delete given['content-length'];
        reply.writeHead(answer.statusCode ?? 502, given);
        (isPage ? answer.pipe(withScript()) : answer).pipe(reply);
        answer.once('error', () => reply.destroy());
      },
    );
    through.once('error', () => reply.destroy());
    reply.once('close', () => through.destroy());
    asked.pipe(through);
  };
  const server = createServer((asked, reply) => {
    if (asked.url === scriptPath)
      reply
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${tellErrors.toString()})(${JSON.stringify(toldPath)})`);
    else if (asked.url === toldPath)
      void text(asked).then((words) => {
        complaints.push(words);
        reply.writeHead(204).end();
      });
    else pass(asked, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    complaints,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
