import { asc, eq } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { todayCountMax, todayLinesMax, type TodayLine } from '#contract/desk/today.ts';
import { defaultLocale, locales } from '#words/locales.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';

/** Returns the drafts that wait for a review before publication, the longest waiting first. */
export async function inReview(db: Database): Promise<{ count: number; lines: TodayLine[] }> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(eq(contentItems.draft, 'review'))
    .orderBy(asc(contentItems.updatedAt), asc(contentItems.id))
    .limit(todayCountMax);
  const lines = rows.slice(0, todayLinesMax).map(({ id, type, locale, title, updatedAt, updatedBy }) => ({
    id: `${type}/${id}`,
    title: `${contentType(type).label}${locale === defaultLocale ? '' : `, ${locales[locale].name}`}: ${title}`,
    who: null,
    at: updatedAt.toISOString(),
    urgent: false,
    note: updatedBy && `by ${updatedBy}`,
  }));
  return { count: rows.length, lines };
}
