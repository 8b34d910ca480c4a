import { useCallback, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { workshopPath } from '#facts/paths.ts';
import { vendorStateWords } from '#content/introduction-words.ts';
import type { InboxEnquiry as Enquiry } from '#contract/workshop-enquiries.ts';
import { delhiFormat, showMoment } from '#contract/show-date.ts';
import { api } from '#kit/api.ts';
import { signed } from '#kit/authenticated.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Verbatim } from '#ui/verbatim.tsx';
import { InboxActs } from './inbox-acts.tsx';
import { InboxContact } from './inbox-contact.tsx';
import { MessageList } from './message-list.tsx';
import { Reply } from './reply-form.tsx';
import { useAnswer } from '#kit/use-answer.ts';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const box = 'rounded-xl border border-line bg-paper p-5';

function Facts({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {enquiry.brief.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:mb-2">{value}</dd>
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

export type QuoteSlot = (id: string, onSent: () => void) => ReactNode;

/** One request: what is asked, how to reach the family, the conversation, the quote, and what to do with it. */
export function InboxEnquiry({ id, quote }: { id: string; quote: QuoteSlot }) {
  const params = { introductionId: id };
  const read = useCallback(
    () => signed((options) => api.workshopEnquiryGet({ params: { introductionId: id } }, options)),
    [id],
  );
  const { value, failure, busy, act } = useAnswer(read);
  const after = (change: Parameters<typeof signed<unknown>>[0]) =>
    act(async () => {
      await signed(change);
      return read();
    });
  const alert = failure && (
    <Notice role="alert" tone="warning">
      {failure}
    </Notice>
  );
  const back = <TextLink to={workshopPath('enquiries')}>{t('All requests')}</TextLink>;
  if (!value)
    return (
      <div className="grid gap-5">
        {back}
        {alert || <p role="status">{messages.loading}</p>}
      </div>
    );
  return (
    <div className="grid gap-5">
      {back}
      <div>
        <h2 className="text-2xl wrap-anywhere">{value.title}</h2>
        <p className="text-ink-soft">
          <Verbatim>{value.reference}</Verbatim> · {vendorStateWords[value.status]}
          {value.dueAt && ` · ${t('Answer by {moment}', { moment: showMoment(moment, value.dueAt) })}`}
        </p>
      </div>
      {alert}
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
        <MessageList id={id} messages={value.messages} />
        {value.writable && (
          <Reply
            busy={busy}
            id={id}
            onSend={(body) => after((options) => api.workshopMessageSend({ params, body }, options))}
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
            onAct={(body) => void after((options) => api.workshopEnquiryAct({ params, body }, options))}
          />
        </section>
      )}
    </div>
  );
}
