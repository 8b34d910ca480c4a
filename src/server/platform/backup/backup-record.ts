import { z } from 'zod';
import type { Storage } from '../storage/storage.ts';

const backupRecord = z.object({ at: z.iso.datetime(), bytes: z.number().int().min(0) });
/** The last complete backup: the moment that it holds, and the bytes of its archive. */
export type BackupRecord = z.infer<typeof backupRecord>;

/** A file of the storage for pictures, which the site and its backups share wherever each of them runs. */
const fileName = 'last-backup.json';

/** Notes a complete backup for the site's health. */
export const keepBackupRecord = (storage: Pick<Storage, 'put'>, record: BackupRecord): Promise<void> =>
  storage.put(fileName, Buffer.from(JSON.stringify(record)), 'application/json');

/** Returns the last complete backup, or null when there is none, or its note cannot be read. */
export async function lastBackup(storage: Pick<Storage, 'get'>): Promise<BackupRecord | null> {
  const note = await storage.get(fileName);
  if (note === null) return null;
  try {
    return backupRecord.parse(JSON.parse(Buffer.from(note).toString()));
  } catch {
    return null;
  }
}
