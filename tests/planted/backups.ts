import type { PlantedFault } from './fault.ts';

const tests = ['src/server/platform/backup/backup.test.ts'];
const caughtBy = [
  { project: 'pglite', files: tests, grep: 'holds one moment and every picture of it' },
] as const;
const folder = 'src/server/platform/backup/';

/** What is backed up and restored. */
export const backups: readonly PlantedFault[] = [
  {
    name: 'a-table-left-out',
    breaks: 'Everything that was stored is in a backup.',
    file: `${folder}write-backup.ts`,
    from: '.filter((table) => !madeByTheDay.test(table))',
    to: '.filter((table) => !madeByTheDay.test(table) && !table.endsWith(".disclosures"))',
    caughtBy,
  },
  {
    name: 'pictures-of-work-left-out',
    breaks: 'A restored site shows its pictures.',
    file: `${folder}write-backup.ts`,
    from: `columns.some(({ name }) => name === 'storage_key');`,
    to: `columns.some(({ name }) => name === 'storage_key') && !columns.some(({ name }) => name === 'upload_key');`,
    caughtBy,
  },
  {
    name: 'rows-not-compared',
    breaks: 'A restore that is not complete changes nothing.',
    file: `${folder}restore-backup.ts`,
    from: `found.rows !== table.rows || (whole && found.checksum !== table.checksum)`,
    to: `found.rows < table.rows`,
    caughtBy: [{ project: 'pglite', files: tests, grep: 'is put nowhere' }],
  },
  {
    name: 'damaged-archive-restored',
    breaks: 'A damaged archive is refused with a sentence.',
    file: `${folder}archive-reader.ts`,
    from: 'names.every((name) => found[name] === checksums.data[name]);',
    to: 'names.every((name) => name in checksums.data);',
    caughtBy: [{ project: 'pglite', files: tests, grep: 'is refused before anything is changed' }],
  },
  {
    name: 'half-an-archive-under-its-name',
    breaks: 'An archive that has its name is complete.',
    file: `${folder}archive-writer.ts`,
    from: 'const unfinished = `${path}.unfinished`;',
    to: 'const unfinished = path;',
    caughtBy: [{ project: 'pglite', files: tests, grep: 'that is not there, or is there already' }],
  },
];
