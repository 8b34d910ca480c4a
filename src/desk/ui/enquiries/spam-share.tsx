import { spamShareFrom, type SpamShare as Share } from '#contract/desk/numbers.ts';
import { reads, useRead } from '#desk/kit/query.ts';

/** Returns the spam filter's record by the staff's decisions; a share from ten of them on. */
export function spamShareWords({ days, released, discarded }: Share): string {
  const decided = released + discarded;
  if (decided === 0) return `Nobody has released or discarded a flagged enquiry in ${days} days.`;
  if (decided < spamShareFrom)
    return `In ${days} days ${released} of ${decided} flagged enquiries were released. From ${spamShareFrom} decisions on, the share of wrong flags stands here.`;
  const percent = Math.round((released / decided) * 100);
  return `In ${days} days ${released} of ${decided} flagged enquiries were from people after all: the filter was wrong in ${percent} %.`;
}

/** The spam filter's error rate. Shows nothing while it is unknown, as it is secondary. */
export function SpamShare() {
  const { value } = useRead(reads.staffSpamShare());
  return value && <p className="text-sm text-ink-soft">{spamShareWords(value)}</p>;
}
