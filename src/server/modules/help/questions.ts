/** @file The common questions as content, and as pages show them. */
import type { HelpQuestion } from '#contract/help.ts';
import { helpQuestions } from '#content/help.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { questionSides } from './seed/questions.hi.ts';
import { listedTarget } from '#platform/listed-content.ts';

type QuestionContent = Pick<HelpQuestion, 'question' | 'answer' | 'topic'> & {
  link: string;
  linkLabel: string;
  quote?: string;
};

export function shownQuestion({ id, data }: PublishedContent): HelpQuestion {
  const { question, answer, topic, link, linkLabel, quote } = data as QuestionContent;
  return { id, question, answer, topic, quote: quote ?? null, href: link, label: linkLabel };
}

/** Publishes the questions. Every installation begins with the same ones: they refer to pages that all have. */
export const questionTarget: ContentTarget = listedTarget({
  tags: () => ['questions'],
  initialSides: () => questionSides,
  initial: () =>
    helpQuestions.map(({ question, answer, topic, quote, source }) => ({
      data: {
        question,
        answer,
        topic,
        link: source.href,
        linkLabel: source.label,
        quote: quote.replaceAll(/\*\*|`/g, ''),
      },
    })),
});
