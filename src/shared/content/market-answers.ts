/** @file What help answers about a market: the facts that the staff keeps, in the words that its page shows. */
import type { HelpResult } from '#contract/help.ts';
import type { MarketCard } from '#contract/markets.ts';

const dayOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const checked = ({ checkedOn }: MarketCard) =>
  checkedOn && `Checked on ${dayOf.format(new Date(checkedOn))}.`;
const sentences = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' ');

/** The questions about one market. Nothing is said that its facts do not hold. */
export function marketAnswers(market: MarketCard): HelpResult[] {
  const { name, route, closedOn, bestHours, metro, known } = market;
  const found = { source: 'answer', href: route, label: name } as const;
  const goods: HelpResult = {
    ...found,
    title: `What can I buy in ${name}?`,
    text: sentences(`${known.join(', ')}.`, checked(market)),
    quote: null,
  };
  return [
    {
      ...found,
      title: `On which day is ${name} closed?`,
      text: sentences(
        closedOn ? `On ${closedOn}.` : 'There is no weekly closing day.',
        bestHours && `Best hours: ${bestHours}.`,
        metro && `Nearest metro: ${metro}.`,
        checked(market),
      ),
      quote: closedOn && `Closed on ${closedOn}`,
    },
    ...(known.length > 0 ? [goods] : []),
  ];
}
