import { useState } from 'react';
import type { MailName } from '#contract/desk/content/mails/mail-templates.ts';
import { locales, type Locale } from '#words/locales.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useMailName } from '../../kit/content/use-mail-name.ts';
import { useAction } from '../../kit/action.ts';
import { reads, useRead } from '../../kit/query.ts';
import { Empty } from '../empty.tsx';
import { ReadSection } from '../read-section.tsx';
import { useFrameLook } from './frame-choices.tsx';
import { MailFrame, mailWidths } from './mail-frame.tsx';

/** The open mail as its reader gets it, with sample values, and a test mail to oneself. */
export function MailView() {
  const editor = useEditor();
  const name = useMailName();
  const locale = useEditorValue(({ snapshot }) => snapshot().item.locale);
  const subject = useEditorValue((one) => one.value('subject'));
  const body = useEditorValue((one) => one.value('body'));
  return name && typeof subject === 'string' && typeof body === 'string' ? (
    <Mail name={name} locale={locale} subject={subject} body={body} key={editor.params.itemId} />
  ) : (
    <Empty>Subject and text are still missing.</Empty>
  );
}

type Props = { name: MailName; locale: Locale; subject: string; body: string };

function Mail({ name, ...words }: Props) {
  const { locale } = words;
  const read = useRead(reads.staffMailPreview({ params: { name }, body: words }));
  const { busy, failure, run } = useAction();
  const { look, choices } = useFrameLook(mailWidths);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = () =>
    run(async () => {
      const sent = await api.staffMailTest({ params: { name }, body: words });
      setSentTo(sent.sentTo);
    });
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-soft">
        The values are samples. Send it to yourself to see it in your mail program.
      </p>
      {choices}
      <ReadSection read={read}>
        {(mail) => (
          <article lang={locales[locale].lang} className="rounded-md border border-line bg-paper">
            <header className="border-b border-line p-4">
              <h2 className="text-lg wrap-anywhere">{mail.subject}</h2>
              <p className="text-sm wrap-anywhere text-ink-soft">{mail.from}</p>
            </header>
            <MailFrame
              title={`The mail at ${look.width} pixels, ${look.scheme}`}
              html={mail.html}
              look={look}
            />
            <details className="border-t border-line p-4">
              <summary className="cursor-pointer text-sm">The same as plain text</summary>
              <p className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{mail.text}</p>
            </details>
          </article>
        )}
      </ReadSection>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" disabled={busy} onClick={() => void send()}>
          Send it to me
        </Button>
        <span role="status" className="text-sm">
          {sentTo && `Sent to ${sentTo}.`}
        </span>
      </div>
      <Alert>{failure}</Alert>
    </div>
  );
}
