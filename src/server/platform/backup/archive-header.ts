/** @file The header of an archive: its first entry, which describes the rest. */
import { z } from 'zod';

/** The version of the format. Raised when an older program could not read a newer archive. */
export const archiveFormat = 1;

/** The names of the entries in their order: header, rows, pictures, checksums. */
export const entryNames = {
  header: 'aangan-backup.json',
  rows: (table: number, part: number) =>
    `rows/${String(table).padStart(3, '0')}/${String(part).padStart(6, '0')}.json`,
  rowsPattern: /^rows\/(\d{3})\/\d{6}\.json$/,
  picture: (name: string) => `pictures/${name}`,
  picturePattern: /^pictures\/([a-z0-9][a-z0-9.-]{0,99})$/,
  checksums: 'checksums.json',
} as const;

const ArchivedTable = z.object({
  /** Schema and name, quoted where SQL needs it. */
  name: z.string(),
  /** The columns, in the order of the values in a row's text. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number().int(),
  checksum: z.string(),
});
/** One table of an archive: its shape, how many rows it has, and a checksum over all of them. */
export type ArchivedTable = z.infer<typeof ArchivedTable>;

/** The first entry of every archive. */
export const ArchiveHeader = z.object({
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** The name of the last migration in the database, and the hashes of all of them. */
  migration: z.string(),
  migrations: z.array(z.string()),
  /** Version of the job queue's own tables; null when the queue was never started. */
  queueVersion: z.number().int().nullable(),
  /** A mark of the secret key: equal for equal keys, and reveals nothing about them; null without a key. */
  keyMark: z.string().nullable(),
  tables: z.array(ArchivedTable),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.number().int(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

/** The last entry: SHA-256 by name over all entries before it. */
export const Checksums = z.record(z.string(), z.string());
