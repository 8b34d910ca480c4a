import {
  shareFromRequests,
  type BadEnquiries as Found,
  type BadEnquirySource,
} from '#contract/desk/bad-enquiries.ts';
import { reportReasons } from '#domain/enquiries/introduction-changes.ts';
import { reportWords } from '#content/introduction-words.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { Empty } from '#desk/ui/empty.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';

type Row = Omit<BadEnquirySource, 'page'>;

const badOf = ({ reports }: Row) => reportReasons.reduce((sum, reason) => sum + reports[reason], 0);
const shareOf = (row: Row) =>
  row.requests < shareFromRequests ? 'too few' : `${Math.round((badOf(row) / row.requests) * 100)} %`;
/** Returns a page's name: `/profile/:vendorId` means all profiles. */
const nameOf = (page: string | null) => page?.replaceAll(/:\w+/g, '…') ?? 'Elsewhere';

const columns: readonly { label: string; of: (row: Row) => string | number }[] = [
  { label: 'Requests', of: ({ requests }) => requests },
  { label: 'Bad', of: badOf },
  { label: 'Share', of: shareOf },
  ...reportReasons.map((reason) => ({
    label: reportWords[reason],
    of: ({ reports }: Row) => reports[reason],
  })),
];
const cells = (row: Row) =>
  columns.map(({ label, of }) => (
    <td key={label} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
      {of(row)}
    </td>
  ));
const head = 'sticky left-0 bg-paper py-1.5 pr-3 text-left align-bottom whitespace-nowrap';

function Table({ sources }: Pick<Found, 'sources'>) {
  const total: Row = {
    requests: sources.reduce((sum, { requests }) => sum + requests, 0),
    reports: Object.fromEntries(
      reportReasons.map((reason) => [reason, sources.reduce((sum, { reports }) => sum + reports[reason], 0)]),
    ) as Row['reports'],
  };
  return (
    <div
      role="region"
      aria-label="Bad enquiries by page"
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper px-4 py-2"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">
          Requests that vendors were told of, and how many they called bad, by the page they came from
        </caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className={`${head} font-semibold`}>
              Page
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="px-2 py-1.5 text-right font-semibold whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.page} className="border-t border-line">
              <th scope="row" className={`${head} font-normal`}>
                {nameOf(source.page)}
              </th>
              {cells(source)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-strong font-semibold">
            <th scope="row" className={head}>
              All
            </th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function waits(unanswered: number): string {
  if (unanswered === 0) return '';
  return unanswered === 1
    ? ' One report waits for your word: it stands under Today.'
    : ` ${unanswered} reports wait for your word: they stand under Today.`;
}

/** Requests that vendors reported as bad, by the page of the form. */
export function BadEnquiries({ months }: { months: number }) {
  const read = useRead(reads.staffBadEnquiries({ query: { months: String(months) } }));
  return (
    <section aria-labelledby="bad-enquiries" className="mt-8 print:hidden">
      <h2 id="bad-enquiries" className="text-lg">
        Bad enquiries
      </h2>
      <ReadSection read={read}>
        {({ sources, unanswered }) =>
          sources.length === 0 ? (
            <Empty>No vendor was told of an enquiry in these months.</Empty>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-soft">
                {`What vendors were told of in ${months} months, of every service, and called bad. A share is given from ${shareFromRequests} requests on.${waits(unanswered)}`}
              </p>
              <Table sources={sources} />
            </>
          )
        }
      </ReadSection>
    </section>
  );
}
