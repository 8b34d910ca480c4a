import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';

type For = Pick<ReplyTemplate, 'locale'> & { kind: string };

/**
 * Returns the templates for an enquiry, those of its own kind first, since their digits are the nearest, and the snippets in its language. A
 * template of another kind is in neither.
 */
export function wordsFor(all: readonly ReplyTemplate[], { locale, kind }: For) {
  const fitting = all
    .filter((one) => one.kind === null || one.kind === kind)
    .toSorted((a, b) => Number(a.kind === null) - Number(b.kind === null));
  return {
    templates: fitting.filter(({ subject }) => subject !== ''),
    snippets: fitting.filter((one) => one.subject === '' && one.locale === locale),
  };
}
