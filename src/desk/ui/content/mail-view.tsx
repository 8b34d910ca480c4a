import { useState } from 'react';
import type { MailName } from '#contract/desk/content/mails/mail-templates.ts';
import { locales, type Locale } from '#words/locales.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../../kit/api.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useMailName } from '../../kit/content/use-mail-name.ts';
import { useAction } from '../../kit/action.ts';
import { reads, useRead } from '../../kit/query.ts';
import { Empty } from '../empty.tsx';
import { ReadSection } from '../read-section.tsx';

const links = /(https?:\/\/\S+|tel:\S+)/;

/** The text as in a mail program: line by line, with its links. */
const MailText = ({ text }: { text: string }) => (
  <div className="whitespace-pre-wrap wrap-anywhere">
    {text.split(links).map((part, at) =>
      at % 2 === 1 ? (
        // A sample link has no target.
        <span key={at} className="text-teal underline">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </div>
);

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
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = () =>
    run(async () => {
      const sent = await api.staffMailTest({ params: { name }, body: words });
      setSentTo(sent.sentTo);
    });
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm text-ink-soft">
        What is filled in are samples. Mail programs show the same words in the layout of the site, with a
        button: send it to yourself to see it.
      </p>
      <ReadSection read={read}>
        {(mail) => (
          <article lang={locales[locale].lang} className="rounded-md border border-line bg-paper">
            <header className="border-b border-line p-4">
              <h2 className="text-lg wrap-anywhere">{mail.subject}</h2>
              <p className="text-sm wrap-anywhere text-ink-soft">{mail.from}</p>
            </header>
            <div className="p-4">
              <MailText text={mail.text} />
            </div>
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
      {failure && (
        <Notice tone="warning" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
