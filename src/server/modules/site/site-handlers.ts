import { noticeNow, registrationNotice } from '#facts/notice.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { postPattern } from '#facts/post-path.ts';
import { inDelhi } from '#facts/time.ts';
import type { OpenApiDocument, siteEndpoints, PublishedText } from '#contract/site.ts';
import type { Handlers, AddTags } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { readCompany } from '#platform/company.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Database } from '#platform/db/handle.ts';
import { eq } from '#platform/db/drizzle.ts';
import { spoken } from '#platform/content/published-sides.ts';
import { pageContent } from '#platform/db/tables.ts';
import type { MeasuredVisit } from './visit-counter.ts';
import { isbot } from 'isbot';

/** Returns the published text under that key; empty when there is none, as on a new site. */
async function publishedText(
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

type Endpoints = typeof siteEndpoints;
export type SiteDependencies = {
  config: Config;
  clock: Clock;
  db: Database;
  document: () => OpenApiDocument;
  /** Renders markdown to safe HTML. */
  render: (markdown: string, addTags: AddTags) => Promise<{ html: string }>;
  /** Counts one event of today. */
  count: (name: string) => Promise<void>;
  /** Counts one view of the post with this key. */
  countPostView: (key: string) => Promise<void>;
  /** Counts the measures of one visit. */
  countVisit: (visit: MeasuredVisit) => Promise<void>;
};

/** Returns the newest version of any consent notice, in the current language. */
const newestNotice = () =>
  [registrationNotice, ...enquiryKindNames.map((name) => enquiryKinds[name].notice)]
    .map(noticeNow)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)!;

/** Returns the handlers of the site's own data, and of the counter of events. */
export const siteHandlers = ({
  config,
  clock,
  db,
  document,
  render,
  count,
  countPostView,
  countVisit,
}: SiteDependencies): Handlers<Endpoints> => ({
  site: async () => ({
    url: config.publicUrl,
    // A preview reads the unpublished details.
    company: isRolledBack() ? await readCompany(db, config.company) : config.company,
    embeds: config.embeds,
    year: inDelhi(clock()).getUTCFullYear(),
    noticeVersion: newestNotice(),
  }),
  pageText: ({ params }, { addTags }) =>
    publishedText(db, params.key, (markdown) => render(markdown, addTags)),
  openapi: async () => document(),
  visitCount: async ({ body }) => {
    await countVisit(body);
    return {};
  },
  async eventCount({ body: { name, page, post, place } }, { headers, log }) {
    if (name === 'script_error') log.warn({ page: page ?? '-', place }, 'a script failed');
    await count(page ? `${name} ${page}` : name);
    // Robots that run scripts count among the pages, as they always did; a post's number is of readers.
    if (post && page === postPattern && name === 'page_view' && !isbot(headers['user-agent']))
      await countPostView(post);
    return {};
  },
});
