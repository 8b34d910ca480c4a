import { setTimeout as pause } from 'node:timers/promises';
import { mailedPath } from './mail-folder.ts';
import type { RunningServer } from './server.ts';

const tries = 100;

/** Asks for mails about new vendors of a search, and returns the path of the page in the mail that a job sends. */
export async function keptSearchPage(
  server: Pick<RunningServer, 'url' | 'dataDir'>,
  email: string,
  search: string,
): Promise<string> {
  await fetch(`${server.url}/api/searches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, search }),
  });
  for (let left = tries; left > 0; left -= 1) {
    const path = mailedPath(server, email, 'kept');
    if (path) return path;
    await pause(100);
  }
  throw new Error(`No mail about a kept search came to ${email}.`);
}
