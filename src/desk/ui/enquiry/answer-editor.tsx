import { useRef, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { detailLimits, type StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { fillTemplate } from '#contract/desk/placeholders.ts';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { languageName } from '#words/language-name.ts';
import { saveDraft } from '#kit/drafts.ts';
import { useDraft } from '#kit/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { answerDraft } from '../../kit/answer-draft.ts';
import { api } from '../../kit/api.ts';
import { onEditorKey } from '../../kit/on-editor-key.ts';
import { offerUndo } from '../../kit/pending-reply.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { useVersionedAction } from '../../kit/use-versioned-action.ts';
import { KeyMark } from './key-mark.tsx';
import { Panel } from './panel.tsx';
import { TemplateButtons } from './template-buttons.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  templates: readonly ReplyTemplate[];
  again: () => Promise<void>;
  onClose: () => void;
};

/** Writes an answer, from a template or not. What is typed stays on this device until it has left. */
export function AnswerEditor({ enquiry, templates, again, onClose }: Props) {
  const { reference, version, email, locale, placeholders } = enquiry;
  const offered = templates.filter((template) => template.locale === locale);
  const others = templates.filter((template) => template.locale !== locale);
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef('');
  const draft = useDraft(form, answerDraft(reference));
  const { busy, failure, fieldErrors, work } = useVersionedAction(again);

  const fill = (template: ReplyTemplate) => {
    const { elements } = form.current!;
    const subject = elements.namedItem('subject') as HTMLInputElement;
    const text = elements.namedItem('text') as HTMLTextAreaElement;
    const own = text.value.trim() !== '' && text.value !== filled.current;
    const values = placeholders[template.locale];
    filled.current = fillTemplate(template.text, values, template.locale);
    // Nothing that somebody wrote is replaced: the template then follows it.
    text.value = own ? `${text.value.trimEnd()}\n\n${filled.current}` : filled.current;
    if (!own || subject.value.trim() === '')
      subject.value = fillTemplate(template.subject, values, template.locale);
    saveDraft(form.current!, answerDraft(reference));
    // The beginning is in sight, and read first.
    text.setSelectionRange(0, 0);
    text.focus();
    text.scrollTop = 0;
  };
  useKeys(
    offered
      .slice(0, 9)
      .map((template, index) => ({ key: `${index + 1}`, label: template.name, run: () => fill(template) })),
  );

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    const words = { subject: typed('subject'), text: typed('text') };
    let replyId: string | undefined;
    void work(async () => {
      const { timeline } = await api.staffReplySend({ params: { reference }, body: { ...words, version } });
      replyId = timeline.find(({ reply }) => reply?.state === 'waiting')?.id;
      draft.clear();
    }).then((done) => {
      if (!done) return;
      // Closed first, so that the key that takes the answer back is not typed into it.
      onClose();
      if (replyId) offerUndo({ reference, replyId, ...words });
    });
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
        onSubmit={send}
        onInput={draft.save}

        className="grid gap-3"
        noValidate
      >
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
