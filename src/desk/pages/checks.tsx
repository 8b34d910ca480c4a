import { Link, useSearchParams } from 'react-router';
import { checkKinds } from '#domain/vendors/check-kinds.ts';
import { checkViews, type CheckView, type DeskCheck } from '#contract/desk/checks.ts';
import { fillPath } from '#contract/kit.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { showAgo, showDay } from '../kit/format.ts';
import { searchOf } from '../kit/search-of.ts';
import { reads, usePages } from '../kit/query.ts';
import { CheckTag } from '#desk/ui/checks/check-tags.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';
import { Views } from '../ui/views.tsx';

const labels: Record<CheckView, string> = {
  waiting: 'Waiting',
  asked: 'Waiting for the vendor',
  shown: 'With a badge',
  over: 'Over',
};
const nothing: Record<CheckView, string> = {
  waiting: 'No vendor waits for a check. Vendors ask for one in their workshop.',
  asked: 'Nothing was asked of a vendor.',
  shown: 'No vendor has a badge yet.',
  over: 'No check is over.',
};
const viewOf = (value: string | null): CheckView => checkViews.find((view) => view === value) ?? 'waiting';

const Line = ({ check }: { check: DeskCheck }) => (
  <li className="border-t border-line py-3">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={fillPath(deskPaths.check, { checkId: check.id })}
        className="tap inline-flex items-center font-semibold wrap-anywhere text-teal hover:underline"
      >
        {`${checkKinds[check.kind].label}: ${check.vendorName}`}
      </Link>
      <CheckTag status={check.status} />
      {check.documents > 0 && (
        <Tag>{check.documents === 1 ? '1 document' : `${check.documents} documents`}</Tag>
      )}
    </p>
    <p className="text-sm text-ink-soft">
      {`asked for ${showAgo(check.askedAt)}`}
      {check.validUntil && ` · until ${showDay(check.validUntil)}`}
    </p>
  </li>
);

/** Checks requested by vendors. */
export function Component() {
  const [search] = useSearchParams();
  const view = viewOf(search.get('view'));
  const { read, more } = usePages(
    (after) => reads.staffCheckList({ query: { view, ...(after && { after }) } }),
    ({ next }) => next,
  );
  const counts = read.value?.[0]?.counts;
  const views = checkViews.map((one) => ({
    label: counts ? `${labels[one]} ${counts[one]}` : labels[one],
    search: searchOf({ view: one === 'waiting' ? null : one }),
  }));
  return (
    <DeskPage title="Checks" lead="What vendors want to be checked; those that wait, the longest first.">
      <div className="mb-4">
        <Views views={views} />
      </div>
      <ReadSection read={read}>
        {(pages) => {
          const checks = pages.flatMap((page) => page.checks);
          return checks.length === 0 ? (
            <Empty>{nothing[view]}</Empty>
          ) : (
            <>
              <ul>
                {checks.map((check) => (
                  <Line key={check.id} check={check} />
                ))}
              </ul>
              <MoreButton more={more} />
            </>
          );
        }}
      </ReadSection>
    </DeskPage>
  );
}
