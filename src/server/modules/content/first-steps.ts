/** @file The steps that a new installation needs before it may be shown, for the desk's first page. */
import { and, eq, gt } from '#platform/db/drizzle.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { TodayLine } from '#contract/desk/today.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';

type Step = { id: string; title: string; note: string; isDone: (db: Database) => Promise<boolean> };

const shown = (type: ContentTypeName, key?: string) => async (db: Database) =>
  (await db.$count(
    contentItems,
    and(
      eq(contentItems.type, type),
      eq(contentItems.locale, 'en'),
      eq(contentItems.live, 'published'),
      key ? eq(contentItems.publishedKey, key) : undefined,
    ),
  )) > 0;

/** In the order of work; `id` is the type, with the key of one of a fixed type, or `vendor`. */
const steps: readonly Step[] = [
  {
    id: 'company',
    title: 'Fill in the company’s details',
    note: 'They stand in the foot of every page and in mails.',
    // The first version comes from the settings.
    isDone: async (db) =>
      (await db.$count(
        contentItems,
        and(eq(contentItems.type, 'company'), eq(contentItems.locale, 'en'), gt(contentItems.number, 1)),
      )) > 0,
  },
  {
    id: 'text/terms',
    title: 'Publish the terms',
    note: 'A vendor accepts them by registering.',
    isDone: shown('text', 'terms'),
  },
  {
    id: 'text/legal',
    title: 'Publish the legal notices',
    note: 'The foot of every page leads to them.',
    isDone: shown('text', 'legal'),
  },
  {
    id: 'market',
    title: 'Write about a first market',
    note: 'With its place on the map.',
    isDone: shown('market'),
  },
  {
    id: 'album',
    title: 'Fill a first gallery',
    note: 'Pictures with words for those who cannot see them.',
    isDone: shown('album'),
  },
  {
    id: 'post',
    title: 'Write a first post',
    note: 'It also stands on the home page.',
    isDone: shown('post'),
  },
  {
    id: 'vendor',
    title: 'Have a first vendor',
    note: 'Vendors register themselves; you approve them.',
    // One is enough: a count would read them all.
    isDone: async (db) =>
      (await db.select({ id: vendors.id }).from(vendors).where(isPublic(vendors)).limit(1)).length > 0,
  },
];

/** Returns the steps that are still open. */
export async function firstSteps(
  db: Database,
  { configured }: { /** The settings name the company, or it is the demonstration. */ configured: boolean },
): Promise<{ count: number; lines: TodayLine[] }> {
  const lines: TodayLine[] = [];
  for (const { id, title, note, isDone } of steps) {
    if ((id === 'company' && configured) || (await isDone(db))) continue;
    lines.push({ id, title, who: null, at: null, urgent: false, note });
  }
  return { count: lines.length, lines };
}
