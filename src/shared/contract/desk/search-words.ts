/** @file Search words at the desk: those without results, and meanings that the staff defines. */
import { z } from 'zod';
import { directoryLimits } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { Understood } from '../directory.ts';
import { endpoint } from '../kit.ts';
import { meaningMaxLength, readMeaning } from '#domain/finding/search-meaning.ts';
import { requiredText, searchText } from '../text.ts';
import { open } from './masking.ts';

/** Upper bounds; `words` is the length of one entry. */
export const searchWordLimits = { misses: 100, meanings: 500, kept: 100, words: 60 } as const;

const SearchWords = z
  .object({
    misses: z
      .array(z.object({ words: open(z.string()), times: z.number().int(), lastAt: z.iso.datetime() }))
      .max(searchWordLimits.misses)
      .describe('What at least two visitors looked for and found nobody, the most frequent first'),
    meanings: z
      .array(z.object({ words: open(z.string()), meaning: open(z.string()), updatedAt: z.iso.datetime() }))
      .max(searchWordLimits.meanings)
      .describe('From A to Z'),
    kept: z
      .array(z.object({ words: open(z.string()), path: open(z.string()), readers: z.number().int() }))
      .max(searchWordLimits.kept)
      .describe('Kept searches that at least two readers have confirmed, the most wanted first'),
  })
  .meta({ id: 'SearchWords' });
export type SearchWords = z.infer<typeof SearchWords>;

const words = requiredText(searchWordLimits.words, 'Please write the words.').refine(
  (value) => /[\p{L}\p{N}]/u.test(value),
  'Please write the words.',
);
const meaning = requiredText(meaningMaxLength, 'Please write what they mean.').refine((value) => {
  const read = readMeaning(value);
  return read !== null && Object.keys(read).length > 0;
}, 'This means nothing to the search. Try category:catering, area:Rajouri Garden, with:food:jain, or plain words.');

export const searchWordEndpoints = {
  staffSearchWordList: endpoint({
    route: staffApi.staffSearchWordList,
    summary: 'Searches that found nobody, and what the staff says that words mean',
    auth: 'staff',
    reply: [200, SearchWords],
  }),
  staffSearchMeaningSet: endpoint({
    route: staffApi.staffSearchMeaningSet,
    summary: 'Say what words mean; what they meant before is replaced',
    auth: 'staff',
    body: z.strictObject({ words, meaning }),
    reply: [200, SearchWords],
    errors: ['conflict'],
  }),
  staffSearchMeaningRemove: endpoint({
    route: staffApi.staffSearchMeaningRemove,
    summary: 'Remove what the staff has said of words; the program’s own meaning is back',
    auth: 'staff',
    query: z.object({ words }),
    reply: [200, SearchWords],
    errors: ['not_found'],
  }),
  staffSearchTry: endpoint({
    route: staffApi.staffSearchTry,
    summary: 'What a sentence is understood as',
    auth: 'staff',
    query: z.object({ q: searchText(directoryLimits.queryMax).default('') }),
    reply: [200, z.object({ understood: Understood, didYouMean: open(z.string()).nullable() })],
  }),
};
