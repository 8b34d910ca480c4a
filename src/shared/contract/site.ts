import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import { countedPages } from '#facts/page-at.ts';
import { connections, visitMeasures, type VisitMeasure } from '#facts/visit-measures.ts';
import { Company } from './company.ts';
import { slug } from './ids.ts';
import { foreignLang } from './lang.ts';
import { endpoint } from './kit.ts';

const outside = z
  .url({ protocol: /^https$/ })
  .max(maxLength.url)
  .nullable();

/** Embeds from other hosts, each only when configured; null means that the site's own part is shown. */
export const Embeds = z.object({
  chatbotScript: outside,
  mapsTiles: z.string().max(500).nullable(),
  mapsAttribution: z.string().max(200).describe('Who is to be named beside the tiles'),
  analyticsId: z.string().max(40).nullable(),
  aboutVideo: outside,
  feedbackForm: outside,
  careersForm: outside,
  crewSignupForm: outside,
});

/** Site data for every page. */
export const Site = z
  .object({
    url: z.string().describe('Origin of the public site, without a trailing slash'),
    company: Company,
    embeds: Embeds,
    year: z.number().int().describe('The current year in Asia/Kolkata'),
    noticeVersion: z
      .string()
      .describe('Newest version of the consent notices; each form sends that of its own'),
  })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof Site>;

/** Pages with text published by the staff. */
export const publishedPages = ['legal', 'terms'] as const;

/** Published text below a page's heading; `html` is null until there is some. */
export const PublishedText = z
  .object({
    html: z.string().nullable().describe('Rendered from markdown, safe to show'),
    updatedAt: z.iso.datetime().nullable(),
    lang: foreignLang,
  })
  .meta({ id: 'PublishedText' });
export type PublishedText = z.infer<typeof PublishedText>;

/** Counted events, without cookies and without identifying anybody. */
export const countedEvents = ['page_view', 'conversion', 'contact_success', 'script_error'] as const;

/** The name of a page that is counted; private pages and tools have none. */
export const CountedPage = z.enum(countedPages as [string, ...string[]]).meta({ id: 'CountedPage' });
const measured = (name: VisitMeasure) => z.int().min(0).max(visitMeasures[name].bounds.at(-1)!).optional();

/** The part of an OpenAPI document that readers rely on. */
export const OpenApiDocument = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.unknown().optional(),
});
export type OpenApiDocument = z.infer<typeof OpenApiDocument>;

export const siteEndpoints = {
  openapi: endpoint({
    route: api.openapi,
    summary: 'This description of the API, OpenAPI 3.1',
    auth: 'anyone',
    reply: [200, OpenApiDocument],
    tags: ['site'],
  }),
  eventCount: endpoint({
    route: api.eventCount,
    counts: true,
    summary: 'Count an event of today',
    auth: 'anyone',
    body: z.strictObject({
      name: z.enum(countedEvents),
      page: CountedPage.optional(),
      post: slug.optional().describe('With a view of a post: the last part of its address'),
      place: z
        .string()
        .regex(/^\w{1,40} at \/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)
        .optional()
        .describe(
          'With an error: its name, and its place in a script of ours; never its message, which may hold typed words',
        ),
    }),
    reply: [202, z.object({})],
    perMinute: 300,
  }),
  visitCount: endpoint({
    route: api.visitCount,
    counts: true,
    summary: 'Count the measures of a visit of today',
    auth: 'anyone',
    body: z.strictObject({
      page: CountedPage,
      connection: z.enum(connections),
      lcp: measured('lcp').describe('Milliseconds to the largest paint'),
      inp: measured('inp').describe('Milliseconds of the slowest answer to a touch or key'),
      cls: measured('cls').describe('Shift of the layout, in thousandths'),
    }),
    reply: [202, z.object({})],
    perMinute: 60,
  }),
  pageText: endpoint({
    route: api.pageText,
    summary: 'What the company has published on one of its legal pages',
    auth: 'anyone',
    params: z.object({ key: z.enum(publishedPages) }),
    reply: [200, PublishedText],
    tags: ['page:{key}'],
  }),
  site: endpoint({
    route: api.site,
    summary: 'The company, its notices and the configured outside services',
    auth: 'anyone',
    reply: [200, Site],
    tags: ['site'],
  }),
};
