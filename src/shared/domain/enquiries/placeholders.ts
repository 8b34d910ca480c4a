/** @file Placeholders in reply templates, as `{name}`, and their replacement. */

import { defaultLocale, type Locale } from '#words/locales.ts';
import { inLanguage, type PerLanguage } from '#words/per-language.ts';

/**
 * Every placeholder, with its fallback without a value. Without a fallback it is removed with the space before it, and a line with
 * nothing else is removed whole, so that `Namaste {name},` becomes `Namaste,`.
 */
export const placeholders = {
  name: { means: 'the person’s name' },
  reference: { means: 'the number of the enquiry' },
  title: { means: 'what the enquiry is called', without: { en: 'your enquiry', hi: 'आपकी पूछताछ' } },
  vendor: {
    means: 'the vendor or service it is about',
    without: { en: 'our vendors', hi: 'हमारे विक्रेताओं' },
  },
  date: { means: 'the day of the event', without: { en: 'your date', hi: 'आपकी तारीख़' } },
  staff: { means: 'your own name', without: { en: 'the team', hi: 'आपकी टीम' } },
  brand: { means: 'the name of the company' },
  phone: { means: 'the company’s phone number' },
  here: { means: 'where you go on writing' },
} as const satisfies Readonly<Record<string, { means: string; without?: PerLanguage<string> }>>;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as [Placeholder, ...Placeholder[]];

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
/** A placeholder, or an unmatched brace. */
const braces = /\{([^{}\n]*)\}|\{[^{}\n]{0,20}|\}/g;

/** Returns the error of a text's first wrong placeholder, naming it; null when all are right. */
export function placeholderFault(text: string): string | null {
  for (const [found, name] of text.matchAll(braces)) {
    if (found === '}') return 'A } has no { before it.';
    if (name === undefined) return `${found.trim()} is not closed by }.`;
    if (!isPlaceholder(name))
      return `${found} is not a place that can be filled. There are ${placeholderNames.map((one) => `{${one}}`).join(' ')}.`;
  }
  return null;
}

/** Fills the placeholders of a text in a language. Values are inserted as they are: braces in them are ignored. */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
  locale: Locale = defaultLocale,
): string {
  const without = (name: Placeholder) => {
    const place = placeholders[name];
    return 'without' in place ? inLanguage(place.without, locale) : '';
  };
  const valueOf = (name: string) =>
    isPlaceholder(name) ? values[name]?.trim() || without(name) : `{${name}}`;
  return text
    .split('\n')
    .flatMap((line) => {
      const full = line.replace(/( ?)\{([^{}]*)\}/g, (_, blank: string, name: string) => {
        const value = valueOf(name);
        return value && blank + value;
      });
      return full.trim() === '' && line.trim() !== '' ? [] : [full];
    })
    .join('\n');
}

/** Stands for the place of the caret while a text is filled; no text has it. */
const caretMark = '\0';

/** Fills the placeholders of a text, and returns the place of `{here}`: the end of a text without it. */
export function fillWithCaret(...[text, values, locale]: Parameters<typeof fillTemplate>): {
  text: string;
  caret: number;
} {
  const [before, ...after] = fillTemplate(text, { ...values, here: caretMark }, locale).split(caretMark);
  return { text: [before, ...after].join(''), caret: before!.length };
}
