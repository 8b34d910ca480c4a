import { createContext, use } from 'react';
import type { ContentData } from '#contract/desk/content/fields.ts';

const EnglishRows = createContext<readonly ContentData[] | null>(null);
/** Around a list in another language: its rows are those of the English one. */
export const EnglishRowsProvider = EnglishRows.Provider;
/** Those rows, each with the name by which its words are found; null for a list of its own. */
export const useEnglishRows = (): readonly ContentData[] | null => use(EnglishRows);
