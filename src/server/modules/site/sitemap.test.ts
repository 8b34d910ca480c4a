import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const read = (...given: Parameters<typeof sitemap>) => text(sitemap(...given));

describe('the sitemap', () => {
  it('names a page once in each language that is offered, each with its twins and one for everybody else', async () => {
    const file = await read('https://x.test', [{ url: '/' }, { url: '/contact' }], ['en', 'hi']);
    expect([...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://x.test/',
      'https://x.test/hi',
      'https://x.test/contact',
      'https://x.test/hi/contact',
    ]);
    const twins = [
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://x.test/contact"/>',
      '<xhtml:link rel="alternate" hreflang="hi" href="https://x.test/hi/contact"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.test/contact"/>',
    ].join('');
    expect(file.split(twins)).toHaveLength(3);
  });

  it('leaves out the twin of what is not said in a language', async () => {
    const file = await read('https://x.test', [{ url: '/blogs/a', spoken: ['en'] }], ['en', 'hi']);
    expect(file).toContain('<loc>https://x.test/blogs/a</loc>');
    expect(file).not.toContain('hreflang');
    expect(file).not.toContain('/hi');
  });

  it('knows no language but the one that is offered alone', async () => {
    const file = await read('https://x.test', [{ url: '/a', lastmod: '2026-01-02' }], ['en']);
    expect(file).toContain(
      '<url><loc>https://x.test/a</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></url>',
    );
  });
});
