import { createLog } from '#platform/log.ts';
import { createParsing } from '#platform/parsing/parsing.ts';

/** The parsers of a test file, in processes that end with it, on a day in November; nothing was chosen for names of any site. */
export const reading = {
  parsing: createParsing(createLog('silent')),
  today: '2026-11-28',
  choicesFor: () => Promise.resolve(new Map<string, string>()),
};
