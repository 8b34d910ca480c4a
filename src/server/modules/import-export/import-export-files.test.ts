import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#platform/parsing/html-to-markdown.ts';
import { picturesIn } from '#platform/parsing/pictures-in-markdown.ts';
import { readWxr } from '#platform/parsing/wxr.ts';
import { reading } from '#support/reading.ts';
import { zipped } from '#support/zipped.ts';
import { withAddresses } from './import-pictures.ts';
import { openImportSource } from './import-source.ts';
import type { SourceItem } from './import-export.types.ts';
import { readMarkdownFile as readText, writeMarkdownFile } from '#platform/content/markdown-file.ts';
import { pictureFinder } from './picture-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'moving-'));
const readMarkdownFile = (path: string, text: string) => readText(path, text, reading);
const bytesOf = (text: string) => Buffer.from(text);

async function zipOf(name: string, files: Record<string, Buffer>): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, await zipped(files));
  return path;
}

async function itemsIn(path: string, fileName = 'file.md') {
  const source = await openImportSource(path, fileName, reading);
  const items: SourceItem[] = [];
  for await (const item of source.items()) items.push(item);
  source.close();
  return { items, message: source.message(), source };
}

const post = {
  type: 'post',
  key: 'a-post',
  locale: 'en',
  live: true,
  data: {
    title: 'Title: with a colon, "quotes" and #',
    excerpt: 'Two\nlines',
    category: 'events',
    date: '2026-11-23',
    content: '## Heading\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\nEnd.',
  },
} as const;

describe('a markdown file', () => {
  it('is read to what was written, of every kind of field', async () => {
    const crew = {
      type: 'crew',
      locale: 'en',
      key: '018f0000-0000-7000-8000-000000000001',
      live: false,
      data: {
        fullName: 'Asha',
        age: 30,
        days: ['mon', 'sun'],
        skills: ['Welcome, guests'],
        languages: [{ language: 'हिन्दी', rating: 5 }],
      },
    } as const;
    const market = {
      type: 'market',
      key: 'a',
      locale: 'en',
      live: true,
      data: { name: 'A', place: { lat: 28.6, lng: 77.2 }, closedOn: 'Monday' },
    } as const;
    for (const item of [post, crew, market])
      expect(await readMarkdownFile(`${item.type}/${item.key}.md`, writeMarkdownFile(item))).toEqual({
        ...item,
        hidden: item.live ? undefined : 'draft',
        guarded: false,
        ...(!item.live && { hidden: 'draft' }),
        notes: [],
        losses: [],
        oldPaths: [],
      });
  });

  it('of another system keeps what fits and names what does not', async () => {
    const read = await readMarkdownFile(
      '_posts/2024-05-01-my-trip.md',
      '---\ntitle: My trip\ndescription: A day in Delhi\ncategories: [Travel, EVENTS]\ndate: 2024-05-01T10:00:00+05:30\nauthor: R\npermalinks: no\nlayout: post\ndraft: true\n---\nHello\n',
    );
    expect(read).toMatchObject({
      type: 'post',
      key: 'my-trip',
      live: false,
      data: {
        title: 'My trip',
        excerpt: 'A day in Delhi',
        category: 'events',
        date: '2024-05-01',
        author: ['r'],
        content: 'Hello',
      },
      notes: [
        '“permalinks” is left out: nothing of ours has it.',
        'A draft. It was not public: “draft: true”.',
      ],
    });
    expect(await readMarkdownFile('x.md', '---\ncategory: nonsense\n---\n# The title\n\ntext')).toMatchObject(
      {
        data: { title: 'The title', content: 'text' },
        notes: ['Category: “nonsense” becomes a tag.'],
      },
    );
    expect(await readMarkdownFile('x.md', `---\ntitle: ${'t'.repeat(10_000)}\n---\ntext`)).toMatchObject({
      data: { title: 't'.repeat(120), content: 'text' },
      losses: [{ kind: 'text', what: 'Title: longer than 120 characters; the rest is left out' }],
    });
  });

  it('that cannot be read is named in a sentence', async () => {
    await expect(readMarkdownFile('a.md', '---\ntitle: x\n')).rejects.toThrow(
      'a.md: the front matter has no end (---).',
    );
    await expect(readMarkdownFile('a.md', '---\na: [\n---\n')).rejects.toThrow(
      'a.md: the front matter cannot be read.',
    );
    await expect(readMarkdownFile('a.md', '---\n- list\n---\n')).rejects.toThrow(
      'a.md: the front matter cannot be read.',
    );
    // An alias that expands to itself many times.
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((one, index) => `${one}: &${one} [${`*${'abcdefgh'[index]},`.repeat(9)}]`),
    ].join('\n');
    await expect(readMarkdownFile('a.md', `---\n${bomb}\n---\n`)).rejects.toThrow(
      'a.md: the front matter cannot be read.',
    );
  });
});

