import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SaxesParser } from 'saxes';
import { blogCategories } from '#contract/blogs.ts';
import { textIn, type ContentData } from '#contract/desk/content/fields.ts';
import { demoCompany } from '#content/demo-company.ts';
import type { ShownPicture } from '#platform/library-pictures.ts';
import { wordpressHtml } from '#platform/parsing/wordpress-html.ts';
import { drawnPicture } from '#platform/images/drawn-picture.ts';
import { importCorpus } from '#support/import-corpus/corpus.ts';
import type { ImportCase } from '#support/import-corpus/import-case.ts';
import { storedCase } from '#support/import-corpus/stored-case.ts';
import { reading } from '#support/reading.ts';
import { exportToWordPress } from './export-wordpress.ts';
import { openImportSource } from './import-source.ts';
import type { LeavingItem, SourceItem } from './import-export.types.ts';

const publicUrl = 'https://aangan.example';

async function itemsOf(content: ImportCase['content'], file: string): Promise<SourceItem[]> {
  const source = await openImportSource(await storedCase(content), file, reading);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  source.close();
  return items;
}

const picture: ShownPicture = {
  detail: drawnPicture('gallery/haldi'),
  credit: null,
  focus: { x: 50, y: 50 },
};
/** Writes items as a site does that holds them and every picture that they name. */
const written = (items: readonly LeavingItem[]): Promise<string> =>
  text(
    exportToWordPress({
      config: { publicUrl, company: demoCompany } as never,
      db: null as never,
      parsing: reading.parsing,
      async *allItems() {
        yield* items;
      },
      findItem: async (_, type, key) => {
        const found = items.find((one) => one.type === type && one.key === key && one.locale === 'en');
        return found ? { id: key, data: found.data, shown: found.live ? found.data : null } : null;
      },
      picturesOf: async (sources) => new Map(sources.map((one) => [one, picture] as const)),
    }),
  );

/** Returns the events of a strict reading. @throws the first error of the XML */
function strictly(xml: string): number {
  const parser = new SaxesParser();
  let items = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void (items += Number(name === 'item')));
  parser.write(xml).close();
  return items;
}

/** What a reader of a post sees of its text. */
const seenText = async (data: ContentData) => {
  const tree = await reading.parsing.read('markdownTree', textIn(data, 'content'));
  return wordpressHtml(tree, (url) => url)
    .replace(/\s+/g, ' ')
    .trim();
};

const post = (data: ContentData, more: Partial<LeavingItem> = {}): LeavingItem => ({
  type: 'post',
  key: 'a-post',
  locale: 'en',
  live: true,
  data: {
    title: 'A post',
    excerpt: 'Said.',
    category: 'events',
    date: '2026-11-20',
    content: 'Words.',
    ...data,
  },
  ...more,
});

