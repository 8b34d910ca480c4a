/** @file The run of a plan. Each entry is done in one transaction with its mark, so that a process that dies resumes where it was. */
import { and, eq } from '#platform/db/drizzle.ts';
import { contentTypeNames } from '#contract/desk/content/content-types.ts';
import { contentImportEntries, contentImports } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { entryMarks, isEntry, listedColumns, runRedirects, type Entry } from './entry-marks.ts';
import { createImportFetch } from './import-fetch.ts';
import { notesOfPictures } from './import-pictures.ts';
import { requireShown, requireState, stillWaits, Stopped } from './import-state.ts';
import { linkMap, newLink } from './own-links.ts';
import { storedData } from './plan-entries.ts';
import { picturesOf } from './source-item.ts';
import type { AddedPicture, ImportSource, SourceItem, MovingDependencies } from './import-export.types.ts';
import { fileNameOf, outsideAddress } from './outside-pictures.ts';

type Import = typeof contentImports.$inferSelect;

/** Returns the sentence of a problem, which stops only its entry; any other error stops the import, which is tried again. */
function sentenceOf(error: unknown): string {
  if (error instanceof Problem && error.code !== 'unavailable' && error.code !== 'storage_full')
    return error.message;
  throw error;
}

/** Returns the person who brought the file. */
export const actorOf = ({ byId, by }: Pick<Import, 'byId' | 'by'>): Actor =>
  byId ? { kind: 'staff', id: byId, name: by } : { kind: 'script', name: by };

