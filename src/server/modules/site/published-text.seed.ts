/** @file The demo company's terms and agreements: published texts like any other, which the staff replaces. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCompany } from '#content/company-tokens.ts';
import type { Company } from '#contract/company.ts';
import { publishedPages } from '#contract/site.ts';
import type { Tx } from '#platform/db/handle.ts';
import { pageContent } from '#platform/db/tables.ts';

/** Publishes them, with the configured company's names, where nothing is published yet. */
export async function seedPublishedTexts(tx: Tx, company: Company): Promise<void> {
  const texts = publishedPages.map((key) => {
    const markdown = readFileSync(join(import.meta.dirname, 'seed', `${key}.md`), 'utf8');
    return { key, body: withCompany(markdown, company) };
  });
  await tx.insert(pageContent).values(texts).onConflictDoNothing();
}
