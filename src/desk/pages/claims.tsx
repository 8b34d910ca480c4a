import { Link, useSearchParams } from 'react-router';
import type { ClaimStatus } from '#domain/vendors/claim-changes.ts';
import { claimViews, type ClaimView } from '#contract/desk/claims.ts';
import { fillPath } from '#contract/kit.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { showAgo } from '../kit/format.ts';
import { searchOf } from '../kit/search-of.ts';
import { reads, useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { claimWords } from '../ui/claims/claim-words.ts';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';
import { Views } from '../ui/views.tsx';

const labels: Record<ClaimView, string> = { waiting: 'Open', over: 'Over' };
const isDue = (status: ClaimStatus) => status === 'waiting' || status === 'checked';

/** Claims of pages that nobody manages. */
export function Component() {
  const [search] = useSearchParams();
  const view = claimViews.find((one) => one === search.get('view')) ?? 'waiting';
  const read = useRead(reads.staffClaimList({ query: { view } }));
  const views = claimViews.map((one) => ({
    label: labels[one],
    search: searchOf({ view: one === 'waiting' ? null : one }),
  }));
  return (
    <DeskPage title="Claims" lead="People who say that a page without an account is their business.">
      <div className="mb-4">
        <Views views={views} />
      </div>
      <ReadSection read={read}>
        {({ claims }) =>
          claims.length === 0 ? (
            <Empty>
              {view === 'waiting' ? 'Nobody claims a page at present.' : 'No claim has been decided yet.'}
            </Empty>
          ) : (
            <ul>
              {claims.map(({ id, vendorName, status, way, createdAt }) => (
                <li key={id} className="border-t border-line py-3">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Link
                      to={fillPath(deskPaths.claim, { claimId: id })}
                      className="tap inline-flex items-center font-semibold wrap-anywhere text-teal hover:underline"
                    >
                      {vendorName}
                    </Link>
                    <Tag tone={isDue(status) ? 'due' : 'quiet'}>{claimWords[status]}</Tag>
                  </p>
                  <p className="text-sm text-ink-soft">
                    {way === 'phone' ? 'by phone' : 'with a document'}, begun {showAgo(createdAt)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
