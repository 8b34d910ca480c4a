import { useEffect, useRef, useState } from 'react';
import { t, translated } from '#words/t.ts';
import { quoteLimits, type QuoteContent } from '#domain/quotes/quote-content.ts';
import { quoteChanges } from '#domain/quotes/quote-changes.ts';
import { quoteTotals } from '#domain/quotes/quote-money.ts';
import { remarksOf } from '#domain/quotes/quote-remarks.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { draftText, storeDraft } from '#kit/drafts/drafts.ts';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { QuoteDayConfirm } from './quote-day.tsx';
import { QuoteChipChoice } from './quote-chip-choice.tsx';
import { QuoteDiscountFields } from './quote-discount.tsx';
import { QuoteLineButtons } from './quote-line-buttons.tsx';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { obstaclesOf } from './quote-obstacles.ts';
import { QuoteTotal } from './quote-parts.tsx';
import { goToFault, QuoteSendBar } from './quote-send-bar.tsx';
import { QuoteTemplateBar } from './quote-template-bar.tsx';
import { contentOf, fieldId, readTyped, typedOf, type QuoteErrors, type TypedQuote } from './typed-quote.ts';

type Props = {
  quote: WorkshopQuote;
  /** Name of the draft on the device until the quote is sent or stored by the server. */
  draftId: string;
  busy: boolean;
  errors: QuoteErrors;
  onSave: (content: QuoteContent) => void;
  onSend: (content: QuoteContent, sendForTakenDay: boolean) => void;
  onKeep: (name: string, content: QuoteContent) => void;
  onRemoveTemplate: (templateId: string) => void;
};

/** The form of a quote: rows with their sums, inclusions, and the last day of validity. */
export function QuoteEditor({ quote, draftId, busy, errors: refused, ...on }: Props) {
  const [typed, setTyped] = useState(() => readTyped(draftText(draftId)) ?? typedOf(quote.draft));
  const [isConfirmed, setConfirmed] = useState(false);
  const begun = useRef(typed);
  useEffect(() => {
    if (typed !== begun.current) storeDraft(draftId, { text: JSON.stringify(typed) });
  }, [draftId, typed]);
  const set = (more: Partial<TypedQuote>) => setTyped((before) => ({ ...before, ...more }));
  const { content, errors: unread } = contentOf(typed);
  // The server judges the last day again when it is sent.
  const [now] = useState(() => new Date());
  const faults = obstaclesOf(typed, now);
  // What is missing is said at the button first, and at its field once somebody wanted to send.
  const [tried, setTried] = useState(false);
  const missing = tried ? Object.fromEntries(faults.map(({ path, words: said }) => [path, said])) : {};
  const errors: QuoteErrors = { ...refused, ...missing, ...unread };
  const isRead = Object.keys(unread).length === 0;
  const { offered, status, templates } = quote;
  const words =
    status === null || status === 'draft' ? quoteChanges.vendor.sent : quoteChanges.vendor.revised;
  const presets = [offered.tax, ...offered.rows.map(({ tax }) => tax)];
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const [fault] = faults;
        if (!fault) return on.onSend(content, isConfirmed);
        setTried(true);
        goToFault(fault);
      }}
    >
      <QuoteTemplateBar
        templates={templates}
        busy={busy}
        onUse={({ content: kept }) =>
          setTyped(typedOf({ ...kept, guests: quote.guests ?? kept.guests, validUntil: content.validUntil }))
        }
        onKeep={(name) => isRead && on.onKeep(name, content)}
        onRemove={({ id }) => on.onRemoveTemplate(id)}
      />
      <div className="grid gap-4">
        {typed.lines.map((one, index) => (
          <QuoteLineFields
            key={one.key}
            line={one}
            index={index}
            presets={presets}
            errors={errors}
            onChange={(changed) => set({ lines: typed.lines.with(index, changed) })}
            onRemove={() => set({ lines: typed.lines.toSpliced(index, 1) })}
          />
        ))}
        <Alert>{errors['lines']}</Alert>
        <QuoteLineButtons
          offered={offered}
          typed={typed}
          full={typed.lines.length >= quoteLimits.lines}
          onAdd={(line, more = '') => {
            const terms = [typed.terms, more].filter(Boolean).join('\n');
            set({
              lines: [...typed.lines, line],
              ...(terms.length <= quoteLimits.terms && { terms }),
            });
          }}
        />
        <QuoteDiscountFields
          value={typed}
          error={errors['discount'] ?? errors['discount.value']}
          onChange={set}
        />
      </div>
      {offered.chips.length > 0 && <QuoteChipChoice offered={offered.chips} value={typed} onChange={set} />}
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field
          id={fieldId('guests')}
          label={t('For how many guests')}
          inputMode="numeric"
          maxLength={9}
          value={typed.guests}
          error={errors['guests']}
          onChange={({ currentTarget: { value } }) => set({ guests: value })}
        />
        <Field
          id={fieldId('validUntil')}
          label={t('Valid until')}
          type="date"
          required
          value={typed.validUntil}
          error={errors['validUntil']}
          onChange={({ currentTarget: { value } }) => set({ validUntil: value })}
        />
        <Field
          id={fieldId('advance')}
          label={t('Advance in percent')}
          inputMode="numeric"
          maxLength={4}
          value={typed.advance}
          error={errors['advance']}
          onChange={({ currentTarget: { value } }) => set({ advance: value })}
        />
      </div>
      <Field
        as="textarea"
        rows={2}
        label={t('If the family cancels')}
        maxLength={quoteLimits.cancellation}
        value={typed.cancellation}
        onChange={({ currentTarget: { value } }) => set({ cancellation: value })}
      />
      <Field
        as="textarea"
        rows={3}
        label={t('What else is agreed')}
        maxLength={quoteLimits.terms}
        value={typed.terms}
        onChange={({ currentTarget: { value } }) => set({ terms: value })}
      />
      <div aria-live="polite" className="rounded-md border border-line p-4">
        <p className="text-sm text-ink-soft">{t('The family sees')}</p>
        <QuoteTotal content={{ ...content, totals: quoteTotals(content) }} />
      </div>
      {quote.day && (
        <QuoteDayConfirm
          day={quote.day}
          error={errors['sendForTakenDay']}
          isConfirmed={isConfirmed}
          onChange={setConfirmed}
        />
      )}
      <QuoteSendBar
        label={translated(words.label)}
        busy={busy}
        faults={faults}
        remarks={remarksOf(content, quote.guests)}
        onSave={isRead ? () => on.onSave(content) : undefined}
      />
    </form>
  );
}
