/** @file The elements of a WordPress export, version 1.2. All text stands in CDATA, as WordPress writes it. */
import { readableText } from '#platform/content/readable-text.ts';

/** Returns text as a section: without the characters that XML forbids, and with its own end in two parts. */
const section = (text: string): string =>
  `<![CDATA[${readableText(text, []).toWellFormed().replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Returns a name as WordPress stores it: as HTML. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns an element with a text; `name` is ours, so that it needs no escape. */
export const wxrElement = (name: string, text: string | number): string =>
  `<${name}>${typeof text === 'number' ? text : text && section(text)}</${name}>`;

/** A category, a tag or the language of a post. `slug` holds letters, digits and hyphens alone. */
export type WxrTerm = { domain: 'category' | 'post_tag' | 'language'; slug: string; name: string };
const term = ({ domain, slug, name }: WxrTerm) =>
  `<category domain="${domain}" nicename="${slug}">${section(asHtml(name))}</category>`;

export type WxrWritten = {
  id: number;
  kind: 'post' | 'attachment';
  title: string;
  link: string;
  /** The login of its author; empty without one. */
  author: string;
  html: string;
  excerpt: string;
  slug: string;
  status: 'publish' | 'draft' | 'inherit';
  /** `YYYY-MM-DD`; empty for a draft without one. */
  day: string;
  parent?: number;
  terms?: readonly WxrTerm[];
  attachmentUrl?: string;
  meta?: Readonly<Record<string, string>>;
};

/** Noon in Delhi, which is the same day in the time zones around it. */
const moments = (day: string) =>
  day
    ? { local: `${day} 12:00:00`, utc: `${day} 06:30:00`, rss: new Date(`${day}T06:30:00Z`).toUTCString() }
    : { local: '0000-00-00 00:00:00', utc: '0000-00-00 00:00:00', rss: '' };

/** Writes a post or a picture. */
export function wxrItem(item: WxrWritten): string {
  const { local, utc, rss } = moments(item.day);
  const lines: [name: string, text: string | number][] = [
    ['title', asHtml(item.title)],
    ['link', item.link],
    ...(rss ? ([['pubDate', rss]] as [string, string][]) : []),
    ['dc:creator', item.author],
    ['description', ''],
    ['content:encoded', item.html],
    ['excerpt:encoded', asHtml(item.excerpt)],
    ['wp:post_id', item.id],
    ['wp:post_date', local],
    ['wp:post_date_gmt', utc],
    ['wp:comment_status', 'closed'],
    ['wp:ping_status', 'closed'],
    ['wp:post_name', item.slug],
    ['wp:status', item.status],
    ['wp:post_parent', item.parent ?? 0],
    ['wp:menu_order', 0],
    ['wp:post_type', item.kind],
    ['wp:post_password', ''],
    ['wp:is_sticky', 0],
    ...(item.attachmentUrl ? ([['wp:attachment_url', item.attachmentUrl]] as [string, string][]) : []),
  ];
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta>${wxrElement('wp:meta_key', key)}${wxrElement('wp:meta_value', value)}</wp:postmeta>`,
  );
  return [
    '<item>',
    ...lines.map(([name, text]) => wxrElement(name, text)),
    ...(item.terms ?? []).map(term),
    ...meta,
    '</item>\n',
  ].join('\n');
}

type Head = {
  title: string;
  description: string;
  url: string;
  language: string;
  authors: ReadonlyMap<string, string>;
  categories: readonly Omit<WxrTerm, 'domain'>[];
};

/** Writes what stands before the items. `authors` are names by login. */
export function wxrHead({ title, description, url, language, authors, categories }: Head): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${[
  wxrElement('title', title),
  wxrElement('link', url),
  wxrElement('description', description),
  wxrElement('language', language),
  '<wp:wxr_version>1.2</wp:wxr_version>',
  wxrElement('wp:base_site_url', url),
  wxrElement('wp:base_blog_url', url),
  ...[...authors].map(
    ([login, name], at) =>
      `<wp:author>${wxrElement('wp:author_id', at + 1)}${wxrElement('wp:author_login', login)}${wxrElement('wp:author_email', '')}${wxrElement('wp:author_display_name', asHtml(name))}</wp:author>`,
  ),
  ...categories.map(
    ({ slug, name }, at) =>
      `<wp:category>${wxrElement('wp:term_id', at + 1)}${wxrElement('wp:category_nicename', slug)}<wp:category_parent></wp:category_parent>${wxrElement('wp:cat_name', name)}</wp:category>`,
  ),
].join('\n')}
`;
}
export const wxrEnd = '</channel>\n</rss>\n';
