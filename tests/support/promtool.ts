import { provideProgram } from '../../scripts/system-package.ts';

/** Returns Prometheus' own tool, installed when this machine has none. */
export const providePromtool = (): Promise<string> => provideProgram('promtool', ['prometheus']);
