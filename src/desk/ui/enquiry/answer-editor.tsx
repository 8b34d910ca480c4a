import { useEffect, useRef, useState, type FormEvent } from 'react';
import { detailLimits, type StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { leavesAt, leavings, morningHour, type Leaving } from '#domain/enquiries/leaving.ts';
import { fillTemplate } from '#domain/enquiries/placeholders.ts';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { dayInDelhi } from '#facts/time.ts';
import { saveDraft } from '#kit/drafts/drafts.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { answerDraft } from '../../kit/answer-draft.ts';
import { onEditorKey } from '../../kit/on-editor-key.ts';
import { queueOf } from '../../kit/act-queue.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useTemplateFill } from '../../kit/use-template-fill.ts';
import type { useSending } from '../../kit/use-sending.ts';
import { KeptNotice } from './kept-notice.tsx';
import { KeyMark } from './key-mark.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { WordsField } from './words-field.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  templates: readonly ReplyTemplate[];
  snippets: readonly ReplyTemplate[];
  sending: Pick<ReturnType<typeof useSending>, 'send' | 'busy' | 'failure' | 'fieldErrors'>;
  onClose: () => void;
};

const inputOf = ({ elements }: HTMLFormElement, name: 'seen' | 'subject') =>
  elements.namedItem(name) as HTMLInputElement;

/** Returns when an answer for the morning leaves, in words. */
function morningWords(now: Date): string {
  const isToday = dayInDelhi(leavesAt('morning', now)) === dayInDelhi(now);
  return `at ${morningHour} ${isToday ? 'today' : 'tomorrow'}`;
}

/** The moment that the pressed button stands for; the key sends soon. */
const leavingOf = ({ nativeEvent }: FormEvent): Leaving => {
  const { submitter } = nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return leavings.find((one) => one === value) ?? 'soon';
};

/** An editor for an answer, with or without a template. Typed text stays on this device until it is sent. */
export function AnswerEditor({ enquiry, templates, snippets, sending, onClose }: Props) {
  const { reference, locale, placeholders } = enquiry;
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(form, answerDraft(reference));
  const fillText = useTemplateFill(text);
  const [inTheMorning] = useState(() => morningWords(new Date()));
  const { busy, failure, fieldErrors, send } = sending;
  // An earlier draft stores the last message that its author had seen.
  useEffect(() => {
    const seen = inputOf(form.current!, 'seen');
    const queue = queueOf(reference);
    const now = queue.known().seen ?? '';
    if (text.current!.value.trim() !== '' && seen.value < now) queue.acknowledge(seen.value || null);
  }, [reference]);

  const fill = (template: ReplyTemplate) => {
    const subject = inputOf(form.current!, 'subject');
    const values = placeholders[template.locale];
    const isTyped = fillText(template, values);
    if (!isTyped || subject.value.trim() === '')
      subject.value = fillTemplate(template.subject, values, template.locale);
    saveDraft(form.current!, answerDraft(reference));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    saveDraft(event.currentTarget, answerDraft(reference));
    void send({ subject: typed('subject'), text: typed('text') }, leavingOf(event));
  };
  return (
    <>
      <TemplatePicker templates={templates} locale={locale} busy={busy} onFill={fill} />
      <form
        ref={form}
        onSubmit={submit}
        onInput={(event) => {
          // Text written from now on has seen all messages acknowledged so far.
          inputOf(event.currentTarget, 'seen').value = queueOf(reference).known().seen ?? '';
          draft.save(event);
        }}
        className="grid gap-3"
        noValidate
      >
        {/* Stored with the draft: the last message that its author had seen. */}
        <input
          name="seen"
          hidden
          readOnly
          tabIndex={-1}
          defaultValue={queueOf(reference).known().seen ?? ''}
        />
        <Field
          label="Subject"
          name="subject"
          required
          autoComplete="off"
          maxLength={detailLimits.subject}
          onKeyDown={(event) => onEditorKey(event, onClose)}
          error={fieldErrors['subject']}
        />
        <WordsField
          field={text}
          snippets={snippets}
          values={placeholders[locale]}
          rows={7}
          error={fieldErrors['text']}
          onLeave={onClose}
        />
        <KeptNotice failure={failure} />
        <div className="flex flex-wrap gap-2 xl:sticky xl:bottom-0 xl:bg-paper xl:py-2">
          <Button type="submit" disabled={busy}>
            Send <KeyMark>Ctrl Enter</KeyMark>
          </Button>
          <Button type="submit" look="secondary" value={'morning' satisfies Leaving} disabled={busy}>
            Send {inTheMorning}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Later
          </Button>
        </div>
      </form>
    </>
  );
}
