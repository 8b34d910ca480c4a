/** @file A copy of the tree in which faults are planted, so that nobody's work is touched. */
import { execFileSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plant, type PlantedFault } from '../../tests/planted/fault.ts';
import { root, runTool } from '../tool.ts';

export type ScratchTree = {
  path: string;
  /** Does the work while the fault is in its file. Resolves to null, with nothing done, for a text that does not occur exactly once. */
  withFault<T>(fault: PlantedFault, work: () => Promise<T>): Promise<T | null>;
  /** Builds the copy. Resolves to the reason of a failure; empty on success. */
  build(): Promise<string>;
  /** Saves the present build for `resetBuild`. */
  keepBuild(): void;
  resetBuild(): void;
};

/** Returns tracked and new files of the checkout in their present state, uncommitted changes included. */
function filesOfCheckout(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  return [...new Set(list.toString().split('\0'))].filter((file) => file && existsSync(join(root, file)));
}

/** Makes the copy, with the checkout's packages and its build. It is deleted when the process ends. */
export function createScratchTree(): ScratchTree {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tree');
  for (const file of filesOfCheckout()) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    copyFileSync(join(root, file), join(path, file), constants.COPYFILE_FICLONE);
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  const built = join(path, 'build');
  const keptBuild = join(folder, 'build');
  if (existsSync(join(root, 'build'))) cpSync(join(root, 'build'), built, { recursive: true });

  return {
    path,
    async withFault(fault, work) {
      const file = join(path, fault.file);
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const changed = plant(source, fault);
      if (changed === null) return null;
      writeFileSync(file, changed);
      try {
        return await work();
      } finally {
        writeFileSync(file, source);
      }
    },
    async build() {
      const { code, output } = await runTool('node', ['scripts/build.ts'], { cwd: path });
      return code === 0 ? '' : output;
    },
    keepBuild: () => cpSync(built, keptBuild, { recursive: true }),
    resetBuild() {
      rmSync(built, { recursive: true, force: true });
      cpSync(keptBuild, built, { recursive: true });
    },
  };
}
