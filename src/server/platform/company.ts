/** @file The company's details in force: those of the settings, until the staff has published others. */
import { and, eq, gt } from 'drizzle-orm';
import { companyOf } from '#contract/desk/content/company-details.ts';
import type { Company } from '#contract/company.ts';
import type { Database, DatabaseHandle } from './db/handle.ts';
import { contentItems } from './db/tables.ts';
import { followContent } from './follow-content.ts';
import type { Log } from './log.ts';

/** Where each process hears that they were published. */
export const companyChannel = 'company';

/** Reads them. The first version of the item is a copy of the settings, which still rule then. */
export async function readCompany(db: Database, settled: Company): Promise<Company> {
  const [item] = await db
    .select({ data: contentItems.published })
    .from(contentItems)
    .where(
      and(eq(contentItems.type, 'company'), eq(contentItems.live, 'published'), gt(contentItems.number, 1)),
    );
  return (item?.data && companyOf(item.data, settled)) ?? settled;
}

export type LiveCompany = {
  company: Company;
  /** Calls back when the details are others, in every process. What was made of the old ones may be dropped only then. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

/**
 * Opens them as one object that lives as long as the process and always has the present details: read its members when they are
 * needed, and copy none.
 */
export async function openCompany(
  { handle, db, log }: { handle: Pick<DatabaseHandle, 'listen'>; db: Database; log: Log },
  settled: Company,
): Promise<LiveCompany> {
  const company = { ...settled };
  let onChange = () => {};
  const close = await followContent({ handle, log }, companyChannel, async () => {
    // A member that may be absent goes when it is.
    Object.assign(company, { securityEmail: undefined }, await readCompany(db, settled));
    onChange();
  });
  return { company, close, onChange: (listener) => void (onChange = listener) };
}
