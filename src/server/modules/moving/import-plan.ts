/** @file The dry run: what an upload holds and what would become of each thing, without a change to anything else. */
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { contentType } from '#contract/desk/content/content-types.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { shorten } from '#contract/shorten.ts';
import { idInName, withOwnPictures } from './import-pictures.ts';
import { picturesOf, type ImportSource, type SourceItem } from './import-source.ts';
import type { MovingDependencies } from './moving.types.ts';

type Entry = Omit<typeof contentImportEntries.$inferInsert, 'importId' | 'position'>;
const batch = 500;
const maxNote = 300;
/** Missing pictures of one thing that are named; of the others the number is told. */
const maxNamed = 20;

type Deps = Pick<MovingDependencies, 'db' | 'findItem' | 'hasPicture'>;

/** What is to be done with an item. */
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
  const there = await findItem(db, type, key);
  if (!there) return { ...plain, action: 'new' };
  const coming = withOwnPictures(item, (url) => ownPictures.get(url));
  return { ...plain, action: isDeepStrictEqual(there.data, coming) ? 'same' : 'change' };
}

/** Reads the whole upload and stores the plan: pictures first, then items, then the addresses that lead to them. */
export async function planImport(deps: Deps, importId: string, source: ImportSource): Promise<void> {
  const { db, hasPicture } = deps;
  const pictures = new Map<string, Entry>();
  const items: Entry[] = [];
  const redirects: Entry[] = [];
  for await (const item of source.items()) {
    const missing: string[] = [];
    const own = new Map<string, string>();
    for (const { url, alt } of item.skip ? [] : picturesOf(item)) {
      if (/^\/(?:picture|art)\//.test(url)) continue;
      const file = source.pictureAt(url);
      if (!file) {
        missing.push(url);
        continue;
      }
      const id = idInName(file);
      const kept = id !== null && (await hasPicture(id));
      if (kept) own.set(url, `/picture/${id}`);
      if (!pictures.has(file))
        pictures.set(file, {
          source: file,
          type: 'picture',
          key: kept ? id : '',
          title: shorten(alt || file.replace(/^.*\//, ''), 120),
          action: kept ? 'same' : 'new',
          notes: alt ? [] : ['It has no words for those who cannot see it.'],
        });
    }
    const entry = await entryOf(deps, item, own);
    for (const url of missing.slice(0, maxNamed))
      entry.notes!.push(shorten(`The picture ${url} is not in the file.`, maxNote));
    if (missing.length > maxNamed)
      entry.notes!.push(`${missing.length - maxNamed} more pictures are not in the file.`);
    items.push(entry);
    if (entry.action !== 'skip')
      for (const path of item.oldPaths)
        redirects.push({ source: path, type: 'redirect', key: item.key, title: item.title, action: 'new' });
  }
  const entries = [...pictures.values(), ...items, ...redirects].map((entry, position) => ({
    ...entry,
    source: shorten(entry.source, 400),
    importId,
    position,
    state: entry.action === 'skip' || entry.action === 'same' ? ('done' as const) : ('waiting' as const),
  }));
  await db.transaction(async (tx) => {
    // Anew when the process died while it read.
    await tx.delete(contentImportEntries).where(eq(contentImportEntries.importId, importId));
    for (let at = 0; at < entries.length; at += batch)
      await tx.insert(contentImportEntries).values(entries.slice(at, at + batch));
    const nothing = entries.length === 0 ? 'Nothing in this file can be imported.' : null;
    await tx
      .update(contentImports)
      .set({ state: nothing ? 'refused' : 'ready', message: nothing ?? source.message() })
      .where(eq(contentImports.id, importId));
  });
}
