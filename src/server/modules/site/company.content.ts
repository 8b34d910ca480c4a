/** @file The company's details in the desk's content. */
import { sql } from '#platform/db/drizzle.ts';
import { companyProblems, detailsOf } from '#contract/desk/content/company-details.ts';
import { isDemoCompany } from '#content/demo-company.ts';
import type { Company } from '#contract/company.ts';
import { companyChannel } from '#platform/company.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { companyWords } from './seed/company.hi.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { Problem } from '#platform/problem.ts';

/** Publishes the company's details: every process reads them again at the commit. */
export const companyTarget = (company: Company): ContentTarget => ({
  publish: async () => undefined,
  notify: async (tx) => void (await tx.execute(sql`select pg_notify(${companyChannel}, '')`)),
  unpublish: () => {
    throw new Problem('conflict', { message: 'The site cannot be without the company’s details.' });
  },
  // They are on every page, and each process drops its own pages once it has them.
  tags: () => [],
  problems: companyProblems,
  // Only for the invented company: an installation without it writes its own.
  initialSides: (demo) =>
    demo && isDemoCompany(company) ? [{ of: 'company', locale: 'hi', words: companyWords }] : [],
  existing: async () => {
    const now = new Date();
    return [
      {
        id: newId(),
        key: 'company',
        data: detailsOf(company),
        publishedAt: now,
        updatedAt: now,
        position: 0,
      },
    ];
  },
});
