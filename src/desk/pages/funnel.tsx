import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { funnelMonths, funnelSteps, type Funnel, type FunnelRow } from '#contract/desk/numbers.ts';
import { Button } from '#ui/button.tsx';
import { showHours } from '../kit/format.ts';
import { funnelRows } from '../kit/funnel-rows.ts';
import { reads, useRead } from '../kit/query.ts';
import { BadEnquiries } from '#desk/ui/funnel/bad-enquiries.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { FunnelPlot } from '#desk/ui/funnel/funnel-plot.tsx';
import { FunnelTable } from '#desk/ui/funnel/funnel-table.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Select } from '../ui/select.tsx';
import { SpamShare } from '#desk/ui/enquiries/spam-share.tsx';

const spans = [3, 6, funnelMonths.usual, 24];

function Total({ total }: { total: FunnelRow }) {
  const share = (count: number) =>
    total.received === 0 ? '' : `${Math.round((count / total.received) * 100)} %`;
  const times = [
    { label: 'Until read', value: total.hoursToRead },
    { label: 'Until answered', value: total.hoursToAnswer },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:grid-cols-7 print:grid-cols-7">
      {funnelSteps.map((step) => (
        <div key={step}>
          <dt className="text-sm text-ink-soft capitalize">{step}</dt>
          <dd className="text-2xl font-semibold tabular-nums">
            {total[step]}{' '}
            {step !== 'received' && (
              <span className="text-sm font-normal text-ink-soft">{share(total[step])}</span>
            )}
          </dd>
        </div>
      ))}
      {times.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value === null ? '–' : showHours(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Numbers({ funnel, kindName }: { funnel: Funnel; kindName: string }) {
  const kind = funnel.kinds.find((one) => one.kind === kindName)?.kind ?? null;
  const { months, total } = useMemo(() => funnelRows(funnel, kind), [funnel, kind]);
  if (total.received + total.withdrawn === 0)
    return (
      <Empty>Nothing came in these months. What visitors send is counted here from the first one on.</Empty>
    );
  return (
    <div className="grid grid-cols-1 gap-6 print:gap-4">
      <Total total={total} />
      <section className="rounded-md border border-line bg-paper p-4 print:border-0 print:p-0">
        <FunnelPlot months={months} />
      </section>
      <FunnelTable months={months} total={total} />
    </div>
  );
}

/** The funnel of enquiries, by service and month. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('months'));
  const count = spans.includes(asked) ? asked : funnelMonths.usual;
  const kindName = search.get('kind') ?? '';
  const read = useRead(reads.staffFunnel({ query: { months: String(count) } }));
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const kinds = read.value?.kinds ?? [];
  const title = kinds.find(({ kind }) => kind === kindName)?.title;
  return (
    <DeskPage
      title="Numbers"
      lead={`${title ?? 'All services'}, ${count} months. Each enquiry counts in the month in which it came; flagged and merged ones do not. Times are medians.`}
      acts={
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <Select label="Service" value={title ? kindName : ''} onChange={(value) => set('kind', value)}>
            <option value="">All services</option>
            {kinds.map(({ kind, title: name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
          <Select label="Months" value={String(count)} onChange={(value) => set('months', value)}>
            {spans.map((span) => (
              <option key={span}>{span}</option>
            ))}
          </Select>
          <Button look="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      <ReadSection read={read}>{(funnel) => <Numbers funnel={funnel} kindName={kindName} />}</ReadSection>
      <BadEnquiries months={count} />
      <footer className="mt-6 print:mt-4">
        <SpamShare />
      </footer>
    </DeskPage>
  );
}
