import type { BriefPart } from './brief-parts.ts';

/** Prefix of the names of an enquiry form's small fields: they are not in the payload; their words become part of its text. */
export const briefPrefix = '_brief-';

/** Returns the name of a small field in its form. */
export const briefControl = (part: BriefPart, option?: string): string =>
  `${briefPrefix}${part.key}${part.type === 'many' ? `-${option}` : ''}`;
