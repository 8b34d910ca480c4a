import { provideProgram } from '../../scripts/system-package.ts';

/** Returns restic, installed when this machine has none. */
export const provideRestic = (): Promise<string> => provideProgram('restic', ['restic']);
