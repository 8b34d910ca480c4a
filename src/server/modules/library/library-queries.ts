import { and, count, desc, eq, inArray, notInArray, sql, type SQL } from '#platform/db/drizzle.ts';
import { validate as isUuid } from 'uuid';
import { libraryPicturePath } from '#facts/paths.ts';
import { pictureLimits, type LibraryPicture, type PictureShow } from '#contract/desk/content/pictures.ts';
import type { Database } from '#platform/db/handle.ts';
import { likeEscaped, wordsOf } from '#platform/db/search-terms.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import { drawnName, drawnPicture, isDrawn } from '#platform/images/drawn-picture.ts';
import { pictureDetail } from '#platform/images/picture-detail.ts';
import { pictureTag, type PicturesOf, type ShownPicture } from '#platform/library-pictures.ts';
import { Problem } from '#platform/problem.ts';
import { drawnWith, ofRow, type PictureRow } from './library-picture.ts';

export type PictureQuery = { q: string; show: PictureShow; page: number };
type UsedIds = () => Promise<ReadonlySet<string>>;

async function conditionOf(words: readonly string[], show: PictureShow, usedIds: UsedIds) {
  const conditions: SQL[] = words.map(
    (word) => sql`${libraryPictures.search} like ${`%${likeEscaped(word)}%`}`,
  );
  if (show === 'without-text') conditions.push(eq(libraryPictures.altMissing, true));
  if (show === 'unused') conditions.push(notInArray(libraryPictures.id, [...(await usedIds())]));
  return and(...conditions);
}

/** Reads a page of the library, and the number on all pages. */
export async function listPictures(
  db: Database,
  { q, show, page }: PictureQuery,
  usedIds: UsedIds,
): Promise<{ pictures: LibraryPicture[]; total: number }> {
  const words = wordsOf(q);
  const drawn = show === 'all' || show === 'drawn' ? drawnWith(words) : [];
  const from = (page - 1) * pictureLimits.page;
  if (show === 'drawn')
    return { pictures: drawn.slice(from, from + pictureLimits.page), total: drawn.length };
  const where = await conditionOf(words, show, usedIds);
  const [counted] = await db.select({ rows: count() }).from(libraryPictures).where(where);
  const stored = counted?.rows ?? 0;
  const rows = await db
    .select()
    .from(libraryPictures)
    .where(where)
    .orderBy(desc(libraryPictures.id))
    .limit(pictureLimits.page)
    .offset(from);
  const past = (place: number) => Math.max(0, place - stored);
  const rest = drawn.slice(past(from), past(from + pictureLimits.page));
  return { pictures: [...rows.map(ofRow), ...rest], total: stored + drawn.length };
}

/** Finds one picture. @throws Problem not_found */
export async function findPicture(db: Database, pictureId: string): Promise<PictureRow> {
  const [row] = await db.select().from(libraryPictures).where(eq(libraryPictures.id, pictureId));
  if (!row) throw new Problem('not_found', { message: 'There is no such picture.' });
  return row;
}

const ofStored = (row: PictureRow): ShownPicture => ({
  detail: pictureDetail(row, row.alt),
  credit: row.credit,
  focus: { x: row.focusX, y: row.focusY },
});

/** Looks up pictures as pages show them; without a library picture no query runs. */
export function picturesIn(db: Database): PicturesOf {
  return async (sources, addTags) => {
    const found = new Map<string, ShownPicture>();
    for (const source of sources) {
      const name = drawnName(source);
      if (isDrawn(name))
        found.set(source, { detail: drawnPicture(name), credit: null, focus: { x: 50, y: 50 } });
    }
    const ids = sources
      .map((source) => /^\/picture\/(.+)$/.exec(source)?.[1] ?? '')
      .filter((one) => isUuid(one));
    if (ids.length === 0) return found;
    addTags(ids.map(pictureTag));
    const rows = await db.select().from(libraryPictures).where(inArray(libraryPictures.id, ids));
    for (const row of rows) found.set(libraryPicturePath(row.id), ofStored(row));
    return found;
  };
}
