import { Link } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import { eventSoonDays } from '#domain/enquiries/today-rules.ts';
import { todayCountMax, type TodayGroup, type TodayGroupName, type TodayLine } from '#contract/desk/today.ts';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import { withView } from '#desk/kit/enquiry-search.ts';
import { showAgo, showDay, showMoment } from '#desk/kit/format.ts';
import { useEventStream } from '#desk/kit/event-stream.ts';
import { useToday } from '#desk/kit/use-today.ts';
import { rememberOrder } from '#desk/kit/next-enquiry.ts';
import { useRowKeys } from '#desk/kit/use-row-keys.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '#desk/ui/empty.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { Tag } from '#desk/ui/tag.tsx';

type Words = {
  heading: string;
  /** The whole list; absent where the lines are complete. */
  all?: string;
  /** A line's link; undefined where there is nothing to do. */
  to?: (id: string) => string | undefined;
  /** The moment of a line, in words. */
  when: (at: string) => string;
};

const complaint = (ticket: string) => `${deskPaths.complaints}?${new URLSearchParams({ ticket }).toString()}`;

const content = (id: string) => `${deskPaths.content}/${id}`;
/** Vendors register themselves; other items are created in the list of their type. */
const firstStep = (id: string) => (id === 'vendor' ? deskPaths.vendors : content(id.split('/')[0]!));

/** Returns the link to a failed import job: its id begins with the name of the queue. */
const parked = (id: string) => (id.startsWith('content-imports/') ? deskPaths.moving : undefined);

const words: Readonly<Record<TodayGroupName, Words>> = {
  parked: { heading: 'Work that stopped the site', to: parked, when: showAgo },
  firstSteps: { heading: 'First steps of a new site', to: firstStep, when: showAgo },
  complaints: {
    heading: 'Complaints by their deadline',
    all: deskPaths.complaints,
    to: complaint,
    when: (at) => `by ${showMoment(at)}`,
  },
  unanswered: {
    heading: 'Unanswered for too long',
    all: `${deskPaths.enquiries}?overdue=1`,
    to: enquiryPath,
    when: showAgo,
  },
  waiting: {
    heading: 'Families who wrote and have no answer',
    all: `${deskPaths.enquiries}${withView(new URLSearchParams(), 'waiting')}`,
    to: enquiryPath,
    when: showAgo,
  },
  untold: { heading: 'Vendors to phone: no mail reaches them', to: enquiryPath, when: showAgo },
  reports: { heading: 'Bad enquiries that wait for a word to the vendor', to: enquiryPath, when: showAgo },
  due: { heading: 'Due today', all: `${deskPaths.enquiries}?sort=due`, to: enquiryPath, when: showMoment },
  eventSoon: {
    heading: `Their day is within ${eventSoonDays} days`,
    all: `${deskPaths.enquiries}?sort=event`,
    to: enquiryPath,
    when: showDay,
  },
  fresh: { heading: 'New since yesterday', all: deskPaths.enquiries, to: enquiryPath, when: showAgo },
  vendors: {
    heading: 'Vendors that wait for approval',
    all: `${deskPaths.vendors}?view=waiting`,
    to: (vendorId) => fillPath(deskPaths.vendor, { vendorId }),
    when: showAgo,
  },
  checks: {
    heading: 'Checks that vendors wait for',
    all: deskPaths.checks,
    to: (checkId) => fillPath(deskPaths.check, { checkId }),
    when: showAgo,
  },
  reviews: {
    heading: 'Reviews that wait for a decision',
    all: deskPaths.reviews,
    to: (review) => `${deskPaths.reviews}?${new URLSearchParams({ review }).toString()}`,
    when: showAgo,
  },
  inReview: { heading: 'Written, and waits to be looked at', to: content, when: showAgo },
  duplicates: { heading: 'Asked before by the same person', to: enquiryPath, when: showAgo },
  flagged: {
    heading: 'Flagged as spam: release or discard',
    all: `${deskPaths.enquiries}?flagged=1`,
    to: enquiryPath,
    when: showAgo,
  },
  undelivered: { heading: 'Mails that could not be delivered', when: showAgo },
};

const lineId = (group: TodayGroupName, id: string) => `today-${group}-${id}`;

type LineProps = { line: TodayLine; group: TodayGroupName; onOpen: () => void };
function Line({ line: { id, title, who, at, urgent, note }, group, onOpen }: LineProps) {
  const { to, when } = words[group];
  const what = (
    <>
      <span className="font-semibold wrap-anywhere">{who ?? title}</span>
      <span className="text-ink-soft wrap-anywhere">{[who && title, note].filter(Boolean).join(' · ')}</span>
    </>
  );
  const address = to?.(id);
  return (
    <li className="flex items-center justify-between gap-x-4 border-t border-line py-1 text-sm first:border-0">
      {address ? (
        <Link
          id={lineId(group, id)}
          to={address}
          onClick={onOpen}
          className="tap flex scroll-my-24 min-w-0 grow flex-wrap items-center gap-x-2 hover:underline"
        >
          {what}
        </Link>
      ) : (
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 py-2">{what}</span>
      )}
      {at &&
        (urgent ? (
          <Tag tone="bad">{when(at)}</Tag>
        ) : (
          <span className="shrink-0 text-ink-soft">{when(at)}</span>
        ))}
    </li>
  );
}

const countOf = (count: number) => (count >= todayCountMax ? `${todayCountMax} or more` : String(count));

function Group({ group: { name, count, lines } }: { group: TodayGroup }) {
  const { heading, all } = words[name];
  return (
    <section
      aria-labelledby={name}
      className="mb-6 break-inside-avoid rounded-md border border-line bg-paper"
    >
      <h2 id={name} className="flex items-baseline justify-between gap-4 px-4 pt-4 text-lg">
        <span>
          {heading} <span className="text-base text-ink-soft">{countOf(count)}</span>
        </span>
        {all && count > lines.length && (
          <Link to={all} className="text-sm font-semibold whitespace-nowrap text-teal hover:underline">
            All {countOf(count)}
          </Link>
        )}
      </h2>
      <ul className="px-4 pb-2">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            group={name}
            // The keys of an enquiry go on in its group.
            onOpen={() => rememberOrder(lines.map(({ id }) => id))}
          />
        ))}
      </ul>
    </section>
  );
}

/** Tasks due now; each line links to the act. */
export function Component() {
  const read = useToday();
  useEventStream();
  useRowKeys(read, ({ groups }) =>
    groups.flatMap(({ name, lines }) =>
      lines.filter(({ id }) => words[name].to?.(id) !== undefined).map(({ id }) => lineId(name, id)),
    ),
  );
  return (
    <DeskPage title="Today" lead="What waits for somebody, the most urgent first.">
      <ReadSection read={read}>
        {({ groups, isWhole }) =>
          groups.length === 0 ? (
            isWhole && <Empty>Nothing waits. What visitors send arrives here and by mail.</Empty>
          ) : (
            <div className="gap-6 xl:columns-2">
              {groups.map((group) => (
                <Group key={group.name} group={group} />
              ))}
            </div>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
