/** @file Debian's nginx with the configuration of deploy/nginx, on its own ports and in its own folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Agent } from 'node:https';
import { join, resolve } from 'node:path';
import { provideProgram } from '../../scripts/system-package.ts';
import { freePort } from './free-port.ts';
import { startNginxProgram } from './nginx-program.ts';

const siteFile = resolve(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'aangan.conf');

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
export type Asked = {
  method?: string;
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
  /** Connections for several requests; each has one of its own otherwise. */
  agent?: Agent;
};

export type RunningNginx = {
  /** The HTTP address, which only redirects to HTTPS. */
  plainUrl: string;
  port: number;
  /** Sends a request over TLS. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Returns the request log so far. */
  log(): string;
  /** Returns nginx' own log of errors so far. */
  errors(): string;
  stop(): Promise<void>;
};

export const provideOpenssl = () => provideProgram('openssl', ['openssl']);

/** Creates a certificate for localhost: `key.pem` and `cert.pem`. */
export function certify(openssl: string, folder: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'pipe' },
  );
}

/** Starts it in front of the processes on these ports of 127.0.0.1; `pages` is the folder of the pages for their absence. */
export async function startNginx(ports: readonly number[], pages?: string): Promise<RunningNginx> {
  const openssl = await provideOpenssl();
  const [plain, tls] = [await freePort(), await freePort()];
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join(' ');
  const { folder, stop } = await startNginxProgram(tls, (own) => {
    mkdirSync(join(own, 'aangan'));
    const put = (name: string, text: string) => writeFileSync(join(own, 'aangan', name), text);
    put('upstream.conf', `upstream aangan { zone aangan 64k; ${servers} keepalive 64; }`);
    put('pages.conf', `map "" $aangan_pages { default ${pages ?? own}; }`);
    put('listen-plain.conf', `listen 127.0.0.1:${plain};`);
    put(
      'listen-tls.conf',
      `listen 127.0.0.1:${tls} ssl http2; ssl_certificate cert.pem; ssl_certificate_key key.pem; access_log ${own}/access.log aangan;`,
    );
    certify(openssl, own);
    return `include ${siteFile};`;
  });
  const ca = readFileSync(join(folder, 'cert.pem'));

  function ask(path: string, asked: Asked = {}): Promise<Answer> {
    const { method = 'GET', token, json, headers = {}, agent = false } = asked;
    const { promise, resolve: answered, reject } = Promise.withResolvers<Answer>();
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port: tls,
        path,
        method,
        ca,
        agent,
        headers: {
          host: `localhost:${tls}`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    sent.on('error', reject).end(json === undefined ? undefined : JSON.stringify(json));
    return promise;
  }

  return {
    plainUrl: `http://127.0.0.1:${plain}`,
    port: tls,
    ask,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop,
  };
}
