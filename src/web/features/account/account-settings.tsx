import { useEffect, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { api } from '#kit/api/api.ts';
import { useSession } from '#kit/session/session.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Notice } from '#ui/notice.tsx';
import { isAccount, isPasskeyList, isSessionList } from './account-shapes.ts';
import { ContactBlock } from './contact-block.tsx';
import { DataBlock } from './data-block.tsx';
import { DeleteBlock } from './delete-block.tsx';
import { EmailBlock } from './email-block.tsx';
import { PasskeysBlock } from './passkeys-block.tsx';
import { PasswordBlock } from './password-block.tsx';
import { SessionsBlock } from './sessions-block.tsx';

type Loaded = { account: Account; sessions: SessionInfo[]; passkeys: OwnPasskey[] };

const load = async (): Promise<Loaded> => {
  const [account, sessions, passkeys] = await Promise.all([
    checked(
      isAccount,
      signed((options) => api.accountGet({}, options)),
    ),
    checked(
      isSessionList,
      signed((options) => api.sessionList({}, options)),
    ),
    checked(
      isPasskeyList,
      signed((options) => api.passkeyList({}, options)),
    ),
  ]);
  return { account, sessions, passkeys };
};

/** The account of the signed-in vendor. */
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
  const { account, sessions, passkeys } = loaded;
  const change = (changed: Partial<Loaded>) => setLoaded({ ...loaded, ...changed });
  const isOwner = account.role !== 'helper';
  return (
    <div className="grid gap-6">
      <EmailBlock account={account} />
      {isOwner && <ContactBlock account={account} onChange={(changed) => change({ account: changed })} />}
      <PasswordBlock vendorId={vendorId ?? ''} onChange={again} />
      <PasskeysBlock passkeys={passkeys} onChange={(changed) => change({ passkeys: changed })} />
      <SessionsBlock sessions={sessions} onChange={again} />
      <DataBlock isOwner={isOwner} />
      <DeleteBlock isOwner={isOwner} />
    </div>
  );
}
