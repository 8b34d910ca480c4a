import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from './tool.ts';

/** Returns the first executable one of these programs. Names without a slash are looked up on PATH. */
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

/** Returns a program of the machine by its name, also from the folder of the system's own programs. */
export const findSystemProgram = (name: string): string | undefined =>
  findProgram([name, `/usr/sbin/${name}`]);

/** Returns whether packages can be installed: on a Debian-like machine as root, as in a bare CI container. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/** Installs Debian packages if possible. Resolves to whether it worked. */
export async function installSystemPackages(names: readonly string[]): Promise<boolean> {
  if (!canInstallPackages()) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { env });
  const parts = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const { code } = await runTool('apt-get', parts, { env });
  return code === 0;
}

/**
 * Returns a program of the machine; if it is missing, Debian's packages are installed first.
 * Throws one sentence when that is not possible.
 */
export async function provideProgram(name: string, packages: readonly string[]): Promise<string> {
  const find = () => findSystemProgram(name);
  const program = find() ?? ((await installSystemPackages(packages)) ? find() : undefined);
  if (program === undefined)
    throw new Error(`There is no ${name}; install one (on Debian: apt-get install ${packages.join(' ')}).`);
  return program;
}
