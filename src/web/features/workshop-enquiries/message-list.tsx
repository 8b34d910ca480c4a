import { useMemo } from 'react';
import { t } from '#words/t.ts';
import { awayMark } from '#content/introduction-words.ts';
import type { Message } from '#contract/conversations.ts';
import { MessagePictures } from '#kit/forms/shown-pictures.tsx';
import { authToken, bearer } from '#kit/session/session.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { toldLangOf } from '#ui/written-lang.ts';

const inDelhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The messages, oldest first. */
export function MessageList({ id: introductionId, messages }: { id: string; messages: readonly Message[] }) {
  const token = authToken();
  const headers = useMemo(() => (token ? bearer(token) : undefined), [token]);
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, author, name, text, sentAt, seenAt, awayUntil, pictures = [] }) => (
        <li
          key={id}
          className={`max-w-xl rounded-xl border border-line p-3 ${author === 'vendor' ? 'justify-self-end bg-teal-wash' : 'justify-self-start bg-paper'}`}
        >
          <p className="text-sm text-ink-soft">
            {author === 'vendor' ? t('You') : author === 'staff' ? name || t('Our team') : t('The family')}
            {' · '}
            {showMoment(inDelhi, sentAt)}
            {author === 'vendor' && seenAt && ` · ${t('seen')}`}
          </p>
          {awayUntil && <p className="text-sm font-semibold">{awayMark(awayUntil)}</p>}
          <p lang={toldLangOf(text)} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          {headers && (
            <MessagePictures
              src={(one) => `/api/workshop/enquiries/${introductionId}/pictures/${one}`}
              headers={headers}
              ids={pictures}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
