import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideProgram } from '../../scripts/system-package.ts';
import { listening } from './listening.ts';

/** One worker of Debian's nginx. */
export type NginxProgram = { folder: string; stop(): Promise<void> };

/**
 * Starts it with these parts of the `http` block, which may name files in `folder`; the folder is removed with it. Resolves when it
 * listens on `port`.
 */
export async function startNginxProgram(
  port: number,
  http: (folder: string) => string,
): Promise<NginxProgram> {
  const program = await provideProgram('nginx', ['nginx-light']);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [config, errors] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${errors} warn; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
events { worker_connections 1024; }
http { ${temporary.join(' ')} ${http(folder)} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', config, '-e', errors], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(port, child);
  } catch (error) {
    const said = readFileSync(errors, 'utf8');
    await stop();
    throw new Error(`nginx did not start:\n${said}`, { cause: error });
  }
  return { folder, stop };
}
