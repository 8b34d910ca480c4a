/** @file The words of a start: that the site is ready, and the links that work once, for the operator alone. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lifetimes } from '#facts/limits.ts';
import { staffAccess } from '#facts/staff-access.ts';
import { createLog } from '#platform/log.ts';
import { writeWhole } from '#platform/write-whole.ts';

/** The links that a demonstration shows at its start; the family's is null before it has asked. */
export type DemoLinks = { email: string; workshop: string; family: string | null };

/** The file of the links in DATA_DIR, where no terminal shows them. */
const linksFile = 'one-time-links.txt';

/** Returns the links with their purpose; empty when there are none. */
function linksInWords(firstOwner: string | null, demo: DemoLinks | null): string {
  const owner =
    firstOwner &&
    `The desk has no owner yet. The first person who opens this link owns it; the link works for ${staffAccess.firstOwnerMinutes} minutes:\n${firstOwner}\n`;
  const people =
    demo &&
    `The demonstration has a vendor, ${demo.email}; this sets its password, once, within ${lifetimes.resetMinutes} minutes:\n` +
      `${demo.workshop}\n${demo.family ? `and a family that compares quotes:\n${demo.family}\n` : ''}`;
  return `${owner ?? ''}${people ?? ''}`;
}

/** Writes the file, readable by its owner alone, or removes one of an earlier start. Returns its path when it has links. */
function keepLinks(dataDir: string, words: string): string | null {
  const file = join(dataDir, linksFile);
  if (words === '') {
    rmSync(file, { force: true });
    return null;
  }
  writeWhole(file, words, 0o600);
  return file;
}

/**
 * Says that the site is ready, whatever LOG_LEVEL is. A terminal gets sentences and the links. Elsewhere standard output is stored and
 * shipped: it gets lines of JSON, of which one names the file with the links.
 */
export function sayReady(ready: {
  brand: string;
  port: number;
  where: string;
  dataDir: string;
  firstOwner: string | null;
  demo: DemoLinks | null;
}): void {
  const sentence = `${ready.brand} is ready at http://localhost:${ready.port}`;
  const links = linksInWords(ready.firstOwner, ready.demo);
  if (process.stdout.isTTY) {
    process.stdout.write(`${sentence}\nData lies in ${ready.where}\n${links}`);
    return;
  }
  const log = createLog('info');
  try {
    const file = keepLinks(ready.dataDir, links);
    if (file) log.info({ file }, 'links that work once are in a file that only this user can read');
  } catch (error) {
    log.error({ err: error }, 'links that work once could not be written; start in a terminal to see them');
  }
  log.info({ data: ready.where }, sentence);
}
