/** @file Debian's nginx with the configuration of deploy/nginx, on ports and in a folder of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram, installSystemPackages } from '../../scripts/system-package.ts';
import { freePort } from './free-port.ts';

const siteFile = resolve(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'aangan.conf');
const candidates = ['nginx', '/usr/sbin/nginx'];

async function provideNginx(): Promise<string> {
  if (!findProgram(candidates) || !findProgram(['openssl']))
    await installSystemPackages(['nginx-light', 'openssl']);
  const program = findProgram(candidates);
  if (!program) throw new Error('No nginx was found; install one (on Debian: apt-get install nginx).');
  return program;
}

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
export type Asked = { method?: string; token?: string; json?: unknown; headers?: Record<string, string> };

export type RunningNginx = {
  /** The plain address, which only leads to the other. */
  plainUrl: string;
  port: number;
  /** Asks over TLS, on a connection of its own. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** What was logged about requests so far. */
  log(): string;
  stop(): Promise<void>;
};

/** Starts it before the processes on these ports of 127.0.0.1. */
export async function startNginx(ports: readonly number[]): Promise<RunningNginx> {
  const program = await provideNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [plain, tls] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'aangan'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const upstream = (of: readonly number[]) =>
    put(
      'aangan/upstream.conf',
      `upstream aangan { zone aangan 64k; ${of.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join(' ')} keepalive 64; }`,
    );
  const certificate = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ];
  execFileSync(
    'openssl',
    ['req', '-x509', ...certificate, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
    { stdio: 'pipe' },
  );
  upstream(ports);
  put('aangan/listen-plain.conf', `listen 127.0.0.1:${plain};`);
  put(
    'aangan/listen-tls.conf',
    `listen 127.0.0.1:${tls} ssl http2; ssl_certificate cert.pem; ssl_certificate_key key.pem; access_log ${folder}/access.log aangan;`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  put(
    'nginx.conf',
    `daemon off; pid ${folder}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} include ${siteFile}; }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const ca = readFileSync(join(folder, 'cert.pem'));

  function ask(path: string, { method = 'GET', token, json, headers = {} }: Asked = {}): Promise<Answer> {
    const { promise, resolve: answered, reject } = Promise.withResolvers<Answer>();
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port: tls,
        path,
        method,
        ca,
        agent: false,
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

  /** It says nothing when it is ready; a path that it answers by itself does. */
  async function ready(): Promise<void> {
    const deadline = AbortSignal.timeout(20_000);
    for (;;) {
      const answer = await ask('/healthz').catch(() => null);
      if (answer?.status === 404) return;
      if (child.exitCode !== null || deadline.aborted)
        throw new Error(`nginx did not start:\n${said.join('')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await ready();

  return {
    plainUrl: `http://127.0.0.1:${plain}`,
    port: tls,
    ask,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      process.off('exit', endWithUs);
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
