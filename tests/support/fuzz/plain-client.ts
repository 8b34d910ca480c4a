import { Agent, request } from 'node:http';
import type { Judged } from './sound-answer.ts';
import type { PageRequest } from './page-requests.ts';
import { unpacked } from './unpacked.ts';

const timeoutMs = 20_000;

/** Returns a client that sends an address unchanged, unlike others, which normalise it. Close it when done. */
export function plainClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  return {
    send: ({ method, path, headers, body }: PageRequest): Promise<Judged> =>
      new Promise((done, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            agent,
            method,
            path,
            headers: { ...headers, 'content-length': String(body?.length ?? 0) },
            timeout: timeoutMs,
          },
          (response) => {
            const parts: Buffer[] = [];
            response
              .on('data', (part: Buffer) => parts.push(part))
              .on('end', () =>
                done({
                  status: response.statusCode ?? 0,
                  headers: response.headers,
                  text:
                    method === 'HEAD'
                      ? ''
                      : unpacked(Buffer.concat(parts), response.headers['content-encoding']),
                }),
              )
              .on('error', reject);
          },
        );
        asked
          .on('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMs} ms`)))
          .on('error', reject)
          .end(body);
      }),
    close: () => agent.destroy(),
  };
}
