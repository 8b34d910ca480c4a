import { healthParts, type HealthCheck, type HealthState, type MeasuredPage } from '#contract/desk/health.ts';
import { showMeasure, visitMeasures, type VisitMeasure } from '#facts/visit-measures.ts';
import { showAgo, showMoment } from '../kit/format.ts';
import { reads, useRead } from '../kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { NumberTable } from '../ui/numbers/number-table.tsx';
import { MailServerTest } from '../ui/mail-server-test.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Tag } from '../ui/tag.tsx';

const states = {
  good: { label: 'Good', tone: 'good' },
  watch: { label: 'Look at it', tone: 'due' },
  bad: { label: 'Bad', tone: 'bad' },
} as const satisfies Record<HealthState, object>;

/** The moment of a part in words: of the last backup, or of the certificate's end. */
const moments: Partial<Record<HealthCheck['part'], (at: string) => string>> = {
  release: (at) => `This process began ${showAgo(at)}.`,
  backup: (at) => `Made ${showAgo(at)}, ${showMoment(at)}.`,
  certificate: (at) => `Its end: ${showMoment(at)}.`,
};

function Check({ part, state, says, at, act }: HealthCheck) {
  const { label, tone } = states[state];
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="flex items-start justify-between gap-3 sm:block">
        <h2 className="text-base">{healthParts[part]}</h2>
        <p className="sm:mt-1">
          <Tag tone={tone}>{label}</Tag>
        </p>
      </div>
      <div className="grid gap-1 text-sm">
        <p className="wrap-anywhere">
          {says} {at && moments[part]?.(at)}
        </p>
        {act && <p className="wrap-anywhere text-ink-soft">{act}</p>}
        {part === 'mail' && (
          <div className="mt-2">
            <MailServerTest />
          </div>
        )}
      </div>
    </li>
  );
}

const cellOf = (name: VisitMeasure, value: number | null) => ({
  now:
    value === null ? '–' : `${showMeasure[name](value)}${value > visitMeasures[name].good ? ' (slow)' : ''}`,
});

/** The pages as browsers measured them: the value within which three visits in four stay. */
const MeasuredPages = ({ pages }: { pages: readonly MeasuredPage[] }) => (
  <section aria-labelledby="measured" className="mt-8 grid max-w-3xl gap-3">
    <h2 id="measured" className="text-lg">
      The most visited pages
    </h2>
    <p className="text-sm text-ink-soft">
      Of seven days, by connection: three visits in four were at least so good. A dash was not measured.
    </p>
    <NumberTable
      caption="Visits by page and connection"
      head="Page"
      columns={['Connection', 'Visits', 'Largest part', 'Answer', 'Shift']}
      rows={pages.map(({ page, connection, visits, ...measured }) => ({
        key: `${page} ${connection}`,
        head: page,
        cells: [
          { now: connection },
          { now: String(visits) },
          cellOf('lcp', measured.lcp),
          cellOf('inp', measured.inp),
          cellOf('cls', measured.cls),
        ],
      }))}
    />
  </section>
);

/** The health of the site, for its owners: each part with its state and the next step. */
export function Component() {
  const read = useRead(reads.staffHealth());
  return (
    <DeskPage title="Health" lead="The parts on which the site stands, as they are now.">
      <ReadSection read={read}>
        {({ checks, pages }) => (
          <>
            <ul className="max-w-3xl border-t border-line">
              {checks.map((check) => (
                <Check key={check.part} {...check} />
              ))}
            </ul>
            {pages.length > 0 && <MeasuredPages pages={pages} />}
          </>
        )}
      </ReadSection>
    </DeskPage>
  );
}