describe('pictures of a text', () => {
  const text = 'a ![one](x/1.jpg "t") `![no](code.jpg)` ![x/1.jpg](x/1.jpg)\n\n![two](<b c.png>)\n';
  it('are found, and renamed with every other byte as it was', () => {
    expect(picturesIn(text).map(({ url, alt }) => ({ url, alt }))).toEqual([
      { url: 'x/1.jpg', alt: 'one' },
      { url: 'x/1.jpg', alt: 'x/1.jpg' },
      { url: 'b c.png', alt: 'two' },
    ]);
    expect(
      withAddresses(text, picturesIn(text), (url) => (url === 'x/1.jpg' ? '/picture/1' : undefined)),
    ).toBe('a ![one](/picture/1 "t") `![no](code.jpg)` ![x/1.jpg](/picture/1)\n\n![two](<b c.png>)\n');
  });
  it('are meant by the end of their path', () => {
    const find = pictureFinder([
      'site/uploads/2020/01/a.jpg',
      'site/uploads/2021/01/a.jpg',
      'site/b.PNG',
      'site/notes.txt',
    ]);
    expect(find('https://old.example/wp-content/uploads/2021/01/a.jpg?w=300')).toBe(
      'site/uploads/2021/01/a.jpg',
    );
    expect(find('../uploads/2020/01/a-300x200.jpg')).toBe('site/uploads/2020/01/a.jpg');
    expect(find('b.png')).toBe('site/b.PNG');
    expect(find('c.png')).toBeNull();
    expect(find('notes.txt')).toBeNull();
    expect(find('%E0%A4%A')).toBeNull();
  });
});

