/**
 * @file The company's details in force: those of the settings until the staff publishes others, with published translations in other
 * languages.
 */
import { and, eq, gt } from '#platform/db/drizzle.ts';
import { companyFields, companyOf, detailsOf } from '#contract/desk/content/company-details.ts';
import type { Company } from '#contract/company.ts';
import { sideLocales, withWords } from '#contract/desk/content/sides.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { localeNow } from '#words/t.ts';
import { publishedSides } from './content/published-sides.ts';
import type { Database, DatabaseHandle } from './db/handle.ts';
import { contentItems } from './db/tables.ts';
import { followContent } from './follow-content.ts';
import type { Log } from './log.ts';

/** The channel that announces a publication to every process. */
export const companyChannel = 'company';

/** The details in each language. */
type Details = Record<Locale, Company>;

/** Reads the details. The item's first version is a copy of the settings, which still rule then. */
async function readDetails(db: Database, settled: Company): Promise<Details> {
  const [item] = await db
    .select({ data: contentItems.published })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.type, 'company'),
        eq(contentItems.locale, defaultLocale),
        eq(contentItems.live, 'published'),
        gt(contentItems.number, 1),
      ),
    );
  const english = (item?.data && companyOf(item.data, settled)) ?? settled;
  const details = { [defaultLocale]: english } as Details;
  for (const locale of sideLocales) {
    const [words] = (await publishedSides(db, 'company', locale)).values();
    const said = words && companyOf(withWords(companyFields, detailsOf(english), words), settled);
    details[locale] = said ?? english;
  }
  return details;
}

/** Reads the details in the current language. */
export const readCompany = async (db: Database, settled: Company): Promise<Company> =>
  (await readDetails(db, settled))[localeNow()];

export type LiveCompany = {
  company: Company;
  /** Calls back in every process when the details change. Drop what was made of the old ones only then. */
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
};

/**
 * Opens the details as one object that lives as long as the process and always holds the present details in the current language:
 * read its members when they are needed, and copy none.
 */
export async function openCompany(
  { handle, db, log }: { handle: Pick<DatabaseHandle, 'listen'>; db: Database; log: Log },
  settled: Company,
): Promise<LiveCompany> {
  const english = { ...settled };
  let details: Details | undefined;
  const listeners: (() => void)[] = [];
  const close = await followContent({ handle, log }, companyChannel, async () => {
    details = await readDetails(db, settled);
    // An optional member without a value is removed.
    Object.assign(english, { securityEmail: undefined }, details[defaultLocale]);
    for (const listener of listeners) listener();
  });
  const company = new Proxy(english, {
    get: (_, name) => {
      const now = localeNow();
      return Reflect.get(now === defaultLocale ? english : (details?.[now] ?? english), name) as unknown;
    },
  });
  return { company, close, onChange: (listener) => void listeners.push(listener) };
}
