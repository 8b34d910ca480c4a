/** @file The result of a search in one sentence, also when no vendor meets all conditions. */
import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import type { DirectoryAddress } from '#domain/finding/directory-address.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import { nounFor } from './category-nouns.ts';
import {
  dayWords,
  exclusionWords,
  numberWords,
  placeName,
  regionName,
  type ToldWords,
} from './directory-conditions.ts';

/** Conditions whose removal leaves results around the place. */
const places: readonly string[] = ['area', 'market', 'region', 'within', 'box'];

type PageCounts = Pick<DirectoryPage, 'total' | 'capped' | 'relaxed'>;
type SentenceParts = { asked: DirectoryAddress } & ToldWords;

/** Removes the gaps that empty parts leave in a pattern. */
const tidy = (words: string): string => words.replaceAll(/ +/g, ' ').trim();

/** Returns the place in words: `in Rajouri Garden, Delhi`; empty without a place. */
function placeWords({ asked: { area, market, region, within, box }, marketName }: SentenceParts): string {
  const named = [market && marketName(market), area && placeName(area), region && regionName(region)]
    .filter(Boolean)
    .join(', ');
  const parts = [
    named && t('in {place}', { place: named }),
    within && t('within {distance} km', { distance: within }),
    box && t('on this part of the map'),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the exclusions in words: `(without: Non-vegetarian; not based in Noida)`; empty without one. */
function exclusions({ asked: { without }, ...told }: SentenceParts): string {
  const all = without?.split(',').map((one) => exclusionWords(one, told)) ?? [];
  const listed = (isPlace: boolean) =>
    all
      .filter((one) => one.isPlace === isPlace)
      .map(({ what }) => what)
      .join(', ');
  const [what, place] = [listed(false), listed(true)];
  const parts = [what && t('without: {what}', { what }), place && t('not based in {place}', { place })];
  const said = parts.filter(Boolean).join('; ');
  return said && `(${said})`;
}

/** Returns the other conditions as verbs after `No caterer`. */
const verbs = ({ guests, price, on, open, q }: DirectoryAddress): string[] =>
  [
    guests && t('takes {guests} guests', { guests: numberWords(guests) }),
    price && t('starts at ₹{price} or less', { price: numberWords(price) }),
    on && t('is open and not booked on {day}', { day: dayWords(on) }),
    !on && open && t('is open today'),
    q && t('matches “{words}”', { words: q }),
  ].filter((verb): verb is string => Boolean(verb));

/** Returns the sentence without results: `No caterer (Jain) in Rajouri Garden is open and not booked on Sunday, 6 December.` */
function nobody(asked: SentenceParts): string {
  const { category, with: facts } = asked.asked;
  const names = facts?.split(',').map((one) => asked.factName(one));
  const who = {
    noun: nounFor(category, 1),
    facts: `${names ? `(${names.join(', ')})` : ''} ${exclusions(asked)}`,
    place: placeWords(asked),
  };
  const what = verbs(asked.asked);
  return tidy(
    what.length > 0
      ? t('No {noun} {facts} {place} {does}.', { ...who, does: showList(what) })
      : t('No {noun} {facts} {place} is listed yet.', who),
  );
}

/** Returns the number of results, where no condition was dropped: `8 caterers in Rajouri Garden`. */
function howMany({ total, capped }: PageCounts, asked: SentenceParts): string {
  const found = {
    count: numberWords(total),
    nouns: nounFor(asked.asked.category, total),
    place: placeWords(asked),
  };
  const many = capped ? t('More than {count} {nouns} {place}', found) : t('{count} {nouns} {place}', found);
  return tidy(`${many} ${exclusions(asked)}`);
}

/**
 * Returns the sentence above a list. `asked` has all conditions, including those understood from the words. Where conditions were
 * dropped it says first that nobody meets all of them, then how close the listed vendors come.
 */
export function foundSentence(found: PageCounts, asked: SentenceParts): string {
  if (found.total === 0) return nobody(asked);
  if (found.relaxed.length === 0) return howMany(found, asked);
  const closest = found.relaxed.some((one) => places.includes(one))
    ? t('Near it:')
    : t('These come closest:');
  return `${nobody(asked)} ${closest}`;
}
