/** @file The words of a typed sentence. */
import { asciiDigits } from '#domain/formats/digits.ts';
import { searchKey } from '#platform/db/search-key.ts';

/** The maximum of words; each costs a few lookups. */
const maxWords = 24;
const maxLength = 200;

/** Units that follow a number without a space. */
const units =
  /^(\d[\d.]*)(st|nd|rd|th|pax|ppl|guests?|people|persons?|log|k|lakhs?|lacs?|cr|crores?|hazaa?r|rs|km|hours?|hrs?|mins?|minutes?|sqft|bhk|am|pm|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/;
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const asDay = (whole: string, day: string, month: string, year = ''): string =>
  monthNames[Number(month) - 1] ? ` ${day} ${monthNames[Number(month) - 1]} ${year} ` : whole;

/** Returns a sentence's words in the form of vendors' stored texts, with one form of numbers and days and no invisible characters. */
export function wordsOfSentence(typed: string): string[] {
  const visible = asciiDigits(typed.slice(0, maxLength))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  return searchKey(visible)
    .replace(/₹|\b(?:rs|inr)\b\.?/g, ' rs ')
    .replace(/(?<=\d),(?=\d\d)/g, '')
    .replace(/(?<=\d)\/-/g, ' rs ')
    .replace(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, (whole, year: string, month: string, day: string) =>
      asDay(whole, day, month, year),
    )
    .replace(/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g, asDay)
    .replace(/\b(\d{1,2})\/(\d{1,2})\b(?!\/)/g, (whole, day: string, month: string) =>
      asDay(whole, day, month),
    )
    .split(/[\s,;|()[\]/?&+–—-]+/u)
    .map((word) => word.replace(/^["'“”‘’.:!।]+(?=.)|(?<=.)["'“”‘’.:!।]+$/gu, ''))
    .flatMap((word) => units.exec(word)?.slice(1) ?? [word])
    .filter(Boolean)
    .slice(0, maxWords);
}
