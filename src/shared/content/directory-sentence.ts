/** @file What a search found, said in one sentence: also when nobody meets all that was asked. */
import type { DirectoryAddress } from '#contract/directory-address.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import { nounFor } from './category-nouns.ts';
import { dayWords, numberWords, type ToldWords } from './directory-conditions.ts';

/** Let go, these leave the list around the place. */
const places: readonly string[] = ['area', 'market', 'region', 'within', 'box'];

type Found = Pick<DirectoryPage, 'total' | 'capped' | 'relaxed'>;
type Asked = { asked: DirectoryAddress } & ToldWords;

/** `a`, `a and b`, `a, b and c`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;

/** Where somebody should be: ` in Rajouri Garden, Delhi`; empty when it was not said. */
function placeWords({ asked: { area, market, region, within, box }, marketName }: Asked): string {
  const named = [market && marketName(market), area, region].filter(Boolean).join(', ');
  const parts = [
    named && ` in ${named}`,
    within && ` within ${within} km`,
    box && ' on this part of the map',
  ];
  return parts.filter(Boolean).join('');
}

/** What somebody should do or be, as verbs behind `No caterer`. */
const verbs = ({ guests, price, on, open, q }: DirectoryAddress): string[] =>
  [
    guests && `takes ${numberWords(guests)} guests`,
    price && `starts at ₹${numberWords(price)} or less`,
    on && `is open on ${dayWords(on)}`,
    !on && open && 'is open today',
    q && `matches “${q}”`,
  ].filter((verb): verb is string => Boolean(verb));

/** `No caterer (Jain) in Rajouri Garden is open on Sunday, 6 December.` */
function nobody(asked: Asked): string {
  const { category, with: facts } = asked.asked;
  const which = facts
    ? ` (${facts
        .split(',')
        .map((one) => asked.factName(one))
        .join(', ')})`
    : '';
  const what = verbs(asked.asked);
  return `No ${nounFor(category, 1)}${which}${placeWords(asked)} ${what.length > 0 ? listed(what) : 'is listed yet'}.`;
}

/** How many there are, where nothing was let go: `8 caterers in Rajouri Garden`. */
function howMany({ total, capped }: Found, asked: Asked): string {
  return `${capped ? 'More than ' : ''}${numberWords(total)} ${nounFor(asked.asked.category, total)}${placeWords(asked)}`;
}

/**
 * The sentence over a list. `asked` is all that was asked, what was read out of the words included. Where conditions were let go
 * it says first that nobody meets all of them, then how close those are who are shown.
 */
export function foundSentence(found: Found, asked: Asked): string {
  if (found.total === 0) return nobody(asked);
  if (found.relaxed.length === 0) return howMany(found, asked);
  const closest = found.relaxed.some((one) => places.includes(one)) ? 'Near it:' : 'These come closest:';
  return `${nobody(asked)} ${closest}`;
}
