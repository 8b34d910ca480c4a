import { describe, expect, it } from 'vitest';
import { paths } from '#facts/paths.ts';
import { about } from './company/about.ts';
import { grievance } from './company/grievance.ts';
import { homeRest } from './company/home-rest.ts';
import { home } from './company/home.ts';
import { privacy } from './company/privacy.ts';
import { ranking } from './company/ranking.ts';
import { helpQuestions } from './help.ts';
import { services } from './services.ts';

/** Every page with text in the shared content, by its address. The posts check their own quotes. */
const pages = new Map<string, unknown>([
  [paths.home, { home, homeRest }],
  ...[about, grievance, privacy, ranking, ...Object.values(services)].map((page): [string, unknown] => [
    page.route,
    page,
  ]),
]);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the common questions', () => {
  it('are twenty-four different ones', () => {
    expect(helpQuestions).toHaveLength(24);
    for (const key of ['id', 'question', 'answer'] as const)
      expect(new Set(helpQuestions.map((entry) => entry[key])).size).toBe(24);
  });

  it.each(helpQuestions.filter(({ source }) => !source.href.startsWith('/blogs/')))(
    '"$question" is answered by a sentence of its page',
    ({ quote, source }) => {
      expect(stringsIn(pages.get(source.href)).some((text) => text.includes(quote))).toBe(true);
    },
  );

  it('have short answers that do not shout', () => {
    expect(helpQuestions.filter(({ answer }) => answer.length > 160)).toEqual([]);
    expect(JSON.stringify(helpQuestions)).not.toContain('!');
  });
});
