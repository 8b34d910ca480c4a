/** @file The posts as an export of WordPress, version 1.2, written while they are read: no more than one is in memory. */
import { Readable } from 'node:stream';
import { contentTypes } from '#contract/desk/content/content-types.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { withWords } from '#contract/desk/content/sides.ts';
import { isOwnPath } from '#facts/own-path.ts';
import { blogPath } from '#facts/paths.ts';
import { defaultLocale, locales, withLocale } from '#words/locales.ts';
import { eachElement } from '#platform/parsing/html-tree.ts';
import { wordpressHtml } from '#platform/parsing/wordpress-html.ts';
import type { LeavingItem, MovingDependencies } from './import-export.types.ts';
import { ownSlugs } from './wxr-names.ts';
import { wxrEnd, wxrHead, wxrItem, type WxrTerm } from './wxr-writer.ts';

type Deps = Pick<MovingDependencies, 'allItems' | 'config' | 'db' | 'findItem' | 'parsing' | 'picturesOf'>;

const { category: categoryField } = contentTypes.post.fields;
const listIn = (data: ContentData, field: string): readonly string[] =>
  Array.isArray(data[field]) ? (data[field] as string[]) : [];

/** Returns whether an item leaves as a post: a draft beside a published post stays here, since a post of WordPress has one text. */
const isPost = ({ type, isPending }: LeavingItem) => type === 'post' && !isPending;

/**
 * Returns a stream of the posts in both languages, with the pictures that they show. A scheduled post leaves as a draft, since WordPress
 * would publish it by itself.
 */
export function exportToWordPress(deps: Deps): Readable {
  const { allItems, config, db, findItem, parsing, picturesOf } = deps;
  const { publicUrl, company } = config;
  const whole = (url: string) => (isOwnPath(url) ? publicUrl + url : url);
  const loginOf = ownSlugs('author');
  const tagSlug = ownSlugs('tag');

  /** Returns a post as its readers see it, or null for a translation of none. */
  async function readable({ key, locale, data, live }: LeavingItem) {
    if (locale === defaultLocale) return { data, live };
    const english = await findItem(db, 'post', key, defaultLocale);
    if (!english) return null;
    const under = english.shown ?? english.data;
    return { data: withWords(contentTypes.post.fields, under, data), live: live && english.shown !== null };
  }

  /** Returns the names of authors and of categories as readers see them, by their keys, and what each post says of its author. */
  async function readNames() {
    const authors = new Map<string, string>();
    const categories = new Map(Object.entries(categoryField.options));
    const writers: ContentData[] = [];
    for await (const item of allItems()) {
      const { type, key, locale, data, live } = item;
      if (isPost(item)) writers.push({ author: data['author'] ?? null, byline: data['byline'] ?? null });
      else if (live && locale === defaultLocale && (type === 'author' || type === 'blogcategory'))
        (type === 'author' ? authors : categories).set(key, textIn(data, 'name'));
    }
    return { pages: authors, categories, writers };
  }

  async function* parts(): AsyncGenerator<string> {
    const { pages, categories, writers } = await readNames();
    const nameIn = (data: ContentData) =>
      pages.get(listIn(data, 'author')[0] ?? '') ?? textIn(data, 'byline');
    const authors = new Map<string, string>();
    for (const writer of writers) {
      const name = nameIn(writer);
      if (name) authors.set(loginOf(name), name);
    }
    yield wxrHead({
      title: company.brand,
      description: company.tagline,
      url: publicUrl,
      language: locales[defaultLocale].lang,
      authors,
      categories: [...categories].map(([slug, name]) => ({ slug, name })),
    });

    let count = 0;
    /** Pictures by their addresses here; each belongs to the first post that shows it. */
    const shown = new Map<string, { id: number; parent: number; file: string; alt: string; day: string }>();
    for await (const item of allItems()) {
      const post = isPost(item) && (await readable(item));
      if (!post) continue;
      const { data, live } = post;
      const id = (count += 1);
      const tree = await parsing.read('markdownTree', textIn(data, 'content'));
      const image = textIn(data, 'image');
      const sources = new Set(image ? [image] : []);
      eachElement(tree, ({ properties }, name) => {
        if (name === 'img' && typeof properties?.['src'] === 'string') sources.add(properties['src']);
      });
      const pictures = await picturesOf([...sources], () => undefined);
      const day = textIn(data, 'date');
      const author = nameIn(data);
      for (const [source, { detail }] of pictures)
        if (!shown.has(source))
          shown.set(source, {
            id: (count += 1),
            parent: id,
            file: publicUrl + detail.src,
            alt: detail.alt,
            day,
          });
      const slug = item.locale === defaultLocale ? item.key : `${item.key}-${item.locale}`;
      const category = textIn(data, 'category');
      const terms: WxrTerm[] = [
        // One that is not published has no name for readers.
        ...(category
          ? [{ domain: 'category', slug: category, name: categories.get(category) ?? category } as const]
          : []),
        ...listIn(data, 'tags').map((name) => ({ domain: 'post_tag', slug: tagSlug(name), name }) as const),
        // As the plugin Polylang writes it; without one WordPress leaves it out.
        ...(item.locale === defaultLocale
          ? []
          : [{ domain: 'language', slug: item.locale, name: locales[item.locale].name } as const]),
      ];
      const thumbnail = shown.get(image);
      yield wxrItem({
        id,
        kind: 'post',
        title: textIn(data, 'title'),
        link: publicUrl + withLocale(item.locale, blogPath(item.key)),
        author: author && loginOf(author),
        html: wordpressHtml(tree, (url) => shown.get(url)?.file ?? whole(url)),
        excerpt: textIn(data, 'excerpt'),
        slug,
        status: live ? 'publish' : 'draft',
        day,
        terms,
        ...(thumbnail && { meta: { _thumbnail_id: String(thumbnail.id) } }),
      });
    }
    for (const { id, parent, file, alt, day } of shown.values())
      yield wxrItem({
        id,
        kind: 'attachment',
        title: alt || file.replace(/^.*\//, ''),
        link: file,
        author: '',
        html: '',
        excerpt: '',
        slug: `picture-${id}`,
        status: 'inherit',
        day,
        parent,
        attachmentUrl: file,
        ...(alt && { meta: { _wp_attachment_image_alt: alt } }),
      });
    yield wxrEnd;
  }
  return Readable.from(parts(), { objectMode: false });
}
