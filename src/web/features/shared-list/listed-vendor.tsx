import type { ReactNode } from 'react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { sharedListLimits as limits } from '#facts/limits.ts';
import type { ListedVendor as Listed } from '#contract/lists.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { Button } from '#ui/button.tsx';
import { CommentList } from './comment-list.tsx';

type Props = {
  listed: Listed;
  card: ReactNode;
  /** The vote of this device, `yes` or `no`. */
  own: string | undefined;
  /** The typed text, when the page was made from a failed post. */
  typed?: string;
  error?: string;
  busy: boolean;
};

const ways = [
  { change: 'yes', vote: 1, label: words.for, Icon: ThumbsUp },
  { change: 'no', vote: -1, label: words.against, Icon: ThumbsDown },
] as const;

/** One vendor of a shared list: card, votes and comments. Its buttons belong to the form around the list. */
export function ListedVendor({ listed: { vendor, votes, comments }, card, own, typed, error, busy }: Props) {
  const { _id: id, companyName } = vendor;
  const namesOf = (vote: number) => votes.filter((one) => one.vote === vote).map(({ name }) => name);
  /** Before the first vote of its kind a button has no number. */
  const counted = (label: string, vote: number) => [label, namesOf(vote).length || ''].join(' ').trim();
  return (
    <li className="grid gap-4 break-inside-avoid rounded-xl border border-line bg-paper p-3 sm:grid-cols-[minmax(0,22rem)_1fr] sm:p-4">
      {card}
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap gap-2">
          {ways.map(({ change, vote, label, Icon }) => (
            <Button
              key={change}
              type="submit"
              name="change"
              value={`${own === change ? 'clear' : change}:${id}`}
              aria-pressed={own === change}
              aria-label={`${counted(label, vote)}: ${companyName}`}
              look="secondary"
              disabled={busy}
              className="px-4! aria-pressed:border-teal aria-pressed:bg-teal-wash"
            >
              <Icon aria-hidden size={18} /> {counted(label, vote)}
            </Button>
          ))}
          <Button
            type="submit"
            name="change"
            value={`remove:${id}`}
            formNoValidate
            look="quiet"
            disabled={busy}
            aria-label={`${words.remove} ${companyName}`}
            className="no-print ml-auto px-2!"
          >
            {words.remove}
          </Button>
        </div>
        {votes.length > 0 && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {ways
              .filter(({ vote }) => namesOf(vote).length > 0)
              .map(({ vote, label }) => `${label}: ${namesOf(vote).join(', ')}`)
              .join(' · ')}
          </p>
        )}
        <CommentList
          about={id}
          label={`${words.commentLabel}: ${companyName}`}
          comments={comments}
          maxLength={limits.comment}
          typed={typed}
          error={error}
          busy={busy}
        />
      </div>
    </li>
  );
}
