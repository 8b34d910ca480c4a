import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { later } from '#kit/page/later.tsx';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { picturesAt } from './message-thread.tsx';

const PictureField = later<{ path: string }>(() =>
  import('#kit/forms/message-pictures.tsx').then((module) => module.MessagePictureField),
);

type Props = {
  to?: string;
  /** Name of the draft. */
  thread: string;
  /** The family's last message in this thread. */
  sent: string;
  written: number;
  label: string;
  secret: string;
};

/** A plain form, so that it works without scripts. Its key counts the messages: a repeated post is one message. */
export function MessageForm({ to, thread, sent, written, label, secret }: Props) {
  const running = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftLater(form, `message:${thread}`, { sent });
  return (
    <Form ref={form} method="post" replace preventScrollReset {...draft} className="mt-3 grid gap-3">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="introductionId" value={to ?? ''} />
      <input type="hidden" name="key" value={`family-${written}`} />
      <Field as="textarea" name="text" label={label} required rows={3} maxLength={maxLength.message} />
      {running && <PictureField path={picturesAt(secret)} />}
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {t('Send message')}
      </Button>
    </Form>
  );
}
