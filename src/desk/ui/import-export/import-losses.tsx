import { lossKinds, lossPlacesMax, type ImportLoss } from '#contract/desk/content/import-losses.ts';

/** What of a file does not come across, by kind: the count, and the places behind it. */
export function ImportLosses({ losses }: { losses: readonly ImportLoss[] }) {
  if (losses.length === 0)
    return <p className="text-sm text-ink-soft">Everything in this file comes across as it was.</p>;
  return (
    <section aria-labelledby="losses">
      <h3 id="losses" className="mb-1 font-semibold">
        What does not come across as it was
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {losses.map(({ kind, count, places }) => (
          <li key={kind}>
            <details>
              <summary className="tap flex cursor-pointer items-center gap-3">
                <span className="min-w-12 text-right font-semibold tabular-nums">{count}</span>
                <span className="wrap-anywhere">{lossKinds[kind]}</span>
              </summary>
              <ul className="mb-3 grid gap-1 pl-15 text-sm text-ink-soft">
                {places.map((place, at) => (
                  <li key={`${at} ${place}`} className="wrap-anywhere">
                    {place}
                  </li>
                ))}
                {places.length === lossPlacesMax && <li>More of them are not listed.</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
