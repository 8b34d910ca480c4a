import { t } from '#words/t.ts';
import { declineWords } from '#content/introduction-words.ts';
import { outcomeChanges } from '#domain/enquiries/introduction-changes.ts';
import { Button } from '#ui/button.tsx';
import { dropReply, type WaitingReply } from './waiting-replies.ts';

type Props = {
  replies: readonly WaitingReply[];
  /** Puts the text back into the form. */
  onWriteAgain?: ((text: string) => void) | undefined;
};

/** The vendor's messages that the server does not have, each with its next step. */
export function WaitingList({ replies, onWriteAgain }: Props) {
  if (replies.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-3" aria-label={t('Not sent yet')}>
      {replies.map(({ key, text, declined, outcome, refused }) => (
        <li
          key={key}
          className={`max-w-xl justify-self-end rounded-xl border border-dashed p-3 ${refused === null ? 'border-line-strong' : 'border-sindoor bg-sindoor-wash'}`}
        >
          <p role={refused === null ? 'status' : 'alert'} className="text-sm font-semibold">
            {refused === null
              ? t('On its way. Without a network it waits here, and is sent by itself once there is one.')
              : t('Not sent: {reason}', { reason: refused })}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            {declined
              ? t('You decline: {reason}', { reason: declineWords[declined] })
              : outcome
                ? outcomeChanges[outcome].label
                : text}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            {refused !== null && text && onWriteAgain && (
              <Button
                look="secondary"
                onClick={() => {
                  onWriteAgain(text);
                  dropReply(key);
                }}
              >
                {t('Write it again')}
              </Button>
            )}
            <Button look="quiet" onClick={() => dropReply(key)}>
              {t('Throw it away')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
