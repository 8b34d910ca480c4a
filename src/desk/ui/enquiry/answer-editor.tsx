import { useEffect, useRef, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { detailLimits, type StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { fillTemplate } from '#domain/enquiries/placeholders.ts';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { languageName } from '#words/language-name.ts';
import { saveDraft } from '#kit/drafts/drafts.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { answerDraft } from '../../kit/answer-draft.ts';
import { onEditorKey } from '../../kit/on-editor-key.ts';
import { queueOf } from '../../kit/act-queue.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useKeys } from '../../kit/use-keys.ts';
import type { useSending } from '../../kit/use-sending.ts';
import { KeyMark } from './key-mark.tsx';
import { Panel } from './panel.tsx';
import { TemplateButtons } from './template-buttons.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  templates: readonly ReplyTemplate[];
  sending: Pick<ReturnType<typeof useSending>, 'send' | 'busy' | 'failure' | 'fieldErrors'>;
  onClose: () => void;
};

const fieldsOf = ({ elements }: HTMLFormElement) => ({
  seen: elements.namedItem('seen') as HTMLInputElement,
  text: elements.namedItem('text') as HTMLTextAreaElement,
});

/** An editor for an answer, with or without a template. Typed text stays on this device until it is sent. */
export function AnswerEditor({ enquiry, templates, sending, onClose }: Props) {
  const { reference, email, locale, placeholders } = enquiry;
  const offered = templates.filter((template) => template.locale === locale);
  const others = templates.filter((template) => template.locale !== locale);
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef('');
  const draft = useDraft(form, answerDraft(reference));
  const { busy, failure, fieldErrors, send } = sending;
  // An earlier draft stores the last message that its author had seen.
  useEffect(() => {
    const { seen, text } = fieldsOf(form.current!);
    const queue = queueOf(reference);
    const now = queue.known().seen ?? '';
    if (text.value.trim() !== '' && seen.value < now) queue.acknowledge(seen.value || null);
  }, [reference]);

  const fill = (template: ReplyTemplate) => {
    const { elements } = form.current!;
    const subject = elements.namedItem('subject') as HTMLInputElement;
    const text = elements.namedItem('text') as HTMLTextAreaElement;
    const own = text.value.trim() !== '' && text.value !== filled.current;
    const values = placeholders[template.locale];
    filled.current = fillTemplate(template.text, values, template.locale);
    // Typed text is never replaced: the template is appended.
    text.value = own ? `${text.value.trimEnd()}\n\n${filled.current}` : filled.current;
    if (!own || subject.value.trim() === '')
      subject.value = fillTemplate(template.subject, values, template.locale);
    saveDraft(form.current!, answerDraft(reference));
    // Shows the beginning, to be read first.
    text.setSelectionRange(0, 0);
    text.focus();
    text.scrollTop = 0;
  };
  useKeys(
    offered
      .slice(0, 9)
      .map((template, index) => ({ key: `${index + 1}`, label: template.name, run: () => fill(template) })),
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    saveDraft(event.currentTarget, answerDraft(reference));
    void send({ subject: typed('subject'), text: typed('text') });
  };
  return (
    <Panel title="Answer by mail" onClose={onClose}>
      <TemplateButtons label="Templates" templates={offered} busy={busy} onFill={fill} keys />
      {others.length > 0 && (
        <details className="mb-3 text-sm">
          <summary className="tap cursor-pointer py-2 text-ink-soft">In other languages</summary>
          <TemplateButtons
            label="Templates in other languages"
            templates={others}
            busy={busy}
            onFill={fill}
          />
        </details>
      )}
      <form
        ref={form}
        onSubmit={submit}
        onInput={(event) => {
          // Text written from now on has seen all messages acknowledged so far.
          fieldsOf(event.currentTarget).seen.value = queueOf(reference).known().seen ?? '';
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
        <p className="text-sm wrap-anywhere text-ink-soft">
          To {email}, in {languageName(locale)}
        </p>
        <Field
          label="Subject"
          name="subject"
          required
          autoComplete="off"
          maxLength={detailLimits.subject}
          onKeyDown={(event) => onEditorKey(event, onClose)}
          error={fieldErrors['subject']}
        />
        <Field
          label="Text"
          as="textarea"
          name="text"
          required
          rows={12}
          maxLength={maxLength.message}
          onKeyDown={(event) => onEditorKey(event, onClose)}
          error={fieldErrors['text']}
        />
        {failure && (
          <Notice tone="warning" role="alert">
            {failure} What you wrote is still here.
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={busy}>
            Send <KeyMark>Ctrl Enter</KeyMark>
          </Button>
          <Button look="quiet" onClick={onClose}>
            Later
          </Button>
        </div>
      </form>
    </Panel>
  );
}
