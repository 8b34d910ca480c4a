import { at, say, written } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  const searches = () => [
    [written({ en: 'contact', hi: 'संपर्क' }), '/contact'],
    [written({ en: 'संपर्क', hi: 'contact' }), '/contact'],
    ['lehenga', '/vendors?q=lehenga'],
    ['caterer raj', '/vendors/catering/rajouri-garden'],
    ['khan market', '/khanmkt'],
    ['shadi', '/weddingvendors'],
    [written({ en: 'monsoon roof', hi: 'छत बारिश' }), '/blogs/monsoon-proofing-a-delhi-roof'],
    ['caterer sunday', '/vendors?q=caterer+sunday'],
    ['zzxqwv', '/'],
  ];

  test('the words of the search open what the site knows, without scripts', async ({ visitor }) => {
    for (const [typed, opened] of searches()) {
      await visitor.open(at('/'));
      visitor.fill(visitor.screen.getByLabelText(say('What are you looking for?')), typed!);
      await visitor.press(visitor.screen.getByRole('button', { name: say('Search') }));
      expect(visitor.address, typed).toBe(at(opened!));
    }
  });

  test('an empty search stays on the first page', async ({ visitor }) => {
    await visitor.open(at('/'));
    await visitor.enter(visitor.screen.getByLabelText(say('What are you looking for?')));
    expect(visitor.status).toBe(200);
    expect(visitor.screen.getByLabelText(say('What are you looking for?'))).toHaveProperty('value', '');
  });
});

test('a search answers with a redirect to this site, which nobody keeps', async ({ server }) => {
  for (const typed of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\r\nx: y',
    '%00',
    'caterer',
  ]) {
    const reply = await fetch(`${server.url}/?q=${encodeURIComponent(typed)}`, { redirect: 'manual' });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x')).toBeNull();
    const to = reply.headers.get('location')!;
    expect(to).toMatch(/^\/(?![/\\])/);
    expect(new URL(to, server.url).origin).toBe(server.url);
  }
});

test('no post is on the first page twice', async ({ server }) => {
  for (let load = 0; load < 12; load++) {
    const html = await (await fetch(`${server.url}/?load=${load}`)).text();
    const posts = [...html.matchAll(/<a [^>]*href="\/blogs\/([\w-]+)"/g)].map(([, id]) => id);
    expect(posts).toHaveLength(4);
    expect(new Set(posts).size).toBe(4);
  }
});
