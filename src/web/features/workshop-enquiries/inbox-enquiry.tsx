import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { workshopEnquiryPath, workshopPath } from '#facts/paths.ts';
import type { InboxEnquiry as Enquiry } from '#contract/workshop-enquiries.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { noteRequest } from '#kit/api/own-inbox.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { HeldDecline } from './held-decline.tsx';
import { InboxActs } from './inbox-acts.tsx';
import { InboxContact } from './inbox-contact.tsx';
import { MessageList } from './message-list.tsx';
import { Reply } from './reply-form.tsx';
import { isApiError } from '#contract/api-error.ts';
import { keepOffline } from '#kit/offline/keep-offline.ts';
import { authToken } from '#kit/session/session.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { forgetEnquiry, keepEnquiry, keptEnquiry } from './kept-inbox.ts';
import { KeptNotice } from './kept-notice.tsx';
import { RequestHeading } from './request-heading.tsx';
import { answerValues } from './request-words.ts';
import { WaitingList } from './waiting-list.tsx';
import { useReplies, writeReply } from './waiting-replies.ts';

const box = 'rounded-xl border border-line bg-paper p-5';

function Facts({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {enquiry.brief.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd lang={toldLangOf(value)} className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:mb-2">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-1 border-t border-line pt-3 text-sm" aria-label={t('What we know of it')}>
        {enquiry.truth.map(({ key, good, label, reason }) => (
          <li key={key}>
            <span className={`font-semibold ${good ? 'text-leaf' : 'text-ink'}`}>
              {good ? '✓' : '–'} {label}
            </span>{' '}
            <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fetches a request, and stores the reply on the device; a page of messages `before` another is not stored. */
async function readEnquiry(id: string, before?: string): Promise<Enquiry> {
  const token = authToken();
  try {
    const enquiry = await signed((options) =>
      api.workshopEnquiryGet({ params: { introductionId: id }, query: { before } }, options),
    );
    noteRequest(enquiry);
    if (!keptEnquiry(id)) keepOffline(workshopEnquiryPath(id));
    if (token && !before) keepEnquiry(enquiry, token);
    return enquiry;
  } catch (error) {
    if (isApiError(error) && error.status === 404) forgetEnquiry(id);
    throw error;
  }
}

export type QuoteSlot = (id: string, onSent: () => void) => ReactNode;

/** One request: its contents, the family's contact details, the conversation, the quote, and the actions. */
export function InboxEnquiry({ id, quote }: { id: string; quote: QuoteSlot }) {
  const params = { introductionId: id };
  const read = useCallback(() => readEnquiry(id), [id]);
  const answer = useAnswer(
    read,
    useCallback(() => keptEnquiry(id), [id]),
  );
  const { value, keptAt, busy, act } = answer;
  const reread = useCallback(() => void act(read), [act, read]);
  const replies = useReplies().filter(({ introductionId }) => introductionId === id);
  const onTheWay = replies.filter(({ refused }) => refused === null).length;
  const before = useRef(onTheWay);
  useEffect(() => {
    // A delivered message is in the conversation, and a refused one was refused because of the present state.
    if (onTheWay < before.current && navigator.onLine) void act(read);
    before.current = onTheWay;
  }, [onTheWay, act, read]);
  const [again, setAgain] = useState({ text: '', count: 0 });
  const after = (change: Parameters<typeof signed<unknown>>[0]) =>
    act(async () => {
      await signed(change);
      return read();
    });
  const state = <AnswerState {...answer} />;
  const back = <TextLink to={workshopPath('enquiries')}>{t('All requests')}</TextLink>;
  if (!value)
    return (
      <div className="grid gap-5">
        {back}
        {state}
      </div>
    );
  return (
    <div className="grid gap-5">
      {back}
      <RequestHeading request={value} />
      <KeptNotice at={keptAt} />
      <HeldDecline id={id} acts={replies.length} onDone={reread} />
      {state}
      <section className={box} aria-labelledby="brief">
        <h3 id="brief" className="text-xl">
          {t('What is asked')}
        </h3>
        <Facts enquiry={value} />
      </section>
      <section className={`${box} no-print`} aria-labelledby="contact">
        <h3 id="contact" className="text-xl">
          {t('How to reach the family')}
        </h3>
        <InboxContact {...value} />
      </section>
      <section className={`${box} no-print`} aria-labelledby="messages">
        <h3 id="messages" className="mb-3 text-xl">
          {t('Messages')}
        </h3>
        {value.page && (
          <p className="mb-3 flex flex-wrap gap-3">
            {value.page.earlier && (
              <Button
                look="quiet"
                disabled={busy}
                onClick={() => void act(() => readEnquiry(id, value.page?.earlier ?? undefined))}
              >
                {t('Earlier messages')}
              </Button>
            )}
            {!value.page.newest && (
              <Button look="quiet" disabled={busy} onClick={() => void act(read)}>
                {t('Newest messages')}
              </Button>
            )}
          </p>
        )}
        <MessageList id={id} messages={value.messages} />
        <WaitingList
          replies={replies}
          onWriteAgain={
            value.writable ? (text) => setAgain(({ count }) => ({ text, count: count + 1 })) : undefined
          }
        />
        {value.writable && (
          <Reply
            key={again.count}
            id={id}
            begin={again.text}
            values={answerValues(value)}
            onSend={(draft) => writeReply({ introductionId: id, ...draft })}
          />
        )}
      </section>
      <section className={box} aria-labelledby="quote">
        <h3 id="quote" className="mb-3 text-xl">
          {t('Your quote')}
        </h3>
        {quote(id, () => void act(read))}
      </section>
      {(value.acts.length > 0 || value.report) && (
        <section className={`${box} no-print`} aria-labelledby="acts">
          <h3 id="acts" className="text-xl">
            {t('What became of it')}
          </h3>
          <InboxActs
            enquiry={value}
            busy={busy}
            onAct={(body) =>
              void (body.act === 'reported'
                ? after((options) => api.workshopEnquiryAct({ params, body }, options))
                : writeReply(
                    body.act === 'declined'
                      ? { introductionId: id, declined: body.reason }
                      : { introductionId: id, outcome: body.act },
                  ))
            }
          />
        </section>
      )}
    </div>
  );
}
