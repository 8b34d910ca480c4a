import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from './tool.ts';

/** The first of these programs that may be executed; names without a slash are looked for on PATH. */
export function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return candidates
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Installs Debian packages when this is a Debian-like machine and we are root, as in a bare CI container.
 * Resolves to whether it worked; on any other machine to `false` without trying anything.
 */
export async function installSystemPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { env });
  const parts = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const { code } = await runTool('apt-get', parts, { env });
  return code === 0;
}

/**
 * A program of the machine, else of Debian's packages.
 * @throws one sentence when there is none and none could be installed
 */
export async function provideProgram(name: string, packages: readonly string[]): Promise<string> {
  const find = () => findProgram([name, `/usr/sbin/${name}`]);
  const program = find() ?? ((await installSystemPackages(packages)) ? find() : undefined);
  if (program === undefined)
    throw new Error(`There is no ${name}; install one (on Debian: apt-get install ${packages.join(' ')}).`);
  return program;
}
