/** @file Publishes the desk's texts to their table. */
import { eq, sql } from '#platform/db/drizzle.ts';
import type { Company } from '#contract/company.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { pageContent } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { textSides } from './published-text.seed.ts';

/** The target of published texts. */
export const textTarget = (company: Company): ContentTarget => ({
  async publish(tx, { key, data, updatedAt }) {
    const { body } = data as { body: string };
    await tx
      .insert(pageContent)
      .values({ key, body, updatedAt })
      .onConflictDoUpdate({
        target: pageContent.key,
        set: { body, updatedAt, version: sql`${pageContent.version} + 1` },
      });
  },
  unpublish: async (tx, { key }) => void (await tx.delete(pageContent).where(eq(pageContent.key, key))),
  tags: ({ key }) => [`page:${key}`],
  // The texts mention a demonstration, and name the company.
  initialSides: (demo) => (demo ? textSides(company) : []),
  async existing(db) {
    const rows = await db.select().from(pageContent);
    return rows
      .filter(({ body }) => body.trim() !== '')
      .map(({ key, body, updatedAt }) => ({
        id: newId(),
        key,
        data: { body },
        publishedAt: updatedAt,
        updatedAt,
        position: 0,
      }));
  },
});
