import { t } from '#words/t.ts';
import type { MarketCard } from '#contract/markets.ts';
import { weekdayNamed } from '#domain/vendors/weekdays.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

/** The part of another market that a line about it needs. */
export type OtherMarket = Pick<MarketCard, 'id' | 'name' | 'lang' | 'route' | 'closedOn'>;

/** The other markets in a line that is swiped. On the day on which this market is closed only those that are open. */
export function OpenInstead({
  closedOn,
  others,
}: {
  closedOn: string | null;
  others: readonly OtherMarket[];
}) {
  const today = useDelhiDay();
  if (others.length === 0) return null;
  const isShutOn = (day: string | null) => today !== null && day !== null && weekdayNamed(day) === today;
  const isShut = isShutOn(closedOn);
  const shown = isShut ? others.filter((other) => !isShutOn(other.closedOn)) : others;
  return (
    <nav aria-label={t('Other markets')} className="mt-3 border-t border-line pt-2">
      <p className="font-semibold">{isShut ? t('Open today instead') : t('Other markets')}</p>
      {/* One line on every screen: it must not move what is below when the day is known. */}
      <ul className="fades-out flex gap-x-5">
        {shown.map(({ id, name, lang, route }) => (
          <li key={id} lang={lang} className="flex-none whitespace-nowrap">
            <TextLink to={route} look="standing">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
