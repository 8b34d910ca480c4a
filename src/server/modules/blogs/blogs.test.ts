import { describe, expect, it } from 'vitest';
import { eq } from '#platform/db/drizzle.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { blogs } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { withWholeAddresses } from './feeds.ts';
import { renderMarkdown } from '#support/render-markdown.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const slug = 'choosing-a-caterer-in-delhi';

describe('GET /api/blog/blog', () => {
  it('is a plain array, newest first, without content', async () => {
    const list = (await site.get('/api/blog/blog')).json<BlogCard[]>();
    expect(list.length).toBeGreaterThanOrEqual(18);
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const blog of list) {
      expect(blog._id).toBe(blog.id);
      expect(blog).not.toHaveProperty('content');
      expect(blog.image).toMatch(/^\/art\/blog\/.+-960\.webp$/);
      expect(blog.imageAlt).not.toBe('');
    }
  });

  it('shows the default picture in place of one that is elsewhere', async () => {
    const { image } = (await site.db.select().from(blogs).where(eq(blogs.id, slug)))[0]!;
    try {
      for (const elsewhere of ['//evil.example/x.png', 'javascript:alert(1)', '/art/../x.png']) {
        await site.db.update(blogs).set({ image: elsewhere }).where(eq(blogs.id, slug));
        await site.drop(['blog'], { hard: true });
        const shown = async () => (await site.get(`/api/blog/${slug}`)).json<Blog>();
        await expect.poll(async () => (await shown()).image).toBeNull();
        expect((await shown()).imageAlt).not.toBe('');
      }
    } finally {
      await site.db.update(blogs).set({ image }).where(eq(blogs.id, slug));
      await site.drop(['blog'], { hard: true });
    }
  });

  it('leaves out drafts and what is to be published later', async () => {
    await site.db.update(blogs).set({ publishedAt: null }).where(eq(blogs.id, slug));
    try {
      expect((await site.get(`/api/blog/${slug}`)).status).toBe(404);
    } finally {
      await site.db
        .update(blogs)
        .set({ publishedAt: new Date(0) })
        .where(eq(blogs.id, slug));
    }
  });
});

describe('GET /api/blog/{blogId}', () => {
  it('gives the markdown, its safe HTML, headings and reading time', async () => {
    const blog = (await site.get(`/api/blog/${slug}`)).json<Blog>();
    expect(blog).toMatchObject({ id: slug, category: 'events' });
    expect(blog.html).toContain('<h2 id="section-');
    expect(blog.headings.length).toBeGreaterThan(3);
    expect(blog.readingMinutes).toBeGreaterThanOrEqual(4);
  });

  it.each(['none', '..%2f..', "'%20or%201=1--", '%00', 'a%0Ab'])('answers 404 for %s', async (id) => {
    const { status, json } = await site.get(`/api/blog/${id}`);
    expect(status).toBe(404);
    expect(json()).toMatchObject({ code: 'not_found' });
  });
});

describe('markdown', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
    ['a script link', '[x](javascript:alert(1))'],
    ['a data link', '[x](data:text/html,<script>alert(1)</script>)'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a style', '<p style="position:fixed">x</p>'],
    ['a form', '<form action="https://evil.example"><input></form>'],
  ])('loses %s', (_, markdown) => {
    const { html } = renderMarkdown(markdown);
    expect(html).not.toMatch(/<script|onerror|javascript:|data:|<iframe|style=|<form/i);
  });

  it('knows tables, task lists and strike-through', () => {
    const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n~~gone~~');
    expect(html).toContain('<table>');
    expect(html).toContain('table-scroll');
    expect(html).toContain('☑');
    expect(html).toContain('<del>');
  });
});

describe('feeds', () => {
  it('offer RSS and JSON', async () => {
    const rss = await site.get('/blogs/rss.xml');
    expect(rss.headers['content-type']).toContain('application/rss+xml');
    expect(rss.text).toContain(`http://site.test/blogs/${slug}`);
    const json = (await site.get('/blogs/feed.json')).json<{ items: unknown[] }>();
    expect(json.items.length).toBeGreaterThanOrEqual(18);
  });

  it('have the whole text of a post, with addresses that lead back from another site', async () => {
    type Item = { id: string; content_html: string; authors?: { name: string; url: string }[] };
    const { items } = (await site.get('/blogs/feed.json')).json<{ items: Item[] }>();
    for (const { id, content_html: html } of items) {
      const post = (await site.get(`/api/blog/${id.split('/').at(-1)}`)).json<{ html: string }>();
      expect(html.length).toBeGreaterThan(1000);
      expect(html).toBe(withWholeAddresses(post.html, 'http://site.test'));
      expect(html).not.toMatch(/ (?:href|src)="\/(?!\/)/);
    }
    const rss = (await site.get('/blogs/rss.xml')).text;
    expect(rss).toContain('<content:encoded>');
    expect(rss).not.toMatch(/&lt;script|<script/);
  });

  it.each([
    ['<a href="/blogs/x">a</a>', '<a href="http://site.test/blogs/x">a</a>'],
    ['<a href="//other.test/x">', '<a href="//other.test/x">'],
    ['<a href="#part">', '<a href="#part">'],
    ['<img alt="a > b" srcset="/a 1x, /b 2x" src="/a">', '<img alt="a > b" src="http://site.test/a">'],
    ['<code> src="/x"</code>', '<code> src="/x"</code>'],
  ])('%s is %s in a feed', (html, expected) => {
    expect(withWholeAddresses(html, 'http://site.test')).toBe(expected);
  });

  it('are in the language of their address, with the posts that are written in it', async () => {
    const rss = (await site.get('/hi/blogs/rss.xml')).text;
    expect(rss).toContain('<language>hi</language>');
    expect(rss).toContain(`http://site.test/hi/blogs/${slug}`);
    const { items } = (await site.get('/hi/blogs/feed.json')).json<{ items: { title: string }[] }>();
    expect(items).toHaveLength(6);
    for (const { title } of items) expect(title).toMatch(/[\u0900-\u097f]/);
  });
});