export function createImportRun(deps: MovingDependencies) {
  const { db, clock, addPicture, putItem, publishTaken, drop } = deps;
  const fetchPictures = createImportFetch(deps);
  const { waiting, failed } = entryMarks(db);

  /** Adds a picture and marks it. The same bytes give the same picture: a crash between the two does no harm. */
  async function keepPicture(entry: Entry, picture: AddedPicture, by: Actor): Promise<void> {
    await requireState(db, entry.importId, 'running');
    const { id: madeId, version: madeVersion, existed } = await addPicture(picture, by);
    const action = existed ? 'same' : entry.action;
    await db
      .update(contentImportEntries)
      .set({ state: 'done', madeId, madeVersion, action })
      .where(isEntry(entry));
  }

  async function runPictures(
    found: Import,
    source: ImportSource,
    by: Actor,
    signal: AbortSignal,
  ): Promise<void> {
    const entries = await waiting(found.id, ['picture']);
    for (const entry of entries.filter(({ action }) => action !== 'fetch')) {
      try {
        const content = await source.readPicture(entry.source);
        if (!content)
          throw new Problem('invalid_input', { message: 'The file is not in the upload any more.' });
        const own = await source.ownPicture(entry.source);
        const name = entry.source.replace(/^.*\//, '');
        await keepPicture(entry, { name, alt: entry.title, ...own, content }, by);
      } catch (error) {
        await failed(entry, sentenceOf(error));
      }
    }
    await fetchPictures(
      entries.filter(({ action }) => action === 'fetch'),
      {
        hosts: found.fetchFrom,
        signal,
        onFile: (entry, { url, content }) =>
          keepPicture(entry, { name: fileNameOf(url), alt: entry.title, content }, by),
        onFailure: async (entry, error) => void (await failed(entry, sentenceOf(error))),
      },
    );
  }

  /** Returns the addresses of the stored pictures, by their names in the upload. */
  async function pictureAddresses(importId: string): Promise<Map<string, string>> {
    const rows = await db
      .select(listedColumns)
      .from(contentImportEntries)
      .where(and(eq(contentImportEntries.importId, importId), eq(contentImportEntries.type, 'picture')));
    return new Map(
      rows.flatMap(({ source, key, madeId }) => {
        const id = madeId ?? key;
        return id ? [[source, `/picture/${id}`] as const] : [];
      }),
    );
  }

  /** Publishes what came as a draft, unless somebody has changed it since. */
  async function publishDraft(entry: Entry, by: Actor): Promise<void> {
    const tags = await db.transaction(async (tx) => {
      if (!(await stillWaits(tx, entry))) return [];
      const taken = { id: entry.madeId!, version: entry.madeVersion ?? 0 };
      const shown = await publishTaken(tx, taken, by);
      const notes = shown
        ? shown.problems.map((problem) => `It waits as a draft. ${problem}`)
        : ['Somebody has changed it since: it stays as it is.'];
      const columns = { state: 'done' as const, notes: [...entry.notes, ...notes] };
      const version = shown ? { madeVersion: shown.version } : {};
      await tx
        .update(contentImportEntries)
        .set({ ...columns, ...version })
        .where(isEntry(entry));
      return shown?.tags ?? [];
    });
    if (tags.length > 0) drop(tags);
  }

  async function runItems({ id, asDrafts }: Import, source: ImportSource, by: Actor): Promise<void> {
    const entries = await waiting(id, contentTypeNames);
    for (const entry of entries.filter(({ madeId }) => madeId !== null)) await publishDraft(entry, by);
    const bySource = new Map(
      entries.flatMap((entry) => (entry.madeId === null ? [[entry.source, entry] as const] : [])),
    );
    const addresses = await pictureAddresses(id);
    const map = linkMap(
      await db.select(listedColumns).from(contentImportEntries).where(eq(contentImportEntries.importId, id)),
    );
    const addressOf = (url: string, { base, source: place }: SourceItem) => {
      const name = source.pictureAt(url, place) ?? outsideAddress(url, base);
      return name === null ? undefined : addresses.get(name);
    };
    /** Returns notes of missing pictures, without those already noted when the file was read. */
    const leftBehind = (item: SourceItem) =>
      picturesOf(item).flatMap(({ url }) =>
        source.pictureAt(url, item.source) === null && outsideAddress(url, item.base) && !addressOf(url, item)
          ? [url]
          : [],
      );
    for await (const item of bySource.size > 0 ? source.items() : []) {
      const entry = bySource.get(item.source);
      if (!entry || item.skip) continue;
      try {
        const coming = {
          type: item.type,
          key: item.key,
          locale: item.locale,
          data: await storedData(deps, item, (url, isLink) =>
            isLink ? newLink(url, item, map) : addressOf(url, item),
          ),
          publish: item.live && !asDrafts,
        };
        const tags = await db.transaction(async (tx) => {
          if (!(await stillWaits(tx, entry))) return [];
          if (item.isPending && !asDrafts) await requireShown(tx, deps, id, item);
          const put = await putItem(tx, coming, by);
          const notes = [
            ...entry.notes,
            ...notesOfPictures(leftBehind(item), 'was not fetched'),
            ...(put.before?.draft === 'scheduled' ? ['It is published at its moment.'] : []),
            ...put.problems.map((problem) => `It waits as a draft. ${problem}`),
          ];
          await tx
            .update(contentImportEntries)
            .set({ state: 'done', madeId: put.id, madeVersion: put.version, before: put.before, notes })
            .where(isEntry(entry));
          return put.tags;
        });
        if (tags.length > 0) drop(tags);
      } catch (error) {
        await failed(entry, sentenceOf(error));
      }
    }
  }

  /** Runs the waiting entries in the name of a person, and marks the import when all are done. */
  return async function runImport(
    found: Import,
    source: ImportSource,
    { by, signal }: { by: Actor; signal: AbortSignal },
  ): Promise<void> {
    try {
      await runPictures(found, source, by, signal);
      await runItems(found, source, by);
      await requireState(db, found.id, 'running');
    } catch (error) {
      if (error instanceof Stopped) return;
      throw error;
    }
    await runRedirects(db, found.id);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(contentImports)
        .set({ state: 'done', finishedAt: clock() })
        .where(and(eq(contentImports.id, found.id), eq(contentImports.state, 'running')))
        .returning();
      if (row) await recordEvent(tx, { type: 'content.imported', by, on: { kind: 'content' }, at: clock() });
    });
  };
}
