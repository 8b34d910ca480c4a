import type { ReactNode } from 'react';
import { Clock, Footprints, Phone, TrainFront } from 'lucide-react';
import { t } from '#words/t.ts';
import type { MarketCard } from '#contract/markets.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { OpenInstead, type OtherMarket } from './open-instead.tsx';
import { OpenToday } from './open-today.tsx';

type Props = {
  market: Omit<MarketCard, 'id' | 'center' | 'route'>;
  companyPhone: string;
  /** Offered instead on a day on which this one is closed. */
  others?: readonly OtherMarket[];
};
type Fact = { name: string; icon: typeof Clock; words: ReactNode };

/** Facts for a visit to a market, and the date of their last check. */
export function MarketFacts({ market, companyPhone, others = [] }: Props) {
  const phone = market.phone ?? companyPhone;
  const call = (
    <TextAnchor href={telHref(phone)} look="standing">
      {showPhone(phone)}
    </TextAnchor>
  );
  const facts: readonly Fact[] = [
    { name: t('Nearest metro'), icon: TrainFront, words: market.metro },
    { name: t('Best hours'), icon: Clock, words: market.bestHours },
    { name: t('Getting there'), icon: Footprints, words: market.gettingThere },
    { name: t('Ask about this market'), icon: Phone, words: call },
  ];
  return (
    <section
      aria-label={t('Before you go')}
      className="rounded-xl border border-line bg-paper p-4 shadow-card md:p-7"
    >
      <OpenToday closedOn={market.closedOn} className="font-semibold sm:text-lg" />
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 md:gap-y-5">
        {facts
          .filter(({ words }) => words !== null)
          .map(({ name, icon: Icon, words }) => (
            <div key={name} className="border-t border-line pt-2">
              <dt className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden size={20} className="shrink-0 text-teal" />
                {name}
              </dt>
              <dd lang={market.lang} className="text-ink-soft md:mt-1">
                {words}
              </dd>
            </div>
          ))}
      </dl>
      {market.known.length > 0 && (
        <>
          <h2 className="mt-4 text-xl">{t('What to buy')}</h2>
          <ul lang={market.lang} className="mt-2 flex flex-wrap gap-2">
            {market.known.map((item) => (
              <li
                key={item}
                className="rounded-full border border-line bg-paper-deep px-3 py-0.5 text-sm md:py-1 md:text-base"
              >
                {item}
              </li>
            ))}
          </ul>
        </>
      )}
      <OpenInstead closedOn={market.closedOn} others={others} />
      {market.checkedOn && (
        <p className="mt-2 text-sm text-ink-soft">
          <RichText
            text={t('Checked on <day>{day}</day>. Days and hours change on holidays.', {
              day: market.checkedOn,
            })}
            parts={{ day: (day) => <LocalDate day={day} /> }}
          />
        </p>
      )}
    </section>
  );
}
