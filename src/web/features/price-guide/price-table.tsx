import type { PriceFigure } from '#contract/price-guides.ts';
import { priceGuidePage as words } from '#content/price-guide-page.ts';

type Props = { heading: string; unit?: string | null; figures: readonly PriceFigure[] };

const cell = 'py-3 pr-4 align-top last:pr-0';

/** Figures under their heading, one row for each group of vendors; nothing where there are too few vendors for any. */
export function PriceTable({ heading, unit, figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      {unit && <p className="mt-1 text-ink-soft first-letter:uppercase">{unit}</p>}
      <table className="mt-3 w-full border-collapse text-left text-sm sm:text-base">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className={`${cell} font-normal`}>
              {words.of}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {words.span}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {words.median}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ words: of, span, begins, said }) => (
            <tr key={of} className="border-t border-line">
              <th scope="row" className={`${cell} w-2/5 font-normal`}>
                <span className="block first-letter:uppercase">{of}</span>
                <span className="block text-sm text-ink-soft">{said}</span>
              </th>
              <td translate="no" className={`${cell} font-semibold`}>
                {span}
              </td>
              <td translate="no" className={cell}>
                {begins}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
