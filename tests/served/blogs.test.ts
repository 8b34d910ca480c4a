import { at, say, written } from '#support/language.ts';
import { expect, inEachLanguage, test } from '#support/served.ts';

inEachLanguage(() => {
  test('the list searches without scripts', async ({ visitor }) => {
    const words = written({ en: 'monsoon', hi: 'बारिश' });
    await visitor.open(at('/blogs'));
    const box = visitor.screen.getByPlaceholderText(say('Search blogs by title, category, or keywords...'));
    visitor.fill(box, words);
    await visitor.enter(box);
    expect(visitor.address).toBe(at(`/blogs?q=${encodeURIComponent(words)}`));
    const [first] = visitor.screen.getAllByRole('article');
    expect(first!.textContent).toContain(written({ en: 'onsoon', hi: 'बारिश' }));
  });

  for (const [path, count] of [
    ['/eventblogs', 6],
    ['/Construtionblogs', 6],
    ['/homeblogs', 18],
  ] as const)
    test(`each list of a subject shows its blogs: ${path}`, async ({ visitor }) => {
      await visitor.open(at(path));
      expect(visitor.screen.getAllByRole('article').length).toBeGreaterThanOrEqual(count);
    });
});
