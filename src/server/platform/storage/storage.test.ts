import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storages, type TestStorage } from '#support/storages.ts';
import { storageOn } from './storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(Object.entries(storages))('a %s', (_, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  async function list() {
    const listed: { name: string; storedAt: Date }[] = [];
    for await (const file of opened.storage.list()) listed.push(file);
    return listed;
  }
  const names = async () => (await list()).map(({ name }) => name).toSorted();

  it('gives back the very bytes, also none and many', async () => {
    const { storage } = opened;
    const large = crypto.getRandomValues(new Uint8Array(60_000));
    for (const [name, content] of [
      ['a-1.webp', bytes('hello')],
      ['empty.jpg', new Uint8Array()],
      ['large.avif', large],
    ] as const) {
      await storage.put(name, content, 'image/webp');
      expect(Buffer.from((await storage.get(name))!).equals(Buffer.from(content))).toBe(true);
    }
    await storage.remove(['a-1.webp', 'empty.jpg', 'large.avif']);
    expect(await names()).toEqual([]);
  });

  it('replaces a file of the same name', async () => {
    const { storage } = opened;
    await storage.put('same.jpg', bytes('first, and longer'), 'image/jpeg');
    await storage.put('same.jpg', bytes('second'), 'image/jpeg');
    expect(Buffer.from((await storage.get('same.jpg'))!).toString()).toBe('second');
    await storage.remove(['same.jpg']);
  });

  it('knows nothing of what is not there, and removes it without complaint', async () => {
    const { storage } = opened;
    expect(await storage.get('nothing.jpg')).toBeNull();
    await storage.remove(['nothing.jpg', 'nothing-else.jpg']);
    expect(await names()).toEqual([]);
  });

  it.each(['../secret.key', '/etc/passwd', 'a/b.jpg', 'A.jpg', '.hidden', 'a b.jpg', 'a\0.jpg', ''])(
    'neither reads nor writes nor removes %j',
    async (name) => {
      const { storage } = opened;
      expect(await storage.get(name)).toBeNull();
      await expect(storage.put(name, bytes('x'), 'image/jpeg')).rejects.toThrow('not a name');
      await expect(storage.remove([name])).rejects.toThrow('not a name');
    },
  );

  it('lists every file with the moment it was written', async () => {
    const { storage } = opened;
    const before = Date.now();
    const written = Array.from({ length: 7 }, (__, n) => `file-${n}.webp`);
    for (const name of written) await storage.put(name, bytes(name), 'image/webp');
    const listed = await list();
    expect(listed.map(({ name }) => name).toSorted()).toEqual(written);
    // A store may record whole seconds.
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(before - 2000);
    await storage.remove(written);
  });
});

describe('no room', () => {
  const failing = (error: object) => {
    const driver = new FSDriver({ location: '/nowhere', visibility: 'private' });
    driver.put = async () => {
      throw Object.assign(new Error('cannot write'), error);
    };
    return storageOn(new Disk(driver)).put('a.jpg', bytes('x'), 'image/jpeg');
  };

  it.each([
    ['a full disk', { code: 'ENOSPC' }],
    ['a full quota', { code: 'EDQUOT' }],
    ['a store that says 507', { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } }],
    ['a store with a quota', { name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } }],
  ])('of %s is told as storage_full', async (_, error) => {
    await expect(failing(error)).rejects.toMatchObject({ name: 'Problem', code: 'storage_full' });
  });

  it('is not said of other trouble', async () => {
    await expect(failing({ code: 'EACCES' })).rejects.not.toMatchObject({ code: 'storage_full' });
  });
});
