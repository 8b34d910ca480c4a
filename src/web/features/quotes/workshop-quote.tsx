import { useCallback, useRef, useState } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { clearDraft, draftText } from '#kit/drafts/drafts.ts';
import { ownVendorId } from '#kit/session/session.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { BookedDay } from './quote-day.tsx';
import { AgreedQuote } from './agreed-quote.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { SentQuote } from './sent-quote.tsx';
import type { QuoteErrors } from './typed-quote.ts';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const errorsOf = (error: unknown): QuoteErrors =>
  isApiError(error)
    ? Object.fromEntries(
        Object.entries(error.fieldErrors).map(([path, said]) => [path.replace(/^content\./, ''), said]),
      )
    : {};

/** The quote of one request: the family's view, the form while one may be sent, and finally the agreement. */
export function WorkshopQuote({ id, onSent }: { id: string; onSent: () => void }) {
  const params = { introductionId: id };
  const read = useCallback(
    () => signed((options) => api.workshopQuoteGet({ params: { introductionId: id } }, options)),
    [id],
  );
  const answer = useAnswer(read);
  const { value, busy, act } = answer;
  // One key per version: a retry is the same request.
  const [key, setKey] = useState(newKey);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [kept, setKept] = useState('');
  /** Whether the form of a sent quote is open; null until somebody chose. */
  const [open, setOpen] = useState<boolean | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const change = async (call: Parameters<typeof signed<unknown>>[0], said = '') => {
    setKept('');
    setErrors({});
    const done = await act(async () => {
      try {
        await signed(call);
      } catch (error) {
        setErrors(errorsOf(error));
        throw error;
      }
      return read();
    });
    if (done) setKept(said);
    return done;
  };
  // A newer version begins with the server's content.
  const draftId = `${workshopDrafts}quote:${id}:${value?.version ?? 0}`;
  const send = async (content: QuoteContent, sendForTakenDay: boolean) => {
    if (!value) return;
    const body = { content, version: value.version, key, sendForTakenDay };
    const sent = await change((options) => api.workshopQuoteSend({ params, body }, options));
    // A failed quote is sent again under its key.
    if (!sent) return;
    clearDraft(draftId);
    setKey(newKey());
    setOpen(null);
    onSent();
    // The form with the focus is gone.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const saveDays = (body: Parameters<typeof api.vendorDaysChange>[0]['body']) =>
    void change((options) =>
      api.vendorDaysChange({ params: { vendorId: ownVendorId() ?? '' }, body }, options),
    );
  if (!value) return <AnswerState {...answer} />;
  const { status, state, sent, version, askedAt, acceptedAt, earlier, maySend } = value;
  const isOpen = !sent || (open ?? (value.hasDraft || draftText(draftId) !== ''));
  if (status === 'accepted' && sent && acceptedAt)
    return (
      <div className="grid gap-4">
        {value.day && (
          <BookedDay
            day={value.day}
            busy={busy}
            mark={(isTaken) =>
              saveDays({ [isTaken ? 'busy' : 'free']: { from: value.day!.day, to: value.day!.day } })
            }
            setTakes={(bookingTakes) => saveDays({ bookingTakes })}
          />
        )}
        <AnswerState {...answer} />
        <AgreedQuote {...value} content={sent.content} vendor={value.vendorName} acceptedAt={acceptedAt} />
      </div>
    );
  return (
    <div className="grid gap-4">
      {state && <p className="font-semibold">{quoteSentences[state][value.reader]}</p>}
      {askedAt && maySend && (
        <Notice tone="warning">
          {t('The family asked for changes {moment}: read its message below, and send a new version.', {
            moment: showMoment(moment, askedAt),
          })}
        </Notice>
      )}
      {sent && <SentQuote sent={sent} version={version} earlier={earlier} heading={heading} />}
      {sent && maySend && (
        <Button
          look="secondary"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Change')}
        </Button>
      )}
      <AnswerState {...answer} />
      {maySend && isOpen && (
        <QuoteEditor
          key={`${version} ${status === null}`}
          quote={value}
          draftId={draftId}
          busy={busy}
          errors={errors}
          onSave={(body) =>
            void change(
              (options) => api.workshopQuoteSave({ params, body }, options),
              t('Kept. The family sees nothing of it yet.'),
            ).then((done) => done && clearDraft(draftId))
          }
          onSend={(content, sendForTakenDay) => void send(content, sendForTakenDay)}
          onKeep={(name, content) =>
            void change(
              (options) => api.workshopTemplateSave({ body: { name, content } }, options),
              t('Kept as a template.'),
            )
          }
          onRemoveTemplate={(templateId) =>
            void change(
              (options) => api.workshopTemplateRemove({ params: { templateId } }, options),
              t('Removed.'),
            )
          }
        />
      )}
      {!maySend && !sent && state === null && (
        <p className="text-ink-soft">{t('No quote can be sent for this request any more.')}</p>
      )}
      {kept && <p role="status">{kept}</p>}
    </div>
  );
}
