/** @file php-fpm from Debian, with its opcode cache, on a socket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { provide } from './peers.nginx.ts';

const packages = ['php-fpm', 'php-mysql', 'php-mbstring', 'php-xml', 'php-gd', 'php-curl'];

/** Starts it with its files in `folder`, which the caller removes. */
export async function startPhp(folder: string): Promise<{ socket: string; stop(): Promise<void> }> {
  await provide('php-fpm8.2', packages);
  const socket = join(folder, 'php.sock');
  const asRoot = process.getuid?.() === 0;
  // Four workers on one core: while one waits for the database another computes.
  writeFileSync(
    join(folder, 'fpm.conf'),
    `[global]\nerror_log = ${folder}/fpm.log\ndaemonize = no\n[www]\n${asRoot ? 'user = root\n' : ''}listen = ${socket}\npm = static\npm.max_children = 4\nphp_admin_value[opcache.enable] = 1\nphp_admin_value[sendmail_path] = /bin/true\n`,
  );
  const child = spawn(
    '/usr/sbin/php-fpm8.2',
    ['-y', join(folder, 'fpm.conf'), '-F', ...(asRoot ? ['-R'] : [])],
    {
      stdio: 'ignore',
    },
  );
  for (let tries = 0; !existsSync(socket); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error('php-fpm did not start');
    await pause(50);
  }
  return {
    socket,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
}
