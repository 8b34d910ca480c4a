/** @file nginx from Debian: one worker, everything that costs it time for nothing switched off. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram, installSystemPackages } from '../scripts/system-package.ts';
import { freePort } from '../tests/support/free-port.ts';
import type { Answers } from './site.bare.ts';

export type Started = { url: string; stop(): Promise<void> };

/** Resolves when somebody listens there. @throws after ten seconds */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1');
    const ok = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (ok) return;
    await pause(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}

/** A program of the machine, else of Debian's package. @throws one sentence when there is none */
export async function provide(name: string, packages: readonly string[]): Promise<string> {
  const program =
    findProgram([name, `/usr/sbin/${name}`]) ??
    ((await installSystemPackages(packages)) ? findProgram([name, `/usr/sbin/${name}`]) : undefined);
  if (program === undefined)
    throw new Error(`there is no ${name} (on Debian: apt-get install ${packages.join(' ')})`);
  return program;
}

/** Starts nginx with these parts of the `http` block. The folder is its own and goes with it. */
export async function startNginx(
  http: (folder: string, port: number) => string,
  more: { workers?: number } = {},
): Promise<Started & { port: number }> {
  const program = await provide('nginx', ['nginx-light']);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  mkdirSync(join(folder, 'files'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes ${more.workers ?? 1}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
open_file_cache max=1000; ${temporary}
${http(folder, port)} }`,
  );
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      listening(port),
      once(child, 'exit').then(() => Promise.reject(new Error('nginx ended at once'))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, port, stop };
}

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** nginx sending the same files, compressed beforehand, with the same headers. It makes tags of its own. */
export function startFileServer(answers: Answers): Promise<Started> {
  const files = Object.entries(answers).filter(([path]) => !path.includes('?'));
  return startNginx((folder, port) => {
    const own = new Set(['content-length', 'etag', 'content-type', 'last-modified']);
    const places = files.map(([path, { page }], at) => {
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
