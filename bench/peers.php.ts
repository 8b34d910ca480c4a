/** @file php-fpm from Debian, with its opcode cache, on a socket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideProgram } from '../scripts/system-package.ts';
import { listening } from '../tests/support/listening.ts';

const packages = ['php-fpm', 'php-mysql', 'php-mbstring', 'php-xml', 'php-gd', 'php-curl'];

/** Starts it with its files in `folder`, which the caller removes. */
export async function startPhp(folder: string): Promise<{ socket: string; stop(): Promise<void> }> {
  const program = await provideProgram('php-fpm8.2', packages);
  const socket = join(folder, 'php.sock');
  const asRoot = process.getuid?.() === 0;
  // Four workers on one core: while one waits for the database another computes.
  writeFileSync(
    join(folder, 'fpm.conf'),
    `[global]\nerror_log = ${folder}/fpm.log\ndaemonize = no\n[www]\n${asRoot ? 'user = root\n' : ''}listen = ${socket}\npm = static\npm.max_children = 4\nphp_admin_value[opcache.enable] = 1\nphp_admin_value[sendmail_path] = /bin/true\n`,
  );
  const child = spawn(program, ['-y', join(folder, 'fpm.conf'), '-F', ...(asRoot ? ['-R'] : [])], {
    stdio: 'ignore',
  });
  await listening(socket, child);
  return {
    socket,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
}