const wxr = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="x" xmlns:content="y" xmlns:excerpt="z"><channel>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>${items}</channel></rss>`;
const wxrPost = (
  id: number,
  more = '',
) => `<item><title>Post &amp; ${id}</title><link>https://old.example/2020/0${id}/post-${id}/</link>
<dc:creator>asha</dc:creator><content:encoded><![CDATA[<!-- wp:paragraph --><p>Hello <strong>there</strong></p><!-- /wp:paragraph -->
<figure><img src="https://old.example/wp-content/uploads/a.jpg" alt="A picture"/></figure>[gallery ids="1"]]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date>2020-0${id}-05 10:00:00</wp:post_date>
<category domain="category" nicename="events"><![CDATA[Events]]></category><category domain="post_tag" nicename="t"><![CDATA[T]]></category>
<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>before-${id}</wp:meta_value></wp:postmeta>${more}</item>`;

describe('an export of WordPress', () => {
  it('becomes posts with their text, day, category and former addresses', async () => {
    const path = join(folder, 'a.xml');
    await writeFile(path, wxr(wxrPost(1) + wxrPost(2)));
    const { items, message } = await itemsIn(path);
    expect(message).toBeNull();
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      source: 'post 1',
      type: 'post',
      key: 'post-1',
      live: true,
      data: {
        title: 'Post & 1',
        excerpt: 'Hello there',
        category: 'events',
        date: '2020-01-05',
        content: 'Hello **there**\n\n![A picture](https://old.example/wp-content/uploads/a.jpg)',
      },
      oldPaths: ['/2020/01/post-1', '/2020/01/before-1'],
      notes: [
        'It had no excerpt; its first words are taken.',
        'Pictures that are not in the file: picture 1 of a gallery.',
      ],
    });
  });

  it('that is cut in the middle gives what stood before, and says so', async () => {
    const path = join(folder, 'cut.xml');
    const whole = wxr(wxrPost(1) + wxrPost(2) + wxrPost(3));
    await writeFile(path, whole.slice(0, whole.indexOf('Post &amp; 3')));
    const { items, message } = await itemsIn(path);
    expect(items.map(({ key }) => key)).toEqual(['post-1', 'post-2']);
    expect(message).toBe('The file is cut or damaged. What stood before its end was read.');
  });

  it('expands no entities, and other XML is none', async () => {
    const path = join(folder, 'bomb.xml');
    await writeFile(
      path,
      `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wxr(wxrPost(1).replace('Post', '&b;'))}`,
    );
    expect((await itemsIn(path)).items.every(({ title }) => !title.includes('aaaa'))).toBe(true);
    await writeFile(path, '<feed><title>Not found</title></feed>');
    await expect(itemsIn(path, 'feed.xml')).rejects.toThrow('XML of another kind cannot be brought in.');
  });
});

/** Reads a file that is generated meanwhile; returns the peak of memory. */
async function readLong(parts: () => Generator<string>) {
  const encoder = new TextEncoder();
  async function* chunks() {
    for (const part of parts()) yield encoder.encode(part);
  }
  const entries = readWxr(chunks());
  let count = 0;
  let maxBytes = 0;
  for (let next = await entries.next(); ; next = await entries.next()) {
    if (next.done) return { count, maxBytes, end: next.value };
    count += 1;
    if (count % 50 === 0) maxBytes = Math.max(maxBytes, process.memoryUsage().heapUsed);
  }
}
const repeated = (part: string, times: number) =>
  function* () {
    yield wxr('').replace('</channel></rss>', '');
    for (let at = 0; at < times; at += 1) yield part;
  };

describe('a long export', () => {
  it('is read with no more in hand than one entry', async () => {
    const text = wxrPost(1).replace('Hello', 'Hello '.repeat(20_000));
    const before = process.memoryUsage().heapUsed;
    const { count, maxBytes } = await readLong(repeated(text, 400));
    expect(count).toBe(400);
    // 48 MB were read; memory not collected yet is included.
    expect(maxBytes - before).toBeLessThan(40 * 1024 * 1024);
  });

  it.each([
    [
      'a section without an end',
      '<item><title><![CDATA[',
      'x'.repeat(1024 * 1024),
      'One part of the file is longer than 16 MB.',
    ],
    [
      'a comment without an end',
      '<!--',
      'x'.repeat(1024 * 1024),
      'One part of the file is longer than 16 MB.',
    ],
    ['elements within elements', '<item>', '<a>'.repeat(10_000), 'The file is cut or damaged.'],
  ])('of %s ends there, in a sentence', async (_, start, part, reason) => {
    let read = 0;
    const { end } = await readLong(function* () {
      yield* repeated('', 0)();
      yield start;
      for (; read < 300; read += 1) yield part;
    });
    expect(end).toMatchObject({ whole: false, reason });
    expect(read).toBeLessThan(20);
  });

  it('of texts that take for ever names each, and goes on', async () => {
    const path = join(folder, 'deep.xml');
    const deep = (id: number, html: string) =>
      wxrPost(id).replace('<p>Hello <strong>there</strong></p>', html);
    await writeFile(
      path,
      wxr(deep(1, '<a href="/"><b>'.repeat(5000)) + deep(2, '<div>'.repeat(100_000)) + wxrPost(3)),
    );
    const { items } = await itemsIn(path);
    expect(items.map(({ title, skip, notes }) => [title, skip, skip && notes[0]])).toEqual([
      ['Post & 1', true, 'Its text is nested too deeply to be read.'],
      ['Post & 2', true, 'Its text is nested too deeply to be read.'],
      ['Post & 3', undefined, undefined],
    ]);
  });

  it('of one address gives each post its own', async () => {
    const path = join(folder, 'same.xml');
    const same = Array.from({ length: 300 }, (_, at) =>
      wxrPost(1).replace('<wp:post_id>1', `<wp:post_id>${at}`),
    );
    await writeFile(path, wxr(same.join('')));
    const { items } = await itemsIn(path);
    expect(new Set(items.map(({ key }) => key)).size).toBe(300);
    expect(items.at(-1)!.key).toBe('post-1-300');
  });
});

describe('a zip', () => {
  it('gives its texts in order, and the pictures that they name', async () => {
    const path = await zipOf('a.zip', {
      'post/one.md': bytesOf(writeMarkdownFile(post)),
      'post/two.md': bytesOf(writeMarkdownFile({ ...post, key: 'a-post' })),
      'post/bad.md': Buffer.from([0x41, 0x00, 0x01]),
      '__MACOSX/post/._one.md': bytesOf('x'),
      'pictures/a.jpg': bytesOf('jpg'),
    });
    const { items } = await itemsIn(path);
    expect(items.map(({ key, skip }) => [key, skip ?? false])).toEqual([
      ['a-post', false],
      ['a-post-2', false],
      ['', true],
    ]);
    expect(items[1]!.notes).toEqual(['“a-post” stands twice in the file; this one becomes “a-post-2”.']);
    expect(items[2]!.notes).toEqual(['The file is no text.']);
    const source = await openImportSource(path, 'a.zip', reading);
    expect(await source.readPicture('pictures/a.jpg')).toEqual(bytesOf('jpg'));
    expect(await source.readPicture('../../etc/passwd')).toBeNull();
    source.close();
  });

  it('that is cut, or larger inside than it may be, is refused in a sentence', async () => {
    const path = await zipOf('cut.zip', { 'post/one.md': bytesOf(writeMarkdownFile(post)) });
    await truncate(path, (await readFile(path)).length - 10);
    await expect(openImportSource(path, 'cut.zip', reading)).rejects.toThrow('This zip is cut or damaged.');
    const bomb = await zipOf('bomb.zip', { 'post/one.md': Buffer.alloc(25 * 1024 * 1024) });
    const { items } = await itemsIn(bomb);
    expect(items).toMatchObject([{ skip: true, notes: ['The file is longer than a text may be.'] }]);
  });
});

describe('HTML', () => {
  it('of the old editor keeps paragraphs, lists and tables', () => {
    expect(htmlToMarkdown('One\n\nTwo<br/>three\n\n<ul><li>a</li></ul>').markdown).toBe(
      'One\n\nTwo\\\nthree\n\n- a',
    );
    expect(htmlToMarkdown('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>').markdown).toBe(
      '| A |\n| - |\n| 1 |',
    );
    expect(htmlToMarkdown('[caption id="x"]<img src="a.jpg" alt="b"> Words[/caption]').markdown).toBe(
      '![b](a.jpg)\n\nWords',
    );
    expect(htmlToMarkdown('<script>alert(1)</script><p onclick="x">a</p>').markdown).toBe('a');
    expect(htmlToMarkdown('<p>See [this] (x)</p>').markdown).toBe('See \\[this] (x)');
    expect(htmlToMarkdown('<!-- a --><p>a</p><!-- b').markdown).toBe('a');
  });

  it.each(['<!--', '[caption]', '[a ', '[a'])('of %s without an end is read in one pass', (part) => {
    const before = process.cpuUsage().user;
    htmlToMarkdown(part.repeat(1_000_000 / part.length));
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(20_000);
  });
});
