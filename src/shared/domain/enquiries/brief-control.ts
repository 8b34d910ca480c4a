import type { BriefPart } from './brief-parts.ts';

/** Prefix of the names of an enquiry form's small fields: they are not in the payload; their words become part of its text. */
export const briefPrefix = '_brief-';

/** Returns the name of a small field in its form. */
export const briefControl = (part: BriefPart, option?: string): string =>
  `${briefPrefix}${part.key}${part.type === 'many' ? `-${option}` : ''}`;

/** Key of the number of guests, which a family can also change on its private page. */
export const guestsKey = 'guests';
export const budgetKey = 'budget';
/** Parts that a vendor's own page shows at once, since every quote depends on them. The others are folded. */
export const keysInSight: readonly string[] = [guestsKey, budgetKey];
