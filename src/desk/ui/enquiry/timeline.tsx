import type { TimelineEntry } from '#contract/desk/enquiry-detail.ts';
import { showAgo, showMoment } from '../../kit/format.ts';
import { Tag } from '../tag.tsx';
import { Box } from './box.tsx';

const states = {
  waiting: { tone: 'due', word: 'Leaves in a moment' },
  sent: { tone: 'good', word: 'Sent' },
  undone: { tone: 'quiet', word: 'Taken back' },
} as const;

const nameOf = ({ who, by }: TimelineEntry) => who || (by === 'visitor' ? 'The visitor' : 'The system');

const Entry = ({ entry }: { entry: TimelineEntry }) => (
  <li className="border-l-2 border-line pl-3">
    <p className="text-sm wrap-anywhere">
      <span className="font-semibold">{nameOf(entry)}</span> {entry.words}{' '}
      <time dateTime={entry.at} title={showMoment(entry.at)} className="whitespace-nowrap text-ink-soft">
        {showAgo(entry.at)}
      </time>
    </p>
    {entry.text && (
      <div className="mt-1 rounded-md bg-paper-deep px-3 py-2 text-sm">
        {entry.reply && (
          <p className="mb-1 flex flex-wrap items-baseline gap-2">
            <span className="font-semibold wrap-anywhere">{entry.reply.subject}</span>
            <Tag tone={states[entry.reply.state].tone}>{states[entry.reply.state].word}</Tag>
          </p>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">{entry.text}</p>
      </div>
    )}
  </li>
);

/** What happened and what was written, the newest first. */
export const Timeline = ({ timeline }: { timeline: readonly TimelineEntry[] }) => (
  <Box title="Timeline">
    <ol className="grid gap-3">
      {timeline.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  </Box>
);
