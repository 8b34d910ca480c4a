import { useEffect, useState } from 'react';
import type { Account, SessionInfo } from '#contract/accounts.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { api } from '#kit/api.ts';
import { useSession } from '#kit/session.ts';
import { signed } from '#kit/authenticated.ts';
import { Notice } from '#ui/notice.tsx';
import { isAccount, isSessionList } from './account-shapes.ts';
import { ContactBlock } from './contact-block.tsx';
import { DataBlock } from './data-block.tsx';
import { DeleteBlock } from './delete-block.tsx';
import { EmailBlock } from './email-block.tsx';
import { PasswordBlock } from './password-block.tsx';
import { SessionsBlock } from './sessions-block.tsx';

type Loaded = { account: Account; sessions: SessionInfo[] };

const load = async (): Promise<Loaded> => {
  const [account, sessions] = await Promise.all([
    checked(
      isAccount,
      signed((options) => api.accountGet({}, options)),
    ),
    checked(
      isSessionList,
      signed((options) => api.sessionList({}, options)),
    ),
  ]);
  return { account, sessions };
};

/** The account of whoever is signed in. */
export function AccountSettings() {
  const { vendorId } = useSession();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let stale = false;
    load().then(
      (value) => !stale && setLoaded(value),
      (error: unknown) => !stale && setFailure(isApiError(error) ? error.message : messages.noTokenLog),
    );
    return () => {
      stale = true;
    };
  }, [round]);
  const again = () => setRound((count) => count + 1);
  if (failure) return <Notice role="alert">{errorWith(failure)}</Notice>;
  if (!loaded) return <p role="status">{messages.loading}</p>;
  const { account, sessions } = loaded;
  return (
    <div className="grid gap-6">
      <EmailBlock account={account} />
      <ContactBlock account={account} onChange={(changed) => setLoaded({ account: changed, sessions })} />
      <PasswordBlock vendorId={vendorId ?? ''} onChange={again} />
      <SessionsBlock sessions={sessions} onChange={again} />
      <DataBlock />
      <DeleteBlock />
    </div>
  );
}
