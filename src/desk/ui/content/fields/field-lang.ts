import { createContext, use } from 'react';

const FieldLang = createContext<string | undefined>(undefined);
/** Around a form whose words are in another language than its labels. */
export const FieldLangProvider = FieldLang.Provider;
/** The language that is written in a field, for spelling and screen readers. */
export const useFieldLang = (): string | undefined => use(FieldLang);
