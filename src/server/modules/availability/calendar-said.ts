/** @file What a reading of a vendor's own calendar left to say, in words for the vendor. */
import type { CalendarSaid, UnreadWhy } from '#domain/vendors/vendor-days.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { t } from '#words/t.ts';

const dayWords = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const withDay: Readonly<Record<UnreadWhy, (day: string) => string>> = {
  moment: (day) => t('The entry of {day}: its end could not be read, or lies before its beginning.', { day }),
  repeat: (day) => t('The entry that began on {day}: how it repeats could not be read.', { day }),
  more: () => t('There are more entries than we read.'),
  cut: () => t('The file ends in the middle of an entry.'),
};
const withoutDay: Readonly<Record<UnreadWhy, () => string>> = {
  moment: () => t('An entry without a day that we can read.'),
  repeat: () => t('A repeated entry without a day that we can read.'),
  more: () => withDay.more(''),
  cut: () => withDay.cut(''),
};

/** Returns one sentence for each entry that could not be read, and for guessed time zones. */
export function saidOf(said: CalendarSaid | null): string[] {
  if (!said) return [];
  const sentences = said.unreadEntries.map(({ why, day }) =>
    day ? withDay[why](showDay(dayWords, day)) : withoutDay[why](),
  );
  if (said.guessed > 0)
    sentences.push(
      t(
        '{count, plural, one {# entry names} other {# entries name}} a time zone that we do not know: we read the times as those of Delhi.',
        {
          count: said.guessed,
        },
      ),
    );
  return [...new Set(sentences)];
}

/** Returns the whole days that the calendar shows as free, from today on; null without any. */
export function freeOf(
  { said, freeTaken }: { said: CalendarSaid | null; freeTaken: boolean },
  today: string,
): { entries: number; days: string[]; taken: boolean } | null {
  if (!said || said.free.entries === 0) return null;
  return {
    entries: said.free.entries,
    days: said.free.days.filter((day) => day >= today),
    taken: freeTaken,
  };
}
