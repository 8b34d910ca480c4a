import type { helpEndpoints } from '#contract/help.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import type { Living } from './help-documents.ts';
import { questionTarget, shownQuestion } from './questions.ts';
import { createHelpDesk, type HelpDependencies, type HelpDesk } from './help-desk.ts';

/** `forget` is called with the cache tags of each change. */
export type Help = Module<typeof helpEndpoints> & Pick<HelpDesk, 'forget'>;

type HelpNeeds = Pick<HelpDependencies, 'findVendors'> & {
  /** Returns the content of other modules that changes while the site runs. */
  living: () => Promise<Omit<Living, 'questions'>>;
  published: PublishedItems;
};

/** Creates the search of the help panel, and the common questions. */
export function createHelp(
  { config: { company }, clock }: Pick<Platform, 'config' | 'clock'>,
  { published, living, ...deps }: HelpNeeds,
): Help {
  const questions = async () => (await published('question')).map(shownQuestion);
  const { find, forget } = createHelpDesk({
    company,
    clock,
    ...deps,
    living: async () => ({
      ...(await living()),
      questions: await questions(),
    }),
  });
  return {
    handlers: { help: ({ query }) => find(query.q), helpQuestionList: questions },
    content: { question: questionTarget },
    forget,
  };
}
