import { t } from '#words/t.ts';
import { pricesPath } from '#domain/vendors/vendor-addresses.ts';
import type { ServicePage } from '#content/types.ts';
import { PriceWords } from '#ui/price-words.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The question that a visitor of this trade asks first, answered in three or four rows above vendors and form. */
export function AskedFirst({ page: { first } }: { page: ServicePage }) {
  if (!first) return null;
  return (
    <section className="border-b border-line bg-paper-deep">
      <div className="wrap py-4 md:py-5">
        <h2 className="text-xl">{first.heading}</h2>
        <dl className={`mt-1 grid gap-x-10 ${first.rows.length > 3 ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}>
          {first.rows.map(([what, answer]) => (
            <div
              key={what}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 text-sm md:block md:border-b-0 md:text-base"
            >
              <dt className="text-ink-soft">{what}</dt>
              <dd className="font-semibold">
                <PriceWords>{answer}</PriceWords>
              </dd>
            </div>
          ))}
        </dl>
        {first.prices && (
          <TextLink to={pricesPath(first.prices)} look="standing">
            {t('Prices, and what to ask')}
          </TextLink>
        )}
      </div>
    </section>
  );
}
