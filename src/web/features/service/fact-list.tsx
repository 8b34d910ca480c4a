import { t } from '#words/t.ts';
import type { Fact } from '#content/types.ts';
import { formatDay } from '#kit/page/format-day.ts';
import { AsServed } from '#ui/as-served.tsx';
import { PriceWords } from '#ui/price-words.tsx';
import { Section } from '#ui/section.tsx';

type Props = { heading: string; facts: readonly Fact[]; checkedOn: string };

/** Facts for the time before the first call, with the day on which the rules behind them were checked. */
export function FactList({ heading, facts, checkedOn }: Props) {
  return (
    <Section
      heading={heading}
      lead={
        <AsServed
          of={checkedOn}
          write={(day) => t('Rules last checked on {day}.', { day: formatDay(day) })}
        />
      }
    >
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ title, sentence }) => (
          <li key={title} className="border-t-2 border-marigold pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-ink-soft">
              <PriceWords>{sentence}</PriceWords>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
