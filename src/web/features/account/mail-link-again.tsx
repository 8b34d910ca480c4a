import { useState } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { isSaid } from '#kit/api/reply-shapes.ts';
import { Button } from '#ui/button.tsx';

/** The button that mails the link of confirmation again, and what came of it. */
export function MailLinkAgain() {
  const [said, setSaid] = useState('');
  const send = () =>
    checked(
      isSaid,
      signed((options) => api.verificationSend({}, options)),
    ).then(
      ({ message }) => setSaid(message),
      (error: unknown) => setSaid(isApiError(error) ? error.message : ''),
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" onClick={() => void send()}>
        {t('Mail me the link again')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
