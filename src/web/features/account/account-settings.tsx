import type { Account } from '#contract/accounts.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import type { OwnPasskey } from '#contract/account-passkeys.ts';
import { checked } from '#contract/reply.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { useSession } from '#kit/session/session.ts';
import { signed } from '#kit/api/authenticated.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
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
  const answer = useAnswer(load);
  if (!answer.value) return <AnswerState {...answer} />;
  const { account, sessions, passkeys } = answer.value;
  const again = () => void answer.act(load);
  const change = (changed: Partial<Loaded>) => answer.show({ account, sessions, passkeys, ...changed });
  const isOwner = account.role !== 'helper';
  return (
    <div className="grid gap-6">
      <AnswerState {...answer} />
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
