/** @file MariaDB from Debian in a folder of its own, with its default durability, reached by a socket. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { provideProgram } from '../scripts/system-package.ts';
import { listening } from '../tests/support/listening.ts';

export type Mariadb = { socket: string; stop(): Promise<void> };

/** Starts it in `folder`, which the caller removes. Its user is `root`, without a password. */
export async function startMariadb(folder: string): Promise<Mariadb> {
  const program = await provideProgram('mariadbd', ['mariadb-server']);
  const data = join(folder, 'mariadb');
  const socket = join(folder, 'mariadb.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...user,
    ],
    { stdio: 'ignore' },
  );
  const child = spawn(
    program,
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
    { stdio: 'ignore' },
  );
  await listening(socket, child);
  return {
    socket,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    },
  };
}
