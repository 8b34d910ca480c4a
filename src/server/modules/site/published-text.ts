import { eq } from '#platform/db/drizzle.ts';
import type { PublishedText } from '#contract/site.ts';
import { spoken } from '#platform/content/published-sides.ts';
import type { Database } from '#platform/db/handle.ts';
import { pageContent } from '#platform/db/tables.ts';

/** The published text under that key; empty when there is none, which is how every page begins. */
export async function publishedText(
  db: Database,
  key: string,
  render: (markdown: string) => Promise<{ html: string }>,
): Promise<PublishedText> {
  const [row] = await db.select().from(pageContent).where(eq(pageContent.key, key));
  if (!row || row.body.trim() === '') return { html: null, updatedAt: null };
  const [said] = await spoken(db, 'text', [row], () => key);
  const { body, updatedAt, lang } = said!;
  return { html: (await render(body)).html, updatedAt: updatedAt.toISOString(), ...(lang && { lang }) };
}
