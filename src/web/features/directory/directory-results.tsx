import type { DirectoryPage } from '#contract/directory.ts';
import type { DirectoryAddress } from '#contract/directory-address.ts';
import { directoryPage } from '#content/directory.ts';
import { allSamples, SamplesNote } from '#ui/samples-note.tsx';
import { CompareBar } from './compare-bar.tsx';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryEmpty } from './directory-empty.tsx';
import { DirectoryPages } from './directory-pages.tsx';

type Props = { found: DirectoryPage; searching: boolean; hrefWith: (change: DirectoryAddress) => string };

const many = new Intl.NumberFormat('en-IN');
const countWords = ({ total, capped }: DirectoryPage) =>
  `${capped ? 'More than ' : ''}${many.format(total)} ${total === 1 ? 'vendor' : 'vendors'}`;

/** What was found: how many, who, and the way to the rest. */
export function DirectoryResults({ found, searching, hrefWith }: Props) {
  return (
    <div aria-busy={searching} className={`transition-opacity duration-150 ${searching ? 'opacity-60' : ''}`}>
      <p role="status" className="mb-4 text-lg">
        {found.total > 0 && <strong className="font-semibold">{countWords(found)}</strong>}
        {found.similar && <span className="ml-3 text-ink-soft">{directoryPage.similar}</span>}
        {found.capped && <span className="ml-3 text-ink-soft">{directoryPage.capped}</span>}
        {found.total === 0 && directoryPage.empty}
      </p>
      {found.total === 0 ? (
        <DirectoryEmpty />
      ) : (
        <>
          <SamplesNote of={found.vendors} />
          <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
            {found.vendors.map((vendor) => (
              <li key={vendor._id}>
                <DirectoryCard vendor={vendor} marked={!allSamples(found.vendors)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <CompareBar />
      <DirectoryPages
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
    </div>
  );
}
