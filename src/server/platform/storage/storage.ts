/** @file The storage of uploaded files: a folder or any S3-compatible store, behind one interface. */
import type { Disk } from 'flydrive';
import { Problem } from '../problem.ts';

/** The pattern of our own names for stored files: small letters, digits, `-` and `.`; never a sender's file name. */
const namePattern = /^[a-z0-9][a-z0-9.-]{0,99}$/;

export type Storage = {
  /** Resolves when the file is stored durably. Throws Problem storage_full when there is no room. */
  put(name: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Resolves to the file, or null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes files; a missing one is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Yields every stored file with the moment it was written. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
};

type Cause = { code?: string; name?: string; $metadata?: { httpStatusCode?: number }; cause?: unknown };

/** Returns the driver's error inside that of flydrive. */
const causeOf = (error: unknown): Cause => ((error as Cause).cause ?? error) as Cause;

const isMissing = (error: unknown): boolean => {
  const { code, name, $metadata } = causeOf(error);
  return (
    code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
  );
};

/** Disks report ENOSPC or EDQUOT; each store has a code of its own beside the status 507. */
const isFull = (error: unknown): boolean => {
  const { code, name, $metadata } = causeOf(error);
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    $metadata?.httpStatusCode === 507 ||
    /StorageFull|QuotaExceeded/.test(name ?? '')
  );
};

function checked(name: string): string {
  if (!namePattern.test(name)) throw new Error('not a name of a stored file');
  return name;
}

/** Returns a storage over one of flydrive's disks. `settle` flushes a written file, for disks that do not do so themselves. */
export function storageOn(disk: Disk, settle: (name: string) => Promise<void> = async () => {}): Storage {
  return {
    async put(name, content, contentType) {
      try {
        await disk.put(checked(name), content, { contentType });
        await settle(name);
      } catch (error) {
        if (isFull(error)) throw new Problem('storage_full');
        throw error;
      }
    },
    async get(name) {
      if (!namePattern.test(name)) return null;
      try {
        return await disk.getBytes(name);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names) {
        await disk.delete(checked(name)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }
    },
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, paginationToken });
        for (const entry of page.objects) {
          if (!entry.isFile) continue;
          const found = await disk.getMetaData(entry.key).catch((error: unknown) => {
            // Removed after the listing.
            if (isMissing(error)) return null;
            throw error;
          });
          if (found) yield { name: entry.key, storedAt: found.lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
