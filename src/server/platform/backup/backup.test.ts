/** @postgres archives go from each kind of database to the other */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { silentLog } from '#support/database.ts';
import { storages } from '#support/storages.ts';
import { emptyPlace, fillAsOf, openPlace, yesterdays, type EmptyPlace } from '#support/yesterday.ts';
import { StartError } from '../start-error.ts';
import { startJobs } from '../jobs/jobs.ts';
import { backupSafeStorage } from '../storage/backup-safe-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { filesOfPicture } from '../images/picture-files.ts';
import { requestSnapshot } from '../db/pglite/snapshot-client.ts';
import { entryNames, type ArchivedTable, type ArchiveHeader } from './archive-header.ts';
import { entriesOf } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { openForLongWork } from './backup-source.ts';
import { tableNames } from './fingerprints.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Each run of these tests covers one kind of database; on a server both directions are tested as well.
type Kind = 'pglite' | 'postgres';
const onServer = Boolean(process.env['TEST_DATABASE_URL']);
const kinds: { from: Kind; to: Kind }[] = onServer
  ? [
      { from: 'pglite', to: 'postgres' },
      { from: 'postgres', to: 'pglite' },
    ]
  : [{ from: 'pglite', to: 'pglite' }];
// Each opens an embedded database several times, which takes seconds on a busy machine.
const waitOptions = { timeout: 300_000 };

const now = new Date('2026-11-20T06:00:00Z');
const nothing: Pick<Storage, 'get'> = { get: async () => null };
const nowhere: Pick<Storage, 'put'> = { put: async () => {} };
const picture = {
  storageKey: 'abcdefghijklmnopqrstuvwxy2',
  widths: [480, 960],
  formats: ['avif' as const, 'webp' as const, 'jpg' as const],
};
/** A picture of the library, named only in its own table. */
const ofLibrary = { ...picture, storageKey: 'abcdefghijklmnopqrstuvwxy4' };
const insertOfLibrary = `insert into library_pictures
  (id, name, alt, widths, width, height, formats, storage_key, bytes, checksum, search)
  values (gen_random_uuid(), 'lamps.jpg', 'Lamps', '{480,960}', 960, 640, '{avif,webp,jpg}', '${ofLibrary.storageKey}', 9, '', '')`;
/** Pictures of a vendor's work, and of a family's review. */
const ofProject = { ...picture, storageKey: 'abcdefghijklmnopqrstuvwxy5' };
const ofReview = { ...picture, storageKey: 'abcdefghijklmnopqrstuvwxy6' };
const insertOfPeople = `with one as (select id from vendors order by id limit 1),
    work as (insert into vendor_projects (id, vendor_id, title) select gen_random_uuid(), id, 'Haldi' from one returning id),
    said as (insert into reviews (id, vendor_id, status) select gen_random_uuid(), id, 'published' from one returning id),
    shown as (insert into review_pictures (id, review_id, upload_key, widths, width, height, formats, storage_key, bytes)
      select gen_random_uuid(), id, gen_random_uuid(), '{480,960}', 960, 640, '{avif,webp,jpg}', '${ofReview.storageKey}', 9 from said)
  insert into project_pictures (id, project_id, upload_key, position, widths, width, height, formats, storage_key, bytes)
    select gen_random_uuid(), id, gen_random_uuid(), 0, '{480,960}', 960, 640, '{avif,webp,jpg}', '${ofProject.storageKey}', 9 from work`;
