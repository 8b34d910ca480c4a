import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the mails of an outbox folder as text, the oldest first. A mail still being written has another file ending. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}

/** Returns the mails of a server's outbox folder that contain the words, as text. */
export const mailsWith = ({ dataDir }: { dataDir: string }, words: string): string[] =>
  mailsIn(dataDir).filter((mail) => mail.includes(words));

/** Returns the path of that kind of link in the last mail to an address; empty when there is none yet. */
export function mailedPath(
  server: { dataDir: string },
  to: string,
  kind: 'reset' | 'verify' | 'kept',
): string {
  const link = new RegExp(`/${kind}/[\\w-]+`);
  return (
    mailsWith(server, to)
      // Long lines of a mail are broken with a soft "=".
      .map((mail) => link.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0])
      .findLast((found) => found !== undefined) ?? ''
  );
}
