import { profilePath } from '#facts/paths.ts';
import { askWords as words } from '#content/ask.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { TextLink } from '#ui/text-link.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';

/** The vendors of a request to several, each with the details it received. */
export function AskedVendors({ vendors }: Pick<EnquiryStatus, 'vendors'>) {
  if (vendors.length < 2 && !vendors.some(({ toldAt }) => toldAt)) return null;
  return (
    <section aria-labelledby="asked" className="mt-10">
      <h2 id="asked" className="mb-4 text-2xl">
        {words.whom}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5 py-2">
        {vendors.map(({ id, name, toldAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <TextLink to={profilePath(id)} look="strong" className="wrap-anywhere" lang={writtenLangOf(name)}>
              {name}
            </TextLink>
            <span className="text-ink-soft">{toldAt ? words.told(showInstant(toldAt)) : words.waiting}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
