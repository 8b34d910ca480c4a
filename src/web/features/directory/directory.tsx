import type { DirectoryPage } from '#contract/directory.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';
import type { Async } from '#contract/settled.ts';
import { nounFor } from '#content/category-nouns.ts';
import { numberWords } from '#content/directory-conditions.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Part } from '#ui/part.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { DirectoryFailed } from './directory-failed.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryForm } from './directory-form.tsx';
import { DirectoryLoading } from './directory-loading.tsx';
import { DirectoryResults } from './directory-results.tsx';
import { askedConditions } from './found-conditions.ts';
import { NearFilter } from './near-filter.tsx';
import { useDirectory } from './use-directory.ts';

type Choices = { areas: string[]; markets: { id: string; name: string }[] };
type Props = {
  found: Async<DirectoryPage>;
  choices: Async<Choices>;
  /** What the path of the page names. */
  place?: DirectoryAddress;
};

const noChoices: Choices = { areas: [], markets: [] };

/** The search of the directory and what it found. */
export function Directory({ found, choices, place }: Props) {
  const { address, change, follows, focused, searching } = useDirectory(place);
  const known = useLatest(choices) ?? noChoices;
  const latest = useLatest(found);
  const asked = latest ? askedConditions(address, latest.understood) : address;
  const marketName = (id: string) => known.markets.find((market) => market.id === id)?.name ?? id;
  const total = latest?.total ?? 0;
  return (
    <>
      <div className="mb-8 rounded-xl border border-line bg-paper p-4 shadow-card sm:p-6">
        <Part of="form">
          <DirectoryForm
            address={address}
            onChange={change}
            follows={follows}
            focused={focused}
            showLabel={total > 0 ? `Show ${numberWords(total)} ${nounFor(asked.category, total)}` : 'Search'}
            filters={
              <DirectoryFilters
                address={address}
                category={asked.category}
                counts={latest?.counts}
                {...known}
              />
            }
          />
          <NearFilter address={address} onChange={change} />
        </Part>
      </div>
      <Part of="results">
        <AsyncSection data={found} loading={<DirectoryLoading />} failed={() => <DirectoryFailed />}>
          {(page) => (
            <DirectoryResults found={page} address={address} marketName={marketName} searching={searching} />
          )}
        </AsyncSection>
      </Part>
    </>
  );
}
