/** @file Placeholders of a vendor's ready answers, as `{day}`, and their replacement by what a request says. */
import { t } from '#words/t.ts';

/** Every placeholder, with the name that the vendor reads. */
export const answerPlaceholders = {
  person: t('the name of the person'),
  occasion: t('what is asked for'),
  day: t('the day'),
  place: t('the place'),
  guests: t('the number of guests'),
} as const;
export type AnswerPlaceholder = keyof typeof answerPlaceholders;
export const answerPlaceholderNames = Object.keys(answerPlaceholders) as AnswerPlaceholder[];
export type AnswerValues = Readonly<Record<AnswerPlaceholder, string | null>>;

/** Bounds of a vendor's ready answers. */
export const readyAnswerLimits = { answers: 20, name: 60, text: 1500 } as const;

/** Stands where a value is missing, for the vendor to write over. */
export const gap = '___';

const isPlaceholder = (name: string): name is AnswerPlaceholder => Object.hasOwn(answerPlaceholders, name);
const braces = /\{([^{}\n]*)\}/g;

/** Returns the first placeholder of a text that there is not; null when all are right. */
export function unknownPlaceholder(text: string): string | null {
  for (const [found, name] of text.matchAll(braces)) if (!isPlaceholder(name!)) return found;
  return null;
}

/**
 * Fills the placeholders of a text. A missing value leaves a gap and is named, except the person: a greeting goes without a name.
 * Values are inserted as they are: braces in them are ignored.
 */
export function fillAnswer(
  text: string,
  values: AnswerValues,
): { text: string; missing: AnswerPlaceholder[] } {
  const missing = new Set<AnswerPlaceholder>();
  const filled = text.replace(/( ?)\{([^{}\n]*)\}/g, (found, blank: string, name: string) => {
    if (!isPlaceholder(name)) return found;
    const value = values[name]?.trim();
    if (value) return blank + value;
    missing.add(name);
    return name === 'person' ? '' : blank + gap;
  });
  return { text: filled, missing: answerPlaceholderNames.filter((name) => missing.has(name)) };
}

/** Returns the text with an inserted one after what was typed, and nothing of that lost. */
export const withInserted = (typed: string, inserted: string): string =>
  typed.trim() === '' ? inserted : `${typed.trimEnd()}\n\n${inserted}`;
