import { z } from 'zod';
import { api } from '#facts/api.ts';
import { maxLength } from '#facts/limits.ts';
import { helpTopics, type HelpTopic } from '#domain/pages/help-topics.ts';
import { endpoint } from './kit.ts';
import { searchText } from './text.ts';

/** Kinds of pages that a help result links to. */
export const helpSources = ['answer', 'service', 'page', 'blog', 'market', 'vendor'] as const;

/** A help result. Its words are quoted from the linked page; nothing is made up. */
export const HelpResult = z
  .object({
    source: z.enum(helpSources),
    title: z.string(),
    text: z.string().describe('A passage of the page, or the answer with its passage'),
    quote: z.string().nullable().describe('For an answer: the sentence of the page that it rests on'),
    href: z.string().describe('Path of the page'),
    label: z.string().describe('Name of the page'),
  })
  .meta({ id: 'HelpResult' });
export type HelpResult = z.infer<typeof HelpResult>;

/** A common question with its answer and its source page. */
export const HelpQuestion = z
  .object({
    id: z.string(),
    topic: z.enum(Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]]),
    question: z.string(),
    answer: z.string(),
    quote: z.string().nullable().describe('A passage of that page'),
    href: z.string(),
    label: z.string().describe('Name of the page'),
  })
  .meta({ id: 'HelpQuestion' });
export type HelpQuestion = z.infer<typeof HelpQuestion>;

export const helpEndpoints = {
  helpQuestionList: endpoint({
    route: api.helpQuestionList,
    summary: 'The common questions with their answers, the most common first',
    auth: 'anyone',
    reply: [200, z.array(HelpQuestion)],
    tags: ['questions'],
  }),
  help: endpoint({
    route: api.help,
    summary: 'Answers, services, blogs, markets and vendors for words as people type them; at most 8',
    auth: 'anyone',
    query: z.object({ q: searchText(maxLength.shortText).default('') }),
    reply: [200, z.array(HelpResult)],
    perMinute: 120,
  }),
};
