import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { helpQuestions } from '#content/help.ts';
import { blogPath, paths } from '#facts/paths.ts';
import { renderMarkdown } from '#support/render-markdown.ts';

type Front = { title: string; excerpt: string; category: string; date: string; image: string };

const inHindi = '.hi.md';
const read = (wanted: (file: string) => boolean) =>
  readdirSync(import.meta.dirname)
    .filter(wanted)
    .map((file) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(readFileSync(new URL(file, import.meta.url), 'utf8')) ?? [];
      return { slug: file.replace(/(?:\.hi)?\.md$/, ''), front: parse(front) as Front, body };
    });
const posts = read((file) => file.endsWith('.md') && !file.endsWith(inHindi));
const hindi = read((file) => file.endsWith(inHindi));

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const hasTable = (body: string) => /^\|(?: ?:?-+:? ?\|)+$/m.test(body);
const reachable = new Set<string>([...Object.values(paths), ...posts.map(({ slug }) => `/blogs/${slug}`)]);

describe('the posts of the demonstration', () => {
  it('are six of each category', () => {
    const count = (category: string) => posts.filter(({ front }) => front.category === category).length;
    expect([posts.length, count('events'), count('construction'), count('business')]).toEqual([18, 6, 6, 6]);
  });

  it('appear on different days of 2026, from February to November', () => {
    const days = posts.map(({ front }) => front.date).toSorted();
    expect(new Set(days).size).toBe(18);
    expect(days.every((day) => /^2026-(0[2-9]|1[01])-\d\d$/.test(day))).toBe(true);
    expect([days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)]).toEqual(['2026-02', '2026-11']);
  });

  it('have titles and excerpts of their own', () => {
    for (const key of ['title', 'excerpt'] as const)
      expect(new Set(posts.map(({ front }) => front[key])).size).toBe(18);
  });

  it('hold a table in at least eight', () => {
    expect(posts.filter(({ body }) => hasTable(body)).length).toBeGreaterThanOrEqual(8);
  });

  it.each(posts)(
    '$slug is complete, of a readable length and links only to what exists',
    ({ slug, front, body }) => {
      const names = ['title', 'excerpt', 'category', 'date', 'image'];
      expect(Object.keys(front).filter((name) => name !== 'author')).toEqual(names);
      expect(front.image).toBe(`/art/${slug}`);
      expect(front.excerpt.length).toBeGreaterThanOrEqual(120);
      expect(front.excerpt.length).toBeLessThanOrEqual(200);
      expect(wordsIn(body)).toBeGreaterThanOrEqual(600);
      expect(wordsIn(body)).toBeLessThanOrEqual(1200);
      expect(body).not.toContain('!');
      expect(body).not.toMatch(/^# /m);
      const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !reachable.has(link))).toEqual([]);
    },
  );

  it.each(posts)('$slug survives rendering: headings in order and as many tables as written', ({ body }) => {
    const { html, headings } = renderMarkdown(body);
    expect(headings[0]?.depth).toBe(2);
    expect(html.match(/<table>/g)?.length ?? 0).toBe(body.match(/^\|(?: ?:?-+:? ?\|)+$/gm)?.length ?? 0);
    expect(html).not.toMatch(/<h1|\*\*|\| ---/);
  });

  const quoted = helpQuestions.filter(({ source }) => source.href.startsWith('/blogs/'));
  it('hold what the help panel quotes from them', () => {
    expect(quoted.length).toBeGreaterThan(0);
    const wrong = quoted.filter(
      ({ quote, source }) => !posts.find(({ slug }) => blogPath(slug) === source.href)?.body.includes(quote),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the posts in Hindi', () => {
  it('are six, of every category', () => {
    const categories = hindi.map(({ slug }) => posts.find((post) => post.slug === slug)!.front.category);
    expect([hindi.length, new Set(categories).size]).toEqual([6, 3]);
  });

  it.each(hindi)('$slug states what the English one states', ({ slug, body }) => {
    const english = posts.find((post) => post.slug === slug)!.body;
    const all = (pattern: RegExp) => (text: string) => Array.from(text.matchAll(pattern), ([found]) => found);
    for (const facts of [
      /₹[\d,]*\d/g,
      /\d+(?:\.\d+)?(?=%)/g,
      /\]\([^)]+\)/g,
      /^#+ /gm,
      /^\|/gm,
      /^(?:- |\d+\. )/gm,
    ])
      expect(all(facts)(body).toSorted()).toEqual(all(facts)(english).toSorted());
  });
});
