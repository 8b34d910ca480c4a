import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openFolderStorage, openS3Storage, type S3Address } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** A storage for a test, and its end. */
export type TestStorage = { storage: Storage; close(): Promise<void> };

async function folder(): Promise<TestStorage> {
  const dir = mkdtempSync(join(tmpdir(), 'storage-'));
  return {
    storage: await openFolderStorage(join(dir, 'uploads')),
    close: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Starts a server that speaks S3, in this process, with one empty bucket. */
export async function startS3(): Promise<{ address: S3Address; close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 's3-'));
  const bucket = 'pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: dir,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    // The only key pair known to that server.
    address: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function bucket(): Promise<TestStorage> {
  const { address, close } = await startS3();
  return { storage: await openS3Storage(address), close };
}

/** Every kind of storage by name: all must meet the same requirements. */
export const storages: Readonly<Record<string, () => Promise<TestStorage>>> = { folder, bucket };