describe('posts as an export of WordPress', () => {
  it.each(importCorpus.filter(({ refused }) => !refused).map((one) => [one.name, one] as const))(
    '%s goes out and comes in again with the same title, text, day, tags, author, address and state',
    async (_, { content, file }) => {
      const came = (await itemsOf(content, file)).filter(
        ({ skip, type, locale, data }) => !skip && type === 'post' && locale === 'en' && data['date'],
      );
      const leaving = came.map(({ type, key, locale, data, live, author }) => ({
        type,
        key,
        locale,
        live: live && data['category'] !== undefined,
        data: { ...data, author: [], ...(author && { byline: author }) } as ContentData,
      }));
      const xml = await written(leaving);
      strictly(xml);
      const back = (await itemsOf(xml, 'posts.xml')).filter(({ skip }) => !skip);
      expect(back).toHaveLength(leaving.length);
      for (const [at, { key, data, live }] of leaving.entries()) {
        const found = back[at]!;
        expect({ ...found, author: found.author ?? null }).toMatchObject({
          key,
          live,
          title: textIn(data, 'title'),
          author: data['byline'] ?? null,
          data: {
            date: data['date'],
            ...(blogCategories.some((one) => one === data['category']) && { category: data['category'] }),
            ...(textIn(data, 'excerpt') && { excerpt: textIn(data, 'excerpt') }),
          },
        });
        expect(found.data['tags'] ?? []).toEqual(data['tags'] ?? []);
        expect(Boolean(found.data['image'])).toBe(Boolean(data['image']));
        // Pictures have the address of their file, and links of this site are whole.
        const alike = (html: string) =>
          html.replace(/<img[^>]*>/g, '<img>').replaceAll(`href="${publicUrl}/`, 'href="/');
        expect(alike(await seenText(found.data))).toBe(alike(await seenText(data)));
      }
    },
  );

  it.each([
    ['the end of a section', 'Ends ]]> here ]]]]>'],
    ['control characters', 'A\u0000B\u0008C\u000BD\u001FE\uFFFEF'],
    ['emoji and half of one', 'Lamps \u{1F386} and \uD83C'],
    ['Hindi', 'दीये की रात — पीतल'],
    ['markup', 'a < b & c > "d" \'e\' &amp; <script>alert(1)</script>'],
    ['shortcodes', '[gallery ids="1"] [sic] [[caption]]'],
  ])('is well formed with %s in every text', async (_, words) => {
    const items = [
      post({ title: words, excerpt: words, content: words, tags: [words], byline: words }),
      post({ title: words, content: words }, { locale: 'hi', key: 'a-post' }),
    ];
    const xml = await written(items);
    expect(strictly(xml)).toBe(2);
    // eslint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    expect(xml).not.toContain('<script');
    const [back] = await itemsOf(xml, 'posts.xml');
    expect(back!.losses.filter(({ kind }) => kind === 'shortcode' || kind === 'damage')).toEqual([]);
  });

  it('is well formed whatever its texts are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (words) => {
        expect(
          strictly(await written([post({ title: words, excerpt: words, content: words, tags: [words] })])),
        ).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('names authors, categories, pictures with their addresses, and the language of translations', async () => {
    const author: LeavingItem = {
      type: 'author',
      key: 'asha',
      locale: 'en',
      live: true,
      data: { name: 'Asha & Co', about: 'Writes.' },
    };
    const english = post({
      author: ['asha'],
      image: '/art/gallery/haldi',
      content: 'See ![a lamp](/picture/018f0000-0000-7000-8000-000000000001) and [all](/blogs).',
    });
    const xml = await written([
      author,
      english,
      post({ title: 'दीये', content: 'पीतल।' }, { locale: 'hi' }),
      post({}, { key: 'draft', live: false }),
    ]);
    expect(xml).toContain('<wp:wxr_version>1.2</wp:wxr_version>');
    expect(xml).toMatch(
      /<wp:author_login><!\[CDATA\[asha-co\]\]><\/wp:author_login>.*<!\[CDATA\[Asha &amp; Co\]\]>/,
    );
    expect(xml).toContain('<category domain="category" nicename="events"><![CDATA[Events]]></category>');
    expect(xml).toContain('<category domain="language" nicename="hi"><![CDATA[हिन्दी]]></category>');
    const file = publicUrl + picture.detail.src;
    expect(xml).toContain(`<wp:attachment_url><![CDATA[${file}]]></wp:attachment_url>`);
    expect(xml).toContain(`<img src="${file}" alt="a lamp">`);
    expect(xml).toContain(`<a href="${publicUrl}/blogs">`);
    expect(xml.match(/<wp:post_type><!\[CDATA\[attachment/g)).toHaveLength(2);
    expect(xml.match(/<wp:status><!\[CDATA\[(\w+)/g)).toEqual(
      ['publish', 'publish', 'draft', 'inherit', 'inherit'].map((one) => `<wp:status><![CDATA[${one}`),
    );
    expect(xml).toMatch(/<wp:post_date><!\[CDATA\[2026-11-20 12:00:00\]\]>/);
  });

  it('names the categories that the staff made, and by its key one that readers do not see', async () => {
    const made = (key: string, live: boolean): LeavingItem => ({
      ...post({ name: `Name of ${key}` }, { key, live }),
      type: 'blogcategory',
    });
    const xml = await written([
      made('gardens', true),
      made('hidden', false),
      post({ title: 'One', content: 'A', category: 'gardens' }),
      post({ title: 'Two', content: 'B', category: 'hidden' }, { key: 'b-post' }),
    ]);
    const head = '<wp:cat_name><![CDATA[Name of gardens]]></wp:cat_name>';
    expect(xml.split(head)).toHaveLength(2);
    expect(xml).toContain(
      '<category domain="category" nicename="gardens"><![CDATA[Name of gardens]]></category>',
    );
    expect(xml).toContain('<category domain="category" nicename="hidden"><![CDATA[hidden]]></category>');
    expect(xml).not.toContain('Name of hidden');
  });

  it('holds no draft of a published post', async () => {
    const xml = await written([
      post({}),
      post({ content: 'Not for all yet.' }, { live: false, isPending: true }),
    ]);
    expect(xml).not.toContain('Not for all yet');
  });
});
