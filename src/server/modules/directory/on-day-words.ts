/** @file What a card says of the day that somebody asked for. */
import type { DirectoryCard } from '#contract/directory.ts';
import { dayState, lastDay, type DayState } from '#domain/vendors/vendor-days.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { dayInDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';

const format = dayFormat({ day: 'numeric', month: 'short' });

type KnownDay = { busy: boolean; keptAt: Date | null };

const says: Readonly<Record<DayState, (day: string, asOf: string) => string>> = {
  busy: (day) => t('Not free on {day}', { day }),
  free: (day, asOf) => t('Not busy on {day}, as of {asOf}', { day, asOf }),
  ask: (day) => t('Ask about {day}', { day }),
};

/** Returns what is known of a vendor on a day. Who has said nothing is asked, never free. */
export function onDayWords(day: string, known: KnownDay | undefined, now: Date): DirectoryCard['onDay'] {
  const today = dayInDelhi(now);
  const asOf = known?.keptAt ? dayInDelhi(known.keptAt) : null;
  const state = dayState(day, { today, until: lastDay(today), asOf, busy: known?.busy ? [day] : [] });
  return { day, state, words: says[state](showDay(format, day), asOf === null ? '' : showDay(format, asOf)) };
}
