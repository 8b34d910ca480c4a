/** @file A virtual screen, for a browser that needs a window. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findScreen } from '../../../scripts/engines.ts';

/** Room for the largest view of a picture. */
const size = '1400x3000x24';

export type Screen = { display: string; stop: () => void };

/** Starts a screen under the next free number. */
export async function startScreen(): Promise<Screen> {
  const parts = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const program = spawn(findScreen(), parts, { stdio: ['ignore', 'pipe', 'ignore'] });
  const end = () => program.kill();
  process.once('exit', end);
  for await (const line of createInterface({ input: program.stdout }))
    return {
      display: `:${line.trim()}`,
      stop() {
        process.off('exit', end);
        end();
      },
    };
  throw new Error('Xvfb ended before it had a screen.');
}
