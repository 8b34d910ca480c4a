import { t } from '#words/t.ts';
import { showNumber } from '#words/formats.ts';
import { inboxFilterNames, type InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { workshopPath } from '#facts/paths.ts';
import { PageLink } from '#ui/page-link.tsx';

const labels: Readonly<Record<InboxFilter, string>> = {
  new: t('New'),
  mine: t('Waiting for me'),
  theirs: t('Waiting for them'),
  won: t('Won'),
  over: t('Over'),
};

/** Returns the filter in the address; undefined for all. */
export const filterIn = (search: URLSearchParams): InboxFilter | undefined =>
  inboxFilterNames.find((name) => name === search.get('show'));

/** The filters with their counts: links, so that each has an address. */
export function InboxFilters({ counts, show }: { counts: Inbox['counts']; show: InboxFilter | undefined }) {
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const choices = [
    { name: undefined, label: t('All'), count: all },
    ...inboxFilterNames.map((name) => ({ name, label: labels[name], count: counts[name] ?? 0 })),
  ];
  return (
    <nav aria-label={t('Show')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, label, count }) => (
          <li key={label}>
            <PageLink
              to={workshopPath('enquiries') + (name ? `?show=${name}` : '')}
              preventScrollReset
              aria-current={show === name ? 'true' : undefined}
              className="tap flex items-center rounded-md border border-line-strong bg-paper px-3 py-1.5 font-semibold aria-[current]:border-teal aria-[current]:bg-teal-wash aria-[current]:text-teal"
            >
              {label} ({showNumber(count)})
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
