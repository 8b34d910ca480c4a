/** @file What was chosen for the names of an old site: kept for its next import. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { TermChoice } from '#contract/desk/content/import-mapping.ts';
import { blogCategories } from '#contract/blogs.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { contentImportChoices } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { choicesOf } from './mapped-item.ts';
import type { Choices, MovingAsked } from './import-export.types.ts';

/** Returns what was chosen for a site. */
export async function rememberedChoices(db: Database, site: string): Promise<Choices> {
  const rows = await db.select().from(contentImportChoices).where(eq(contentImportChoices.site, site));
  return choicesOf(rows);
}

/** @throws Problem invalid_input for a category or an author that is not here */
async function requireThere(tx: Tx, { findItem }: Pick<MovingAsked, 'findItem'>, to: string): Promise<void> {
  const [kind, key] = to.split(':') as [string, string | undefined];
  if (key === undefined || (blogCategories as readonly string[]).includes(key)) return;
  const type = kind === 'author' ? 'author' : 'blogcategory';
  if (!(await findItem(tx, type, key, 'en')))
    throw new Problem('invalid_input', { message: `There is no ${kind} “${key}” here.` });
}

/** Stores choices for a site; one of null is forgotten. @throws Problem invalid_input for what is not here */
export async function rememberChoices(
  tx: Tx,
  asked: Pick<MovingAsked, 'findItem'>,
  site: string,
  { choices, by, at }: { choices: readonly TermChoice[]; by: Actor; at: Date },
): Promise<void> {
  for (const { kind, name, to } of choices) {
    const { site: ofSite, kind: ofKind, name: named } = contentImportChoices;
    if (to === null)
      await tx.delete(contentImportChoices).where(and(eq(ofSite, site), eq(ofKind, kind), eq(named, name)));
    else {
      await requireThere(tx, asked, to);
      const row = { site, kind, name, to, by: by.name ?? null, at };
      await tx
        .insert(contentImportChoices)
        .values(row)
        .onConflictDoUpdate({ target: [ofSite, ofKind, named], set: row });
    }
  }
}
