/** @file The demo company's terms and agreements: published texts like any other, which the staff replaces. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCompany } from '#content/company-tokens.ts';
import type { Company } from '#contract/company.ts';
import { publishedPages } from '#contract/site.ts';
import type { InitialSide } from '#platform/content-target.ts';
import type { Tx } from '#platform/db/handle.ts';
import { packageRoot } from '#platform/package-root.ts';
import { pageContent } from '#platform/db/tables.ts';
import { companyInHindi } from './seed/company.hi.ts';

const textOf = (file: string, company: Company) =>
  withCompany(readFileSync(join(packageRoot, 'src/server/modules/site/seed', file), 'utf8'), company);

/** Returns the same texts in Hindi. */
export const textSides = (company: Company): InitialSide[] =>
  publishedPages.map((of) => ({
    of,
    locale: 'hi',
    words: { body: textOf(`${of}.hi.md`, companyInHindi(company)) },
  }));

/** Publishes the texts, with the configured company's names, if none is published yet. */
export async function seedPublishedTexts(tx: Tx, company: Company): Promise<void> {
  const texts = publishedPages.map((key) => ({ key, body: textOf(`${key}.md`, company) }));
  await tx.insert(pageContent).values(texts).onConflictDoNothing();
}
