import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from '../config/settings.ts';
import { StartError } from '../start-error.ts';
import { storageOn, type Storage } from './storage.ts';

const timeouts = { connectionTimeout: 5_000, requestTimeout: 20_000 };
const attempts = 3;

/** Returns a storage in a folder that only this user can read. */
export async function openFolderStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return storageOn(disk, async (name) => {
    // The row that names the file is committed next: after a power cut both must be there.
    await using file = await open(join(folder, name), 'r');
    await file.sync();
  });
}

/** The address and credentials of an S3 store. */
export type S3Address = {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKey?: string;
  secretKey?: string;
};

/** Returns a storage in a bucket of Amazon's or any other S3-compatible store. */
export async function openS3Storage(address: S3Address): Promise<Storage> {
  // Loaded on demand: the client is large, and most installations use a folder.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKey, secretKey } = address;
  return storageOn(
    new Disk(
      new S3Driver({
        bucket: address.bucket,
        region: address.region,
        ...(address.endpoint && { endpoint: address.endpoint, forcePathStyle: true }),
        ...(accessKey &&
          secretKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
        // Stores other than Amazon's do not support the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: timeouts,
        maxAttempts: attempts,
        visibility: 'private',
        supportsACL: false,
      }),
    ),
  );
}

/** Returns the storage named in the settings. Throws StartError when they contradict each other. */
export function openStorage(settings: Settings, dataDir: string): Promise<Storage> {
  const {
    STORAGE_S3_BUCKET: bucket,
    STORAGE_S3_ACCESS_KEY: accessKey,
    STORAGE_S3_SECRET_KEY: secretKey,
  } = settings;
  if (!bucket) return openFolderStorage(join(dataDir, 'uploads'));
  if (!accessKey !== !secretKey)
    throw new StartError('STORAGE_S3_ACCESS_KEY and STORAGE_S3_SECRET_KEY must be set together.');
  return openS3Storage({
    bucket,
    endpoint: settings.STORAGE_S3_ENDPOINT,
    region: settings.STORAGE_S3_REGION,
    accessKey,
    secretKey,
  });
}
