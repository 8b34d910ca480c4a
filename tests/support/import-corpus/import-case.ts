/** @file A case of the corpus of imports: a small file with the structure of a real one, and what must come out. */
import type { LossKind } from '#contract/desk/content/import-losses.ts';

export type ExpectedItem = {
  title: string;
  key?: string;
  /** Published at its source; false for a draft. */
  live?: boolean;
  /** Left out as a whole. */
  skip?: true;
  data?: Readonly<Record<string, unknown>>;
  /** Its markdown, whole. */
  content?: string;
  oldPaths?: readonly string[];
  /** The name of its author; the name printed on it. */
  author?: string | undefined;
  byline?: string | undefined;
  /** The words for its picture. */
  pictureAlt?: string;
};
export type ImportCase = {
  name: string;
  file: string;
  /** The file; the files of a zip by their paths. */
  content: string | Buffer | Readonly<Record<string, string | Buffer>>;
  items: readonly ExpectedItem[];
  /** Every loss by its kind: none other may be named. */
  losses?: Partial<Record<LossKind, number>>;
  message?: string;
  /** The sentence with which the file is refused. */
  refused?: string;
  /** The HTML whose words must come out: all but what the losses name. */
  html?: string;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export type WxrPost = {
  id?: number;
  title?: string;
  html?: string;
  excerpt?: string;
  kind?: string;
  status?: string;
  day?: string;
  slug?: string;
  creator?: string;
  category?: string;
  more?: string;
};
/** Writes an item of a WordPress export, as WordPress does. */
export function wxrItem({
  id = 1,
  title = `Post ${id}`,
  html = '<p>Words.</p>',
  excerpt = 'Said.',
  kind = 'post',
  status = 'publish',
  day = '2020-01-05',
  slug = `post-${id}`,
  creator = '',
  category = 'events',
  more = '',
}: WxrPost): string {
  return `<item><title>${cdata(title)}</title><link>https://old.example/2020/01/${slug}/</link><dc:creator>${cdata(creator)}</dc:creator>
<content:encoded>${cdata(html)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(`${day} 10:00:00`)}</wp:post_date><wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata(kind)}</wp:post_type>${category && `<category domain="category" nicename="${category}">${cdata(category)}</category>`}${more}</item>
`;
}
/** Writes an attachment of a WordPress export. */
export const wxrPicture = (id: number, file: string, parent = 0, alt = '') =>
  wxrItem({
    id,
    title: file,
    kind: 'attachment',
    status: 'inherit',
    category: '',
    html: '',
    more: `<wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>${cdata(`https://old.example/wp-content/uploads/${file}`)}</wp:attachment_url>${alt && `<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${cdata(alt)}</wp:meta_value></wp:postmeta>`}`,
  });
/** Writes the file around its items. */
export const wxrFile = (items: string, { version = '1.2', head = '' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/${version}/">
<channel><title>Old site</title><link>https://old.example</link><wp:wxr_version>${version}</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>${head}
${items}</channel></rss>`;
