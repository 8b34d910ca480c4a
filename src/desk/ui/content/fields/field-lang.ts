import { createContext, use } from 'react';

const FieldLang = createContext<string | undefined>(undefined);
/** Provides the language of a form's text, where it differs from the labels. */
export const FieldLangProvider = FieldLang.Provider;
/** Returns the language of a field's text, for spelling and screen readers. */
export const useFieldLang = (): string | undefined => use(FieldLang);
