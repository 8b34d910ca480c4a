import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import { createPictureMaker } from '#platform/images/picture-maker.ts';
import { filesOfPicture, newPictureKey, pictureFile } from '#platform/images/picture-files.ts';
import { sweepPictures } from '#platform/images/picture-sweep.ts';
import type { UploadedFile } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createTestDatabase, silentLog, type TestDatabase } from '#support/database.ts';
import { jpeg } from '#support/pictures.ts';
import { storages, type TestStorage } from '#support/storages.ts';
import { createPictureService } from './picture-service.ts';
import type { Wanted } from './picture-places.ts';

const maker = createPictureMaker({ maxBytes: 10_000_000, maxPixels: 50_000_000 });
let database: TestDatabase;
let photo: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  photo = await jpeg(200, 200);
});
afterAll(() => database.close());

describe.each(Object.entries(storages))('pictures in a %s', (_, open) => {
  let opened: TestStorage;
  let vendorId: string;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await database.reset();
    vendorId = newId();
    const row = {
      id: vendorId,
      companyName: 'Amaltas',
      ownerName: 'Raghav',
      address: 'Satbari',
      sortName: '',
      search: '',
    };
    await database.db.insert(vendors).values(row);
    await opened.storage.remove(await names());
  });

  async function names(): Promise<string[]> {
    const found: string[] = [];
    for await (const { name } of opened.storage.list()) found.push(name);
    return found.toSorted();
  }
  const service = (storage: Storage = opened.storage) =>
    createPictureService({ db: database.db, storage, maker, log: silentLog });
  async function* files(...fields: Wanted[]): AsyncGenerator<UploadedFile<Wanted>> {
    for (const field of fields) yield { field, fileName: `${field}.jpg`, content: photo };
  }
  const rowFiles = async () => (await database.db.select().from(pictures)).flatMap(filesOfPicture).toSorted();

  it('are exactly the files that the rows name, after upload, replacement and removal', async () => {
    const service1 = service();
    let changes = 0;
    await service1.upload(vendorId, files('profilepicture', 'gallery', 'gallery'), () => (changes += 1));
    await service1.idle();
    expect(changes).toBe(3);
    expect(await names()).toEqual(await rowFiles());
    expect((await names()).length).toBe(3 + 3 + 3);
    await service1.upload(vendorId, files('gallery1'), () => {});
    await service1.remove(vendorId, 'profilepicture');
    await service1.idle();
    expect(await names()).toEqual(await rowFiles());
    expect((await names()).length).toBe(3 + 3);
  });

  it('replaced while their smaller files are still being made leave nothing behind', async () => {
    const one = service();
    await one.upload(vendorId, files('profilepicture'), () => {});
    await one.remove(vendorId, 'profilepicture');
    await one.idle();
    expect(await names()).toEqual([]);
  });

  it('with no room left say so, keep the profile as it was and clean up', async () => {
    const before = service();
    await before.upload(vendorId, files('profilepicture'), () => {});
    await before.idle();
    const had = await names();
    let left = 3;
    const full: Storage = {
      ...opened.storage,
      put: async (...args) => {
        left -= 1;
        if (left < 0) throw new Problem('storage_full');
        return opened.storage.put(...args);
      },
    };
    await expect(
      service(full).upload(vendorId, files('profilepicture', 'gallery'), () => {}),
    ).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(await names()).toEqual(had);
    expect(await rowFiles()).toEqual(had);
  });

  it('for a vendor who has just gone leave nothing behind', async () => {
    await database.db.delete(vendors);
    await expect(service().upload(vendorId, files('profilepicture'), () => {})).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await names()).toEqual([]);
  });

  it('without a row are swept after a day, and nothing else is', async () => {
    const one = service();
    await one.upload(vendorId, files('profilepicture'), () => {});
    await one.idle();
    const kept = await names();
    const orphan = pictureFile(newPictureKey(), 480, 'webp');
    for (const name of [orphan, 'not-ours.txt']) await opened.storage.put(name, photo, 'image/webp');
    const sweep = (afterMs: number) =>
      sweepPictures(database.db, opened.storage, () => new Date(Date.now() + afterMs));
    expect(await sweep(dayMs - 60_000)).toBe(0);
    expect(await sweep(dayMs + 60_000)).toBe(1);
    expect(await names()).toEqual([...kept, 'not-ours.txt'].toSorted());
    await database.db.update(pictures).set({ vendorId: null });
    expect(await sweep(dayMs + 60_000)).toBe(kept.length);
    expect(await names()).toEqual(['not-ours.txt']);
  });
});
