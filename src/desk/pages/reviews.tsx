import { useNavigate } from 'react-router';
import { reviewListMax, reviewViews, type ReviewView } from '#contract/desk/reviews.ts';
import { reviewDecisionHours, reviewUndoMinutes } from '#domain/reviews/review-changes.ts';
import { Alert } from '#ui/alert.tsx';
import { api } from '../kit/api.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { mayCall } from '../kit/rights.ts';
import { searchOf } from '../kit/search-of.ts';
import { useSession } from '../kit/session.ts';
import { useAction } from '../kit/action.ts';
import { useListed } from '../kit/use-listed.ts';
import { reads, useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { ReviewCard } from '#desk/ui/reviews/review-card.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { Views } from '../ui/views.tsx';

const views: Readonly<Record<ReviewView, { label: string; lead: string; empty: string }>> = {
  waiting: {
    label: 'Waiting',
    lead: `Those that wait the longest first; we promise a decision within ${reviewDecisionHours} hours. Nothing publishes itself. A decision can be taken back for ${reviewUndoMinutes} minutes; the mails leave after that.`,
    empty:
      'No review waits. Families are asked by mail after their event, once, for each vendor who answered them.',
  },
  public: { label: 'Public', lead: 'Everybody can read these.', empty: 'No review is public yet.' },
  refused: {
    label: 'Refused',
    lead: 'Not published, each for one of the published reasons.',
    empty: 'No review has been refused.',
  },
  gone: {
    label: 'Gone',
    lead: 'Taken down by us, or taken back by the family.',
    empty: 'No review has been taken down or back.',
  },
};

/** Reviews, and the decision about each. Each has an address of its own, linked from the page Today. */
export function Component() {
  const navigate = useNavigate();
  const { only: review, view, q, searchIn, onSearch } = useListed('review', reviewViews);
  const mayChange = mayCall(useSession()?.role, 'staffReviewChange');
  const read = useRead(reads.staffReviewList({ query: review ? { review } : { view, ...(q && { q }) } }));
  useEventStream();
  const { busy, failure, run } = useAction();
  return (
    <DeskPage
      title="Reviews"
      lead={review ? 'One review.' : views[view].lead}
      acts={<SearchForm label="Search by vendor" value={q} onSearch={onSearch} />}
    >
      <div className="mb-4">
        <Views views={reviewViews.map((name) => ({ label: views[name].label, search: searchIn(name) }))} />
      </div>
      <Alert className="mb-4">{failure}</Alert>
      <ReadSection read={read}>
        {(found) =>
          found.length === 0 ? (
            <Empty>{q ? 'No review fits.' : views[view].empty}</Empty>
          ) : (
            <>
              <ul className="grid gap-4">
                {found.map((one) => (
                  <li key={one.id}>
                    <ReviewCard
                      {...{ review: one, busy, mayChange }}
                      onChange={(body) =>
                        run(async () => {
                          await api.staffReviewChange({ params: { reviewId: one.id }, body });
                          // A decided review stays visible, so that it can be undone.
                          await navigate({ search: searchOf({ review: one.id }) });
                          await read.again();
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
              {found.length === reviewListMax && (
                <p className="mt-4 text-sm text-ink-soft">
                  These are the first {reviewListMax}. Search for a vendor to find the others.
                </p>
              )}
            </>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
