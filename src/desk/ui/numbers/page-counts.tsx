import { vendorActs, type VendorAct } from '#facts/vendor-acts.ts';
import type { PeriodKind } from '#domain/desk/number-periods.ts';
import { showDays } from '#desk/kit/numbers.ts';
import { reads, useRead } from '#desk/kit/query.ts';
import { Empty } from '#desk/ui/empty.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { NumberTable } from './number-table.tsx';

const actWords: Readonly<Record<VendorAct, string>> = {
  view: 'Looked at a vendor',
  save: 'Put a vendor on a list',
  call: 'Tapped Call',
  whatsapp: 'Tapped WhatsApp',
  directions: 'Asked the way',
};

/** Views of pages, and acts on pages of vendors. */
export function PageCounts({ by, on }: { by: PeriodKind; on: string }) {
  const read = useRead(reads.staffPageNumbers({ query: { by, on } }));
  return (
    <ReadSection read={read}>
      {({ pages, acts, now }) =>
        pages.length + acts.length === 0 ? (
          <Empty>{`Nobody looked at a page from ${showDays(now)}.`}</Empty>
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <NumberTable
              caption="Acts on pages of vendors"
              head="Act"
              columns={['Times']}
              rows={vendorActs.flatMap((act) => {
                const row = acts.find((one) => one.act === act);
                return row
                  ? [
                      {
                        key: act,
                        head: actWords[act],
                        cells: [{ now: `${row.now}`, before: `${row.before}` }],
                      },
                    ]
                  : [];
              })}
            />
            <NumberTable
              caption="Views of pages"
              head="Page"
              columns={['Views']}
              rows={pages.map((row) => ({
                key: row.page,
                head: row.page.replaceAll(/:\w+/g, '…'),
                cells: [{ now: `${row.now}`, before: `${row.before}` }],
              }))}
            />
          </div>
        )
      }
    </ReadSection>
  );
}
