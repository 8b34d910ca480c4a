import { t } from '#words/t.ts';
import type { SessionInfo } from '#contract/account-sessions.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { accountPage } from '#content/vendor-account.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { forgetSession } from '#kit/session/logout.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { AccountBlock } from './account-block.tsx';

const words = accountPage.sessions;
const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
type Props = { sessions: readonly SessionInfo[]; onChange: () => void };

/** All sessions of the account, each with a sign-out button. */
export function SessionsBlock({ sessions, onChange }: Props) {
  const revoke = (sessionId: string) =>
    signed((options) => api.sessionRevoke({ params: { sessionId } }, options)).then(onChange, onChange);
  const endAll = () => signed((options) => api.sessionsEnd({}, options)).then(forgetSession, onChange);
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, label, lastUsedAt, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p>
              <strong className="block">{label}</strong>
              <span className="text-sm text-ink-soft">
                {current ? words.current : t('Last used {when}', { when: showMoment(moment, lastUsedAt) })}
              </span>
            </p>
            {!current && (
              <Button look="secondary" onClick={() => void revoke(id)}>
                {words.revoke}
                <span className="sr-only">: {label}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="-ml-3">
        <ConfirmButton what={words.heading} onConfirm={() => void endAll()}>
          {words.everywhere}
        </ConfirmButton>
      </div>
    </AccountBlock>
  );
}