const all = [picture, ofLibrary, ofProject, ofReview];
const bytesOf = (name: string) => Buffer.from(`${name}\0${name.repeat(3000)}`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aangan-archives-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newPath = () => join(folder, `${randomUUID()}.tar.gz`);
const placeOf = async (kind: Kind): Promise<EmptyPlace> => {
  const place = await emptyPlace(kind);
  onTestFinished(place.close);
  return place;
};
const backup = (from: EmptyPlace, path = newPath(), storage = nothing) =>
  writeBackup({ from, storage, path, keyMark: null, now }).then((report) => ({ ...report, path }));
const restore = (path: string, to: EmptyPlace, replace = false, storage = nowhere) =>
  restoreBackup({ path, to, storage, replace, now });

/** Fills a site of yesterday, brought up to date, with a waiting mail and more rows than one batch. */
async function fill(place: EmptyPlace) {
  const handle = await openPlace(place);
  await fillAsOf(handle.run, yesterdays[0]!);
  await handle.migrate();
  await handle.run(
    `insert into leads (id, kind, reference, secret_hash, payload, message)
      select gen_random_uuid(), 'contact', 'B' || n, sha256(n::text::bytea), jsonb_build_object('n', n), repeat('x', n % 90)
      from generate_series(1, 1203) as n`,
  );
  const jobs = await startJobs({ handle, log: silentLog });
  await jobs.define('later', async () => {});
  await jobs.send(handle.db, 'later', { to: 'somebody' }, { startAfter: new Date(Date.now() + dayMs) });
  await jobs.stop();
  return handle;
}

describe.each(kinds)('a backup from $from to $to', waitOptions, ({ from, to }) => {
  it('holds one moment and every picture of it while the site writes on, and comes back row by row', async () => {
    const [here, there] = [await placeOf(from), await placeOf(to)];
    const site = await fill(here);
    onTestFinished(site.close);
    const [source, target] = await Promise.all(
      (from === 'pglite' ? ['folder', 'bucket'] : ['bucket', 'folder']).map((name) => storages[name]!()),
    );
    onTestFinished(async () => void (await Promise.all([source!.close(), target!.close()])));
    await site.run(insertOfLibrary);
    await site.run(insertOfPeople);
    for (const name of all.flatMap(filesOfPicture))
      await source!.storage.put(name, bytesOf(name), 'image/webp');

    let writing = true;
    let pairs = 0;
    const { promise: begun, resolve: firstWritten } = Promise.withResolvers<void>();
    const writer = (async () => {
      // Both or neither: a backup with half of a pair would not be of one moment.
      for (; writing; pairs += 1) {
        await site.run(
          `begin; insert into meetups (id, community, title, starts_at, ends_at, place, description)
            values (gen_random_uuid(), 'pair', '', now(), now(), '', '');
          insert into event_counts (day, name, count) values ('2026-11-20', 'pair', 1)
            on conflict (day, name) do update set count = event_counts.count + 1; commit`,
        );
        firstWritten();
      }
    })();
    await begun;
    const kept = backupSafeStorage(source!.storage, site);
    let deleted = false;
    const whileReading: Pick<Storage, 'get'> = {
      async get(name) {
        // The vendor is deleted while the first picture is read: the site removes rows and files.
        if (!deleted && name.startsWith(picture.storageKey)) {
          deleted = true;
          await site.run("delete from pictures where storage_key = 'abcdefghijklmnopqrstuvwxy2'");
          await kept.remove(filesOfPicture(picture));
        }
        return source!.storage.get(name);
      },
    };
    const pairsBefore = pairs;
    const { header, missing, path } = await backup(here, newPath(), whileReading);
    const pairsDuring = pairs - pairsBefore;
    writing = false;
    await writer;
    expect([deleted, await site.beingBackedUp()]).toEqual([true, false]);
    expect(pairsDuring).toBeGreaterThan(0);
    // A picture whose file was lost long ago is reported and does not stop the backup.
    expect(missing).toEqual(['abcdefghijklmnopqrstuvwxy3-240.webp', 'abcdefghijklmnopqrstuvwxy3-240.jpg']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(header.tables.find(({ name }) => name === 'public.leads')?.rows).toBe(1205);
    // Every table except those that the queue makes anew each day: on the day of the restore there are others.
    const tables = (await tableNames(site.run)).filter((name) => !name.includes('queue_stats_2'));
    expect(header.tables.map(({ name }) => name)).toEqual(tables);
    expect(tables).toContain('public.disclosures');

    await restore(path, there, false, target!.storage);
    for (const name of all.flatMap(filesOfPicture))
      expect(Buffer.from((await target!.storage.get(name))!).equals(bytesOf(name))).toBe(true);
    // A backup of the restored site is the same in every table and sequence.
    const again = await backup(there);
    expect(again.header.tables).toEqual(header.tables);
    expect(again.header.sequences).toEqual(header.sequences);
    const restored = await openPlace(there);
    onTestFinished(restored.close);
    const [pair] = await restored.run(
      `select (select count(*)::int from meetups where community = 'pair') as meetups,
        (select count::int from event_counts where name = 'pair') as counted`,
    );
    expect(pair!['counted']).toBe(pair!['meetups']);
    expect(pair!['counted']).toBeGreaterThan(0);
    const jobs = await startJobs({ handle: restored, log: silentLog });
    await jobs.define('later', async () => {});
    expect(await restored.run("select data, state from pgboss.job where name = 'later'")).toEqual([
      { data: { to: 'somebody' }, state: 'created' },
    ]);
    await jobs.stop();
  });
});

describe('an archive', waitOptions, () => {
  let here: EmptyPlace;
  let path: string;
  beforeAll(async () => {
    here = await emptyPlace(onServer ? 'postgres' : 'pglite');
    const site = await openPlace(here);
    await fillAsOf(site.run, yesterdays[0]!);
    // A job queue of long ago, with a table that no longer exists.
    await site.run(`create schema pgboss; create table pgboss.version (version int primary key);
      insert into pgboss.version values (1); create table pgboss.gone as select 1 as n`);
    await site.close();
    ({ path } = await backup(here));
  }, waitOptions.timeout);
  afterAll(() => here.close());

  it('of an earlier migration is brought forward, and its rows are those of the day', async () => {
    const there = await placeOf(onServer ? 'postgres' : 'pglite');
    const { header } = await restore(path, there);
    expect(header.migration).toBe(yesterdays[0]);
    const { header: forward } = await backup(there);
    expect(forward.migrations.length).toBeGreaterThan(header.migrations.length);
    const rows = Object.fromEntries(forward.tables.map((table) => [table.name, table.rows]));
    for (const table of header.tables.filter(({ name }) => name.startsWith('public.')))
      expect.soft([table.name, rows[table.name]]).toEqual([table.name, table.rows]);
    expect(rows['public.vendor_words']).toBeGreaterThan(0);
    expect(header.queueVersion).toBe(1);
    expect(forward.queueVersion).toBeGreaterThan(1);
  });

  it('does not replace what is there unless told, and then keeps it until it is done', async () => {
    await expect(restore(path, here)).rejects.toThrow(
      /The target is not empty: .*nothing was changed.*--replace/,
    );
    const { replaced } = await restore(path, here, true);
    expect(replaced === null).toBe(onServer);
    expect(replaced === null || existsSync(replaced)).toBe(true);
    const [enquiries] = (await backup(here)).header.tables.filter(({ name }) => name === 'public.leads');
    expect(enquiries!.rows).toBe(2);
  });

  it('is not put under a running site', async () => {
    const site = await openPlace(here);
    onTestFinished(site.close);
    await site.ping();
    await expect(restore(path, here, true)).rejects.toThrow(
      /still uses that database|is in use by another process/,
    );
    await site.ping();
  });

  const whole = () => readFileSync(path);
  const tar = () => gunzipSync(whole());
  const changed = (at: (bytes: Buffer) => number) => {
    const bytes = tar();
    const place = at(bytes);
    bytes[place] = bytes[place]! ^ 1;
    return gzipSync(bytes);
  };
  it.each([
    ['cut short', () => whole().subarray(0, -20)],
    ['cut in half', () => whole().subarray(0, whole().length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['no archive', () => Buffer.from('hello')],
    ['no tar', () => gzipSync('hello')],
    ['one letter of a row changed', () => changed((bytes) => bytes.indexOf('Asha Rao'))],
    ['one letter of the header changed', () => changed((bytes) => bytes.indexOf('"migration"') + 14)],
    ['without its end', () => gzipSync(tar().subarray(0, tar().lastIndexOf('checksums.json')))],
  ])('that is %s is refused before anything is changed', async (_, content) => {
    const file = newPath();
    writeFileSync(file, content());
    const there = await placeOf('pglite');
    await expect(restore(file, there)).rejects.toThrow(
      new StartError(`The archive ${file} is damaged or not complete; nothing was changed.`),
    );
    expect(readdirSync(there.dir)).toEqual([]);
  });

  it.each<[string, Partial<ArchivedTable>]>([
    ['number', { rows: 3 }],
    ['contents', { checksum: 'another' }],
  ])('whose rows are not of the %s that it names is put nowhere', async (_, stated) => {
    const file = newPath();
    const archive = await writeArchive(file);
    for await (const { name, content } of entriesOf(path)) {
      if (name === entryNames.checksums) continue;
      if (name !== entryNames.header) {
        await archive.add(name, content);
        continue;
      }
      const header = JSON.parse(content.toString()) as ArchiveHeader;
      const tables = header.tables.map((table) =>
        table.name === 'public.leads' ? { ...table, ...stated } : table,
      );
      await archive.add(name, JSON.stringify({ ...header, tables }));
    }
    await archive.finish();
    const there = await placeOf(onServer ? 'postgres' : 'pglite');
    await expect(restore(file, there)).rejects.toThrow(
      'Nothing was kept, because these tables differ from the archive: public.leads.',
    );
    // The rest of the failed attempt is removed: the good one finds an empty target.
    await restore(path, there);
  });

  it('that is not there, or is there already, is a sentence', async () => {
    await expect(restore(`${path}.not`, here)).rejects.toThrow(/^There is no archive/);
    await expect(backup(here, path)).rejects.toThrow(/is there already/);
    const again = newPath();
    writeFileSync(`${again}.unfinished`, 'left by one that was killed');
    await backup(here, again);
    expect([existsSync(again), existsSync(`${again}.unfinished`)]).toEqual([true, false]);
  });
});

describe.skipIf(onServer)('the copy that a running site lends', waitOptions, () => {
  it('goes away with its borrower, and the next start clears what a killed one left', async () => {
    const place = await placeOf('pglite');
    const copies = () => readdirSync(place.dir).filter((name) => name.startsWith('database.copy-'));
    const site = await openPlace(place);
    await site.migrate();
    expect(statSync(join(place.dir, 'database.sock')).mode & 0o077).toBe(0);
    const copy = await requestSnapshot(place.dir);
    expect([copies().length, await site.beingBackedUp()]).toEqual([1, true]);
    expect(statSync(copy.folder).mode & 0o077).toBe(0);
    await copy.giveBack();
    await expect.poll(copies).toEqual([]);
    await site.close();
    writeFileSync(join(place.dir, 'database.copy-left'), '');
    await (await openForLongWork(place.dir, silentLog)).close();
    expect(copies()).toEqual([]);
    expect(existsSync(join(place.dir, 'database.sock'))).toBe(false);
  });
});
