import { createContext, use } from 'react';
import type { ContentData } from '#contract/desk/content/fields.ts';

const EnglishRows = createContext<readonly ContentData[] | null>(null);
/** Provides the English rows of a translated list. */
export const EnglishRowsProvider = EnglishRows.Provider;
/** Returns those rows, each with the name that its words are stored under; null for a list of its own. */
export const useEnglishRows = (): readonly ContentData[] | null => use(EnglishRows);
