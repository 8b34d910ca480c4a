import { useId } from 'react';
import type { ListComment } from '#contract/lists.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  /** The vendor's id; empty for the list as a whole. */
  about: string;
  label: string;
  comments: readonly ListComment[];
  maxLength: number;
  typed?: string;
  error?: string;
  busy: boolean;
};

const inDelhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The comments, and a field for another. */
export function CommentList({ about, label, comments, maxLength, typed, error, busy }: Props) {
  const errorId = useId();
  return (
    <>
      {comments.length > 0 && (
        <ul className="grid gap-2">
          {comments.map(({ name, text, at }) => (
            <li key={`${at} ${name} ${text}`} className="rounded-lg bg-paper-deep px-3 py-2 wrap-anywhere">
              <p className="text-sm text-ink-soft">
                <strong className="text-ink">{name}</strong> · {showMoment(inDelhi, at)}
              </p>
              <p className="whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="no-print flex flex-wrap items-stretch gap-2">
        {/* Emptied as soon as the comment is in the list. */}
        <textarea
          key={comments.length}
          name={`text:${about}`}
          aria-label={label}
          placeholder={words.commentLabel}
          rows={1}
          data-limit={maxLength}
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="tap min-w-0 grow basis-32 rounded-md border border-line-strong bg-paper px-3 py-2 text-ink placeholder:text-ink-soft focus:border-teal aria-invalid:border-sindoor"
        />
        <Button type="submit" name="change" value={`comment:${about}`} look="secondary" disabled={busy}>
          {words.addComment}
        </Button>
        {error && (
          <p id={errorId} className="w-full text-sm font-semibold text-sindoor">
            {error}
          </p>
        )}
      </div>
    </>
  );
}
