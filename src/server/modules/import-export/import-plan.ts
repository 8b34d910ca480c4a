/** @file The dry run: the contents of an upload and the planned action for each entry, without any other change. */
import { and, eq, isNotNull, like } from '#platform/db/drizzle.ts';
import { isDeepStrictEqual } from 'node:util';
import { contentType } from '#contract/desk/content/content-types.ts';
import { importExportLimits } from '#facts/limits.ts';
import { contentImportEntries, contentImports, contentOldPaths } from '#platform/db/tables.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { idInName, notesOfPictures, withOwnPictures } from './import-pictures.ts';
import { unusedAttachments } from './attachments.ts';
import { lossReport } from './loss-report.ts';
import type { ImportSource } from './import-source.ts';
import { picturesOf } from './source-item.ts';
import type { SourceItem, MovingDependencies } from './import-export.types.ts';
import { fileNameOf, outsideAddress } from './outside-pictures.ts';

type Entry = Omit<typeof contentImportEntries.$inferInsert, 'importId' | 'position'>;
const batch = 500;

type Deps = Pick<MovingDependencies, 'db' | 'findItem' | 'hasPicture'>;

/** Returns the planned action for an item. */
async function entryOf(
  { db, findItem }: Deps,
  item: SourceItem,
  ownPictures: ReadonlyMap<string, string>,
): Promise<Entry> {
  const { source, type, key, title, notes } = item;
  const plain = { source, type, key, title, notes: [...notes] };
  if (item.skip) return { ...plain, action: 'skip' };
  const { keys } = contentType(type);
  if (typeof keys === 'object' && !Object.hasOwn(keys, key))
    return { ...plain, action: 'skip', notes: [...notes, `There is no “${key}” among these.`] };
  const there = await findItem(db, type, key, item.locale);
  if (!there) return { ...plain, action: 'new' };
  const coming = withOwnPictures(item, (url) => ownPictures.get(url));
  return isDeepStrictEqual(there.data, coming)
    ? { ...plain, action: 'same', madeId: there.id }
    : { ...plain, action: 'change' };
}

/** Resolves to whether an address leads to that item already. */
const leadsTo = async ({ db }: Deps, path: string, itemId: string): Promise<boolean> =>
  (await db.$count(
    contentOldPaths,
    and(eq(contentOldPaths.path, path), eq(contentOldPaths.itemId, itemId)),
  )) > 0;

/** Returns the pictures that earlier imports fetched from other sites: their ids by source address. */
async function fetchedBefore({ db }: Deps): Promise<Map<string, string>> {
  const { source, type, madeId } = contentImportEntries;
  const rows = await db
    .selectDistinct({ source, madeId })
    .from(contentImportEntries)
    .where(and(eq(type, 'picture'), isNotNull(madeId), like(source, 'http%')))
    .limit(importExportLimits.entries);
  return new Map(rows.map((row) => [row.source, row.madeId!]));
}

/** Returns the planned action for a picture, which is a file of the upload or is on another site. */
async function pictureEntry(
  { hasPicture }: Deps,
  name: string,
  alt: string,
  id: string | null,
): Promise<Entry> {
  const kept = id !== null && (await hasPicture(id));
  const isFile = !URL.canParse(name);
  return {
    source: name,
    type: 'picture',
    key: kept ? id : '',
    title: shorten(alt || (isFile ? name.replace(/^.*\//, '') : fileNameOf(name)), 120),
    action: kept ? 'same' : isFile ? 'new' : 'fetch',
    notes: alt ? [] : ['It has no words for those who cannot see it.'],
  };
}

/** Reads the whole upload and stores the plan: pictures first, then items, then the redirects to them. */
export async function planImport(deps: Deps, importId: string, source: ImportSource): Promise<void> {
  const { db } = deps;
  const fetched = await fetchedBefore(deps);
  const pictures = new Map<string, Entry>();
  const items: Entry[] = [];
  const redirects: Entry[] = [];
  const report = lossReport();
  const shown = new Set<string>();
  for await (const item of source.items()) {
    report.add(item.source, item.losses);
    const missing: string[] = [];
    const own = new Map<string, string>();
    for (const { url, alt } of item.skip ? [] : picturesOf(item)) {
      shown.add(url);
      if (/^\/(?:picture|art)\//.test(url)) continue;
      const file = source.pictureAt(url);
      const name =
        file ?? (pictures.size < importExportLimits.entries ? outsideAddress(url, item.base) : null);
      if (!name) {
        missing.push(url);
        continue;
      }
      const id = file ? idInName(file) : (fetched.get(name) ?? null);
      const picture = pictures.get(name) ?? (await pictureEntry(deps, name, alt, id));
      pictures.set(name, picture);
      if (picture.key) own.set(url, `/picture/${picture.key}`);
    }
    const entry = await entryOf(deps, item, own);
    entry.notes!.push(...notesOfPictures(missing, 'is not in the file'));
    report.add(
      item.source,
      missing.map((what) => ({ kind: 'picture', what })),
    );
    items.push(entry);
    if (entry.action !== 'skip')
      for (const path of item.oldPaths) {
        const isThere = entry.madeId != null && (await leadsTo(deps, path, entry.madeId));
        redirects.push({
          source: path,
          type: 'redirect',
          key: item.key,
          title: item.title,
          action: isThere ? 'same' : 'new',
        });
      }
  }
  report.add('The file', source.losses());
  for (const what of unusedAttachments(source.attachments(), shown))
    report.add('Its library', [{ kind: 'attachment', what }]);
  const entries = [...pictures.values(), ...items, ...redirects].map((entry, position) => ({
    ...entry,
    source: shorten(entry.source, 400),
    importId,
    position,
    state: entry.action === 'skip' || entry.action === 'same' ? ('done' as const) : ('waiting' as const),
  }));
  await db.transaction(async (tx) => {
    // Starts again when the process died during the reading.
    await tx.delete(contentImportEntries).where(eq(contentImportEntries.importId, importId));
    for (let at = 0; at < entries.length; at += batch)
      await tx.insert(contentImportEntries).values(entries.slice(at, at + batch));
    const nothing = entries.length === 0 ? 'Nothing in this file can be imported.' : null;
    await tx
      .update(contentImports)
      .set({
        state: nothing ? 'refused' : 'ready',
        message: nothing ?? source.message(),
        losses: report.lines(),
      })
      .where(eq(contentImports.id, importId));
  });
}
