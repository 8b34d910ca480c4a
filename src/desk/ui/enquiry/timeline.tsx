import { useState } from 'react';
import { detailLimits, type TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { minuteMs } from '#facts/time.ts';
import { useReplyUndo } from '../../kit/use-reply-undo.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { staffApi } from '#facts/staff-api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../../kit/api.ts';
import { showAgo, showMoment } from '../../kit/format.ts';
import { mayCall } from '../../kit/rights.ts';
import { useSession } from '../../kit/session.ts';
import { useAction } from '../../kit/action.ts';
import { MoreButton } from '../more-button.tsx';
import { Tag } from '../tag.tsx';
import { Box } from './box.tsx';

type Of = { reference: string };

const states = {
  waiting: { tone: 'due', word: 'Leaves in a moment' },
  sent: { tone: 'good', word: 'Sent' },
  undone: { tone: 'quiet', word: 'Taken back' },
} as const;

/** Returns what became of an answer, or when it leaves. */
const stateWord = ({ state, sendAt }: NonNullable<TimelineEntry['reply']>): string =>
  state === 'waiting' && new Date(sendAt).getTime() - Date.now() > minuteMs
    ? `Leaves ${showMoment(sendAt)}`
    : states[state].word;

/** Takes back an answer that waits for the morning. */
function TakeBack({ entry: { reply, text }, reference }: Of & { entry: TimelineEntry }) {
  const undo = useReplyUndo();
  const { busy, failure, run } = useAction();
  if (!mayCall(useSession()?.role, 'staffReplyUndo')) return null;
  return (
    <Button
      look="quiet"
      className="px-2! py-0! text-sm"
      disabled={busy}
      onClick={() => void run(() => undo({ reference, id: reply!.id, subject: reply!.subject, text: text! }))}
    >
      {failure ?? 'Take back'}
    </Button>
  );
}

const nameOf = ({ who, by }: TimelineEntry) => who || (by === 'visitor' ? 'The visitor' : 'The system');

/** Entries that are shown at first, so that a page on a phone stays short. */
const foldedTo = 10;

const pictureAt = (reference: string, pictureId: string) =>
  fillPath(parseRoute(staffApi.staffMessagePicture).path, { reference, pictureId });

/** Pictures for authorised roles only: they are not masked. */
function Pictures({ reference, ids }: Of & { ids: readonly string[] }) {
  const sees = mayCall(useSession()?.role, 'staffMessagePicture');
  if (!sees) return <p className="mt-1 text-ink-soft">{`Pictures: ${ids.length}`}</p>;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, place) => (
        <a key={id} href={pictureAt(reference, id)} download>
          <img
            src={pictureAt(reference, id)}
            alt={`Sent with the message, ${place + 1}`}
            loading="lazy"
            className="h-28 max-w-full rounded-md border border-line object-cover"
          />
        </a>
      ))}
    </div>
  );
}

const Entry = ({ entry, reference }: Of & { entry: TimelineEntry }) => (
  <li className="border-l-2 border-line pl-3">
    <p className="text-sm wrap-anywhere">
      <span className="font-semibold">{nameOf(entry)}</span> {entry.words}{' '}
      {entry.vendor && entry.vendor !== entry.who && (
        <>
          <Tag>{entry.vendor}</Tag>{' '}
        </>
      )}
      <time dateTime={entry.at} title={showMoment(entry.at)} className="whitespace-nowrap text-ink-soft">
        {showAgo(entry.at)}
      </time>
    </p>
    {entry.text && (
      <div className="mt-1 rounded-md bg-paper-deep px-3 py-2 text-sm">
        {entry.reply && (
          <p className="mb-1 flex flex-wrap items-baseline gap-2">
            <span className="font-semibold wrap-anywhere">{entry.reply.subject}</span>
            <Tag tone={states[entry.reply.state].tone}>{stateWord(entry.reply)}</Tag>
            {entry.reply.state === 'waiting' && <TakeBack entry={entry} reference={reference} />}
          </p>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">{entry.text}</p>
        {Boolean(entry.pictures?.length) && <Pictures reference={reference} ids={entry.pictures!} />}
      </div>
    )}
  </li>
);

/** Events and messages, the newest first; earlier ones are loaded on request. */
export function Timeline({ reference, timeline }: Of & { timeline: readonly TimelineEntry[] }) {
  /** The entries shown before loading more, and the loaded ones. */
  const [read, setRead] = useState<{ entries: readonly TimelineEntry[]; isWhole: boolean } | null>(null);
  const { busy, failure, run } = useAction();
  const [isUnfolded, unfold] = useState(false);
  const there = new Set(timeline.map(({ id }) => id));
  const shown = [...timeline, ...(read?.entries ?? []).filter(({ id }) => !there.has(id))];
  const last = shown.at(-1);
  const isWhole = read ? read.isWhole : timeline.length < detailLimits.timeline;

  const show = () =>
    run(async () => {
      const query = { at: last!.at, id: last!.id };
      const { timeline: earlier } = await api.staffTimelineList({ params: { reference }, query });
      setRead({ entries: [...shown, ...earlier], isWhole: earlier.length < detailLimits.timeline });
    });
  return (
    <Box title="Timeline">
      <ol className="grid gap-3">
        {(isUnfolded ? shown : shown.slice(0, foldedTo)).map((entry) => (
          <Entry key={entry.id} entry={entry} reference={reference} />
        ))}
      </ol>
      {failure && <Notice tone="warning">{failure}</Notice>}
      {isUnfolded || shown.length <= foldedTo ? (
        <MoreButton more={isWhole ? null : { busy, show: () => void show() }} />
      ) : (
        <Button look="quiet" className="mt-2 px-3! py-1.5! text-sm" onClick={() => unfold(true)}>
          Show {shown.length - foldedTo} earlier
        </Button>
      )}
    </Box>
  );
}
