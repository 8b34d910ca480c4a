/** @file nginx from Debian: one worker, with all useless work switched off. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { startNginxProgram } from '../tests/support/nginx-program.ts';
import type { Answers } from './site.bare.ts';

export type Started = { url: string; stop(): Promise<void> };

const frugal =
  'include /etc/nginx/mime.types; access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000;';

/** Starts it with these servers, one of them on `port`. */
export async function startNginx(servers: (folder: string, port: number) => string): Promise<Started> {
  const port = await freePort();
  const { stop } = await startNginxProgram(port, (folder) => `${frugal}\n${servers(folder, port)}`);
  return { url: `http://127.0.0.1:${port}`, stop };
}

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Starts nginx with the same files, compressed beforehand, and the same headers. It makes tags of its own. */
export function startFileServer(answers: Answers): Promise<Started> {
  const files = Object.entries(answers).filter(([path]) => !path.includes('?'));
  return startNginx((folder, port) => {
    mkdirSync(join(folder, 'files'));
    const own = new Set(['content-length', 'etag', 'content-type', 'last-modified']);
    const places = files.map(([path, { pages }], at) => {
      const page = pages[0]!;
      writeFileSync(join(folder, 'files', String(at)), Buffer.from(page.body, 'base64'));
      const pairs = page.head.flatMap((name, i, all) =>
        i % 2 ? [] : [[name.toLowerCase(), all[i + 1]!] as const],
      );
      const type = pairs.find(([name]) => name === 'content-type')?.[1] ?? 'text/plain';
      const headers = pairs
        .filter(([name]) => !own.has(name))
        .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
      return `location = ${path} { root ${folder}/files; try_files /${at} =404; types {} default_type ${quoted(type)}; ${headers.join(' ')} }`;
    });
    return `server { listen 127.0.0.1:${port}; ${places.join('\n')} }`;
  });
}
