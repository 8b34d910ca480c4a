import type { PriceGuide as Guide } from '#contract/price-guides.ts';
import { priceGuidePage as words } from '#content/price-guide-page.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { PriceTable } from './price-table.tsx';

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 marker:text-marigold-deep">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the vendors of a category ask, what moves it, what to ask them, and the ways on. */
export function PriceGuide({ guide }: { guide: Guide }) {
  const { category, note, unit, units, cities, areas, sizes, moves, asks, others } = guide;
  return (
    <>
      {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
      {units.length > 0 && (
        <p className="no-print mt-3">
          <TextLink to={`${paths.vendors}?category=${category}&sort=price`} look="strong">
            {words.byPrice}
          </TextLink>
        </p>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        <PriceTable heading={words.prices} figures={units} />
        <PriceTable heading={words.sizes} unit={unit} figures={sizes} />
        <PriceTable heading={words.cities} unit={unit} figures={cities} />
        <PriceTable heading={words.areas} unit={unit} figures={areas} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        <Points heading={words.moves} points={moves} />
        <Points heading={words.asks} points={asks} />
      </div>
      <nav aria-labelledby="other-guides" className="no-print mt-12 border-t border-line pt-8 empty:hidden">
        <h2 id="other-guides" className="mb-2 text-xl">
          {words.others}
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {others.map((one) => (
            <li key={one.path}>
              <TextLink to={one.path} look="standing">
                {one.words}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
