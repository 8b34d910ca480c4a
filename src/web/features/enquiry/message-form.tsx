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

/** Stands for the team in the choice of the reader, where an empty value means that nobody is chosen. */
export const toTeam = 'team';

type Props = {
  /** The vendors who can be written to; with none the team is the only reader. */
  vendors: readonly { introductionId: string; name: string }[];
  /** The reader already chosen, by a link of its card. */
  to: string | undefined;
  /** Name of the draft. */
  thread: string;
  /** The family's last message. */
  sent: string;
  written: number;
  secret: string;
};

/** The one composer of the page. A plain form, so that it works without scripts. Its key counts the messages: a repeated post is one message. */
export function MessageForm({ vendors, to = '', thread, sent, written, secret }: Props) {
  const running = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftLater(form, `message:${thread}`, { sent });
  return (
    <Form ref={form} method="post" replace preventScrollReset {...draft} className="mt-2 grid gap-2">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={`family-${written}`} />
      {vendors.length > 0 && (
        <Field
          key={to}
          as="select"
          name="introductionId"
          label={t('To whom')}
          required
          defaultValue={to}
          data-undrafted={to ? '' : undefined}
        >
          {vendors.map(({ introductionId, name }) => (
            <option key={introductionId} value={introductionId} translate="no">
              {name}
            </option>
          ))}
          <option value={toTeam}>{t('Our team')}</option>
        </Field>
      )}
      <Field
        as="textarea"
        name="text"
        label={t('Your message')}
        required
        rows={2}
        maxLength={maxLength.message}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" look="secondary" disabled={busy}>
          {t('Send message')}
        </Button>
        {running && <PictureField path={picturesAt(secret)} />}
      </div>
    </Form>
  );
}
