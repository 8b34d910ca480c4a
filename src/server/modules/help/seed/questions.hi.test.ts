import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { helpQuestions } from '#content/help.ts';
import { blogPath } from '#facts/paths.ts';
import { questionSides } from './questions.hi.ts';

const posts = join(import.meta.dirname, '..', '..', 'blogs', 'seed');

it('says every question in Hindi', () => {
  expect(questionSides.map(({ of }) => of)).toEqual(helpQuestions.map(({ question }) => question));
});

it('quotes posts to the letter, in the language in which they are', () => {
  const quoted = helpQuestions.flatMap(({ question, source }) => {
    const slug = source.href.startsWith(blogPath('')) ? source.href.slice(blogPath('').length) : null;
    if (slug === null) return [];
    const quote = questionSides.find(({ of }) => of === question)!.words['quote'];
    const file = join(posts, `${slug}.hi.md`);
    // A page that is only in English keeps its English quote.
    if (!existsSync(file)) return [{ question, isRight: quote === undefined }];
    const text = readFileSync(file, 'utf8').replaceAll(/[*`]/g, '');
    return [{ question, isRight: typeof quote === 'string' && text.includes(quote) }];
  });
  expect(quoted).toHaveLength(6);
  expect(quoted.filter(({ isRight }) => !isRight)).toEqual([]);
});
