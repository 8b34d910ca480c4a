import { Link, useNavigate, useSearchParams } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import { recordPageMax, type StaffAction } from '#contract/desk/record.ts';
import { showMoment } from '../kit/format.ts';
import { searchOf } from '../kit/search-of.ts';
import { reads, usePages } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { recordFilters, RecordFilters, type RecordFilter } from '#desk/ui/record/record-filters.tsx';

/** Returns the address of a line's subject, if the desk has a page for it. */
const placeOf = ({ kind, subjectId }: StaffAction): string | null => {
  if (!subjectId) return null;
  if (kind === 'vendor') return fillPath(deskPaths.vendor, { vendorId: subjectId });
  if (kind === 'enquiry') return fillPath(deskPaths.enquiry, { reference: subjectId });
  return kind === 'complaint' ? deskPaths.complaints + searchOf({ ticket: subjectId }) : null;
};

function Subject({ line }: { line: StaffAction }) {
  const place = placeOf(line);
  if (!place) return line.subject;
  return (
    <Link to={place} className="text-teal hover:underline">
      {line.subject}
    </Link>
  );
}

/** Recorded events, with actor and time. Nobody can change them. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const given = searchOf(Object.fromEntries(recordFilters.map((name) => [name, search.get(name)])));
  const { read, more } = usePages(
    (after) =>
      reads.staffActionList({
        query: { ...Object.fromEntries(new URLSearchParams(given)), ...(after && { after }) },
      }),
    (lines) => (lines.length === recordPageMax ? lines.at(-1)!.id : null),
  );
  const filter = (filters: Readonly<Record<RecordFilter, string>>) =>
    void navigate({ search: searchOf(filters) });
  return (
    <DeskPage
      title="Record"
      lead="What the staff read and changed, the newest first. Nobody can change it; lines go after a year."
    >
      <RecordFilters key={given} valueOf={(name) => search.get(name) ?? ''} onFilter={filter} />
      <ReadSection read={read}>
        {(pages) => {
          const lines = pages.flat();
          return lines.length === 0 ? (
            <Empty>{given ? 'Nothing of that kind was done.' : 'Nothing was done at the desk yet.'}</Empty>
          ) : (
            <>
              <table className="w-full text-left text-sm">
                <thead className="text-ink-soft">
                  <tr>
                    <th className="py-2 pr-4 font-semibold">When</th>
                    <th className="py-2 pr-4 font-semibold">Who</th>
                    <th className="py-2 pr-4 font-semibold">What</th>
                    <th className="py-2 font-semibold max-sm:hidden">On</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.id} className="border-t border-line align-top">
                      <td className="py-2 pr-4 sm:whitespace-nowrap">
                        <time dateTime={line.at}>{showMoment(line.at)}</time>
                      </td>
                      <td className="py-2 pr-4 wrap-anywhere">{line.staff}</td>
                      <td className="py-2 pr-4">
                        {line.action}
                        <span className="block text-ink-soft wrap-anywhere sm:hidden">
                          <Subject line={line} />
                        </span>
                      </td>
                      <td className="py-2 wrap-anywhere text-ink-soft max-sm:hidden">
                        <Subject line={line} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <MoreButton more={more} />
            </>
          );
        }}
      </ReadSection>
    </DeskPage>
  );
}
