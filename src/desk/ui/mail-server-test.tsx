import { useState } from 'react';
import type { MailServerTest as Outcome } from '#contract/desk/content/mails/mails.ts';
import { api } from '#desk/kit/api.ts';
import { useAction } from '#desk/kit/action.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { Button } from '#ui/button.tsx';

/** Returns what came of a test, in words. */
export function outcomeInWords({ sentTo, toFiles, refusal, triedAgain }: Outcome): string {
  if (refusal !== null) return `The mail to ${sentTo} was not taken: ${refusal}`;
  const again =
    triedAgain === 0
      ? ''
      : ` ${triedAgain === 1 ? 'One mail that waited is' : `${triedAgain} mails that waited are`} tried again now.`;
  if (toFiles)
    return `There is no mail server (SMTP_URL), so the mail to ${sentTo} was written to a file.${again}`;
  return `The mail server took a mail to ${sentTo}.${again}`;
}

/** Tries the mail server with a mail to oneself, for owners. */
export function MailServerTest() {
  const { busy, failure, run } = useAction();
  const [said, setSaid] = useState<string | null>(null);
  const role = useSession()?.role;
  if (!mayCall(role, 'staffMailServerTest')) return null;
  const send = () => run(async () => setSaid(outcomeInWords(await api.staffMailServerTest())));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" aria-disabled={busy} onClick={() => void send()}>
        Send a test mail
      </Button>
      <p role="status" className="min-w-0 text-sm wrap-anywhere">
        {failure ?? said}
      </p>
    </div>
  );
}
