import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MessageCircle } from 'lucide-react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { saveDraft } from '#kit/drafts/drafts.ts';
import { whatsAppHref } from '#domain/formats/phone.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { api } from '../../kit/api.ts';
import { stepsOf } from '../../kit/enquiry-steps.ts';
import { stepped } from '../../kit/shown-acts.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useQueuedAct } from '../../kit/use-queued-act.ts';
import { useTemplateFill } from '../../kit/use-template-fill.ts';
import { KeptNotice } from './kept-notice.tsx';
import { KeyMark } from './key-mark.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { WordsField } from './words-field.tsx';

type Props = {
  enquiry: StaffEnquiryDetail & { phone: string };
  templates: readonly ReplyTemplate[];
  snippets: readonly ReplyTemplate[];
  again: () => Promise<void>;
  onClose: () => void;
};

/**
 * A message in WhatsApp, with the words of the templates. It is sent there; the desk learns of it when its author says so, and then notes it
 * and marks the enquiry as answered.
 */
export function WhatsAppEditor({ enquiry, templates, snippets, again, onClose }: Props) {
  const { reference, locale, placeholders, phone } = enquiry;
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = `whatsapp-${reference}`;
  const draft = useDraft(form, name);
  const fill = useTemplateFill(text);
  /** The words that were taken to WhatsApp, until their author says whether they were sent. */
  const [taken, setTaken] = useState<string | null>(null);
  const { busy, failure, fieldErrors, act } = useQueuedAct(reference, again);
  const params = { reference };
  useEffect(() => text.current?.focus(), []);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = textsOf(event.currentTarget)('text').trim();
    if (words === '') return text.current?.focus();
    window.open(whatsAppHref(phone, words), '_blank', 'noopener,noreferrer');
    setTaken(words);
  };
  const tell = async (words: string) => {
    const body = { text: `By WhatsApp: ${words}` };
    if (!(await act((_, key) => api.staffEnquiryNote({ params, body, key }), { once: true }))) return;
    if (
      stepsOf(enquiry).some(([step]) => step === 'answered') &&
      !(await act(
        (now, key) => api.staffEnquiryUpdate({ params, body: { status: 'answered', ...now }, key }),
        { once: true, shows: stepped('answered') },
      ))
    )
      return;
    draft.clear();
    onClose();
  };
  return (
    <>
      <TemplatePicker
        templates={templates}
        locale={locale}
        busy={busy}
        onFill={(template) => {
          fill(template, placeholders[template.locale]);
          saveDraft(form.current!, name);
        }}
      />
      <form ref={form} onSubmit={open} onInput={draft.save} className="grid gap-3" noValidate>
        <WordsField
          field={text}
          snippets={snippets}
          values={placeholders[locale]}
          rows={6}
          error={fieldErrors['text']}
          onLeave={onClose}
        />
        <KeptNotice failure={failure} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look={taken === null ? 'primary' : 'secondary'}>
            <MessageCircle aria-hidden size={18} /> Open WhatsApp <KeyMark>Ctrl Enter</KeyMark>
          </Button>
          {taken !== null && (
            <>
              <p role="status" className="text-sm">
                Did you send it there?
              </p>
              <Button disabled={busy} onClick={() => void tell(taken)}>
                Yes, it is answered
              </Button>
              <Button look="quiet" onClick={() => setTaken(null)}>
                Not sent
              </Button>
            </>
          )}
        </div>
      </form>
    </>
  );
}
