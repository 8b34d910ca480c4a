import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { writtenLang } from '#ui/written-lang.ts';
import { FirstOf } from '#ui/first-of.tsx';

/** The packages; nothing without any. On a phone they are swiped, and their long lists are folded. */
export function ProfileOffer({ packages }: Pick<PublicVendor, 'packages'>) {
  if (packages.length === 0) return null;
  const isSwiped = packages.length > 1;
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="text-xl">
        {t('Packages')}
      </h2>
      <ul
        {...(isSwiped && { tabIndex: 0, 'aria-labelledby': 'packages' })}
        className={`mt-3 gap-3 ${isSwiped ? 'rail items-start xs:grid' : 'grid'} sm:grid-cols-2`}
      >
        {packages.map(({ name, lines, priceWords }) => (
          <li key={name} className="rounded-lg border border-line bg-paper p-4 wrap-anywhere">
            <h3 lang={writtenLang} className="text-lg">
              {name}
            </h3>
            <p className="font-semibold">{priceWords}</p>
            <div lang={writtenLang} className="mt-1.5 text-ink-soft">
              <FirstOf
                items={lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
                shown={4}
                more={(count) => t('{count} more', { count: String(count) })}
                className="list-disc pl-5"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
