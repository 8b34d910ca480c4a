/** @file Help answers about a market: the staff's facts, worded as on its page. */
import { t } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { dayNamed } from '#domain/vendors/show-days.ts';
import type { HelpResult } from '#contract/help.ts';
import type { MarketCard } from '#contract/markets.ts';

const medium = dayFormat({ dateStyle: 'medium' });
const checked = ({ checkedOn }: MarketCard) =>
  checkedOn && t('Checked on {day}.', { day: showDay(medium, checkedOn) });
const sentences = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' ');

/** Returns the questions about one market, answered from its facts alone. */
export function marketAnswers(market: MarketCard): HelpResult[] {
  const { name, route, closedOn, bestHours, metro, known } = market;
  const day = closedOn && dayNamed(closedOn);
  const found = { source: 'answer', href: route, label: name } as const;
  const goods: HelpResult = {
    ...found,
    title: t('What can I buy in {market}?', { market: name }),
    text: sentences(`${known.join(', ')}.`, checked(market)),
    quote: null,
  };
  return [
    {
      ...found,
      title: t('On which day is {market} closed?', { market: name }),
      text: sentences(
        day ? t('On {day}.', { day }) : t('There is no weekly closing day.'),
        bestHours && t('Best hours: {hours}.', { hours: bestHours }),
        metro && t('Nearest metro: {metro}.', { metro }),
        checked(market),
      ),
      quote: day && t('Closed on {day}', { day }),
    },
    ...(known.length > 0 ? [goods] : []),
  ];
}
