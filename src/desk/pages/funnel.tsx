import { useSearchParams } from 'react-router';
import type { Numbers as Found } from '#contract/desk/numbers.ts';
import { numberSplits } from '#domain/desk/number-figures.ts';
import { showMoment } from '../kit/format.ts';
import { addressOf, showDays, showPeriod, splitWords, type NumbersAddress } from '../kit/numbers.ts';
import { reads, useRead } from '../kit/query.ts';
import { mayCall } from '../kit/rights.ts';
import { useSession } from '../kit/session.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Select } from '../ui/select.tsx';
import { SpamShare } from '#desk/ui/enquiries/spam-share.tsx';
import { ActLines } from '#desk/ui/numbers/act-lines.tsx';
import { BigFigures } from '#desk/ui/numbers/big-figures.tsx';
import { BadVendors, Losses } from '#desk/ui/numbers/losses.tsx';
import { MissedSearches } from '#desk/ui/numbers/missed-searches.tsx';
import { NumbersSection } from '#desk/ui/numbers/numbers-section.tsx';
import { NumbersSheet } from '#desk/ui/numbers/numbers-sheet.tsx';
import { NumbersTools } from '#desk/ui/numbers/numbers-tools.tsx';
import { PageCounts } from '#desk/ui/numbers/page-counts.tsx';
import { Series } from '#desk/ui/numbers/series.tsx';
import { SplitTable } from '#desk/ui/numbers/split-table.tsx';
import { WeeklyMail } from '#desk/ui/numbers/weekly-mail.tsx';

type Props = { numbers: Found; address: NumbersAddress; onSplit: (split: string) => void };

function Answers({ numbers, address: { by, on, kind, split }, onSplit }: Props) {
  const { total, reasons, badVendors, rows, series, countedAt } = numbers;
  const came = (figures: Found['total']['now']) => figures.received + figures.withdrawn > 0;
  if (countedAt === null)
    return <Empty>The numbers are counted for the first time. Look again in a minute.</Empty>;
  if (!came(total.now) && !came(total.before) && series.length === 0)
    return (
      <Empty>Nothing came in this time. What visitors send is counted here from the first one on.</Empty>
    );
  return (
    <div className="grid grid-cols-1 gap-8">
      <BigFigures numbers={numbers} kind={kind} />
      <ActLines numbers={numbers} kind={kind} />
      <NumbersSection title={by === 'month' ? 'Month by month' : 'Week by week'}>
        <Series numbers={numbers} by={by} on={on} kind={kind} />
      </NumbersSection>
      {rows.length > 0 && (
        <NumbersSection
          title="Where they come from, and how far they get"
          note="The small numbers are those of the time before. Press a number for its list."
          acts={
            <Select label="Split by" value={split} onChange={onSplit}>
              {numberSplits.map((name) => (
                <option key={name} value={name}>
                  {splitWords[name].label}
                </option>
              ))}
            </Select>
          }
        >
          <SplitTable key={split} numbers={numbers} split={split} />
        </NumbersSection>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {reasons.length > 0 && (
          <NumbersSection title="Closed without a booking">
            <Losses numbers={numbers} />
          </NumbersSection>
        )}
        {badVendors.length > 0 && (
          <NumbersSection title="Called bad by vendors" note="Answer them on the page of the enquiry.">
            <BadVendors numbers={numbers} />
          </NumbersSection>
        )}
      </div>
    </div>
  );
}

function Page() {
  const [search, setSearch] = useSearchParams();
  const address = addressOf(search);
  const { by, on, kind, split } = address;
  const role = useSession()?.role;
  const read = useRead(reads.staffNumbers({ query: { by, on, split, ...(kind && { kind }) } }));
  const { value } = read;
  const onSplit = (name: string) =>
    setSearch(
      (before) => {
        before.set('split', name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DeskPage
      title="Numbers"
      lead={
        value
          ? `${showPeriod(by, value.now)}${value.isRunning ? ' so far' : ''}, beside ${value.isRunning ? showDays(value.before) : showPeriod(by, value.before)}. Each enquiry counts on the day on which it came; flagged and merged ones do not.`
          : undefined
      }
      acts={<NumbersTools kinds={value?.kinds ?? []} isLast={value?.isRunning ?? true} />}
    >
      <ReadSection read={read}>
        {(numbers) => <Answers numbers={numbers} address={address} onSplit={onSplit} />}
      </ReadSection>
      <div className="mt-8 grid grid-cols-1 gap-8">
        {value && mayCall(role, 'staffSearchWordList') && (
          <NumbersSection
            title="Searches that found nobody"
            note="Counted in all, of words that were searched in this time or later."
          >
            <MissedSearches from={value.now.from} />
          </NumbersSection>
        )}
        <NumbersSection
          title="Pages"
          note="Acts on vendors’ pages are counted by week: these are the weeks that began in this time. Which advertisement led here is not recorded."
        >
          <PageCounts by={by} on={on} />
        </NumbersSection>
      </div>
      <footer className="mt-6 grid gap-2 print:mt-4">
        {value?.countedAt && (
          <p className="text-sm text-ink-soft">{`Counted ${showMoment(value.countedAt)}; a job counts each minute.`}</p>
        )}
        {mayCall(role, 'staffNumbersMail') && <WeeklyMail />}
        <SpamShare />
      </footer>
    </DeskPage>
  );
}

/** How enquiries do in a week or month, beside the one before; or all of it on a sheet for printing. */
export function Component() {
  const [search] = useSearchParams();
  return addressOf(search).sheet ? <NumbersSheet /> : <Page />;
}
