import { Link } from 'react-router';
import {
  todayCountMax,
  type TodayGroup as Group,
  type TodayGroupName,
  type TodayLine,
} from '#contract/desk/today.ts';
import { rememberOrder } from '#desk/kit/next-enquiry.ts';
import { KeyMark } from '#desk/ui/enquiry/key-mark.tsx';
import { CallWords } from '#desk/ui/links/call-words.tsx';
import { MailServerTest } from '#desk/ui/mail-server-test.tsx';
import { Tag } from '#desk/ui/tag.tsx';
import { Button } from '#ui/button.tsx';
import { opensHere } from '#ui/opens-here.ts';
import { lineId, lineKey, todayWords } from './today-words.ts';

type LineProps = {
  line: TodayLine;
  group: TodayGroupName;
  onOpen: (address: string) => void;
  onTold: (line: TodayLine) => void;
};
function Line({ line, group, onOpen, onTold }: LineProps) {
  const { id, title, who, at, urgent, note } = line;
  const { to, when } = todayWords[group];
  const isCall = group === 'untold';
  const what = (
    <>
      <span className="font-semibold wrap-anywhere">{who ?? title}</span>
      <span className="text-ink-soft wrap-anywhere">
        {[who && title, !isCall && note].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  const address = to?.(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 text-sm first:border-0">
      {address ? (
        <Link
          id={lineId(group, line)}
          to={address}
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            onOpen(address);
          }}
          className="tap flex scroll-my-24 min-w-0 flex-1 flex-wrap items-center gap-x-2 hover:underline"
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
      {isCall && (
        <p className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
          <span className="min-w-48 flex-1">
            <CallWords phone={note} reference={id} />
          </span>
          <Button look="secondary" className="px-3! py-1.5! text-sm" onClick={() => onTold(line)}>
            Told by phone <KeyMark>t</KeyMark>
          </Button>
        </p>
      )}
    </li>
  );
}

const countOf = (count: number) => (count >= todayCountMax ? `${todayCountMax} or more` : String(count));

type GroupProps = Pick<LineProps, 'onOpen' | 'onTold'> & { group: Group };
/** One group of Today: its lines, each a link to the act, and the way to the whole list. */
export function TodayGroup({ group: { name, count, lines }, onOpen, onTold }: GroupProps) {
  const { heading, all } = todayWords[name];
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
            key={lineKey(line)}
            line={line}
            group={name}
            onOpen={(address) => {
              // The keys of an enquiry go on in its group.
              rememberOrder(lines.map(({ id }) => id));
              onOpen(address);
            }}
            onTold={onTold}
          />
        ))}
      </ul>
      {name === 'undelivered' && (
        <div className="px-4 pb-4">
          <MailServerTest />
        </div>
      )}
    </section>
  );
}
