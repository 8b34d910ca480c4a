/** @file Why a start failed, as one sentence for the person who started it. */
import { StartError } from '#platform/start-error.ts';

type Failure = Error & { code?: string; path?: string; cause?: unknown };

/** Codes of the file system and of PostgreSQL that have a remedy; the place is a file or folder where one is known. */
const remedies: Readonly<Record<string, (place: string) => string>> = {
  EACCES: (place) =>
    `${place} may not be read or written; give it to the user of this process, or set DATA_DIR.`,
  EPERM: (place) => `${place} may not be changed; give it to the user of this process, or set DATA_DIR.`,
  EROFS: (place) =>
    `${place} lies on a disk that is mounted to be read only; set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (place) => `${place} is no folder; set DATA_DIR to one.`,
  ENOSPC: (place) => `The disk of ${place} is full; make room and start again.`,
  EDQUOT: (place) => `The quota of the disk of ${place} is used up; make room and start again.`,
  EMFILE: () =>
    'This process may not open as many files as it needs; raise its limit of open files (ulimit -n).',
  '53100': () => 'The disk of the database is full; make room and start again.',
  '42501': () =>
    'The user of DATABASE_URL may not create tables there; make it the owner of the database (alter database … owner to …).',
  '25006': () => 'The PostgreSQL server only reads; DATABASE_URL must name the one that writes.',
  '57P01': () => 'The PostgreSQL server was stopped during the start; start again when it runs.',
};

/** Returns the error and what caused it, the outermost first. */
function chainOf(error: unknown): Failure[] {
  const chain: Failure[] = [];
  for (let one = error; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}

/** Returns one line for standard error. `debug` adds where the error arose, unless the sentence says all. */
export function startFailure(error: unknown, dataDir: string, debug = false): string {
  const chain = chainOf(error);
  const known = chain.find((one) => one instanceof StartError);
  if (known) return known.message;
  for (const { code, path, dest } of chain as (Failure & { dest?: string })[]) {
    const remedy = remedies[code ?? ''];
    if (remedy) return remedy(dest ?? path ?? dataDir);
  }
  const first = chain[0] ?? new Error(String(error));
  const [reason = ''] = (chain.at(-1) ?? first).message.split('\n');
  if (debug) return first.stack ?? reason;
  return `The start failed: ${reason.slice(0, 300)} (${first.name}). LOG_LEVEL=debug says where.`;
}
