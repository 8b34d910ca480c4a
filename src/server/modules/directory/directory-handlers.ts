import { directoryLimits } from '#facts/limits.ts';
import type { directoryEndpoints, DirectoryCard } from '#contract/directory.ts';
import { weekdayInDelhi } from '#domain/vendors/weekdays.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { otherPlaceName } from '#content/directory-conditions.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { listAreas } from './areas-queries.ts';
import { choicesOf } from './directory-choices.ts';
import { foundWords, nearestOf } from './found-words.ts';
import { placeNames } from '#content/place-tree.ts';
import { worksInWords } from '#content/works-in-words.ts';
import { placesOf } from './directory-conditions.ts';
import { match, pageOfMatch, type SearchContext } from './directory-queries.ts';
import { readQuery } from './read-query.ts';
import type { Understanding } from './understand/understanding.ts';
import { dayState, lastDay, type DayState } from '#domain/vendors/vendor-days.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t, translated } from '#words/t.ts';

const format = dayFormat({ day: 'numeric', month: 'short' });

type KnownDay = { busy: boolean; keptAt: Date | null };

const says: Readonly<Record<DayState, (day: string, asOf: string) => string>> = {
  busy: (day) => t('Not free on {day}', { day }),
  free: (day, asOf) => t('Not busy on {day}, as of {asOf}', { day, asOf }),
  ask: (day) => t('Ask about {day}', { day }),
};

/** Returns the known state of a vendor on a day. A vendor without an entry counts as unknown, never as free. */
function onDayWords(day: string, known: KnownDay | undefined, now: Date): DirectoryCard['onDay'] {
  const today = dayInDelhi(now);
  const asOf = known?.keptAt ? dayInDelhi(known.keptAt) : null;
  const state = dayState(day, { today, until: lastDay(today), asOf, busy: known?.busy ? [day] : [] });
  return { day, state, words: says[state](showDay(format, day), asOf === null ? '' : showDay(format, asOf)) };
}

type Endpoints = typeof directoryEndpoints;
export type DirectoryDependencies = {
  db: Database;
  clock: Clock;
  /** Returns cards of known vendors as of these kinds, in that order, without those deleted meanwhile. */
  cardsOf: (ids: readonly string[], kinds?: readonly string[]) => Promise<VendorCard[]>;
  /** Returns the known state of these vendors on a day, without those that stated nothing. */
  onDay: (
    ids: readonly string[],
    day: string,
  ) => Promise<ReadonlyMap<string, { busy: boolean; keptAt: Date | null }>>;
  understanding: Pick<Understanding, 'understandCorrected' | 'didYouMean'>;
  /** Called with each search that found no exact match. */
  missed: (typed: string, ip: string) => Promise<void>;
} & Omit<SearchContext, 'now'>;

/** Returns the handlers of the directory's search. */
export const directoryHandlers = ({
  db,
  clock,
  cardsOf,
  onDay,
  understanding,
  missed,
  ...context
}: DirectoryDependencies): Handlers<Endpoints> => ({
  vendorSearch: async ({ query: given }, call) => {
    const now = clock();
    const { query, typed, understood, read, unread, isCorrected } = await readQuery(db, understanding, given);
    const matched = await match(db, read, { ...context, now }, unread);
    const { asked, conditions, list, relaxed } = matched;
    const similar = isCorrected || matched.similar;
    const { total, capped } = list;
    const isDoubtful = similar || relaxed.length > 0 || total === 0;
    if (isDoubtful && typed !== '') await missed(typed, call.ip);
    const [found, counted] = await Promise.all([
      pageOfMatch(db, matched),
      choicesOf(db, { conditions, list, asked, today: weekdayInDelhi(now) }),
    ]);
    const marketName = (id: string) => list.marketNames[id] ?? id;
    const known = new Map(found.map((one) => [one.id, one]));
    const ids = found.map(({ id }) => id);
    const { on } = asked;
    const [place] = placesOf(asked);
    // The shown days change with the entries of days alone, not with a vendor.
    if (on) call.addTags(['vendor-days']);
    const [cards, days] = await Promise.all([cardsOf(ids, asked.category), on ? onDay(ids, on) : null]);
    return {
      vendors: cards.map(({ phone: _, ...card }) => ({
        ...card,
        openingHours: known.get(card._id)?.openingHours ?? null,
        distanceKm: known.get(card._id)?.distanceKm ?? null,
        comes: place ? worksInWords(place, { ...card, places: known.get(card._id)?.places ?? [] }) : null,
        onDay: on ? onDayWords(on, days?.get(card._id), now) : null,
      })),
      total,
      capped,
      similar,
      understood,
      relaxed,
      ...foundWords(query, { total, capped, relaxed, understood }, marketName, {
        isCut: typed !== (given.q ?? ''),
        today: dayInDelhi(now),
      }),
      nearest: total === 0 ? nearestOf(understood) : [],
      didYouMean: isDoubtful ? await understanding.didYouMean(typed) : null,
      counts: {
        ...counted,
        area: counted.area.map((one) => {
          const label = otherPlaceName(one.value);
          return label === undefined ? one : { ...one, label };
        }),
        market: counted.market.map((one) => ({ ...one, label: marketName(one.value) })),
      },
      page: query.page,
      pages: Math.max(1, Math.ceil(total / directoryLimits.pageSize)),
    };
  },
  vendorAreas: () => listAreas(db),
  placeNames: () => Promise.resolve(placeNames.map((name) => ({ name, label: translated(name) }))),
});
