import { useCallback, useEffect, useState } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked } from '#contract/reply.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import type { Team } from '#contract/team.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { teamLimits } from '#facts/team.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { Deeds } from './deeds.tsx';
import { InviteForm } from './invite-form.tsx';
import { isTeam } from './is-team.ts';

const day = delhiFormat({ dateStyle: 'medium' });
const row = 'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3';

/** The owner's team: the people who work on the page beside them. */
export function TeamPart() {
  const [team, setTeam] = useState<Team | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    try {
      setTeam(await checked(isTeam, work() as Promise<Team>));
    } catch (error) {
      setFailure(errorWith(isApiError(error) ? error.message : ''));
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(() => act(() => signed((options) => api.teamList({}, options))), [act]);
  useEffect(() => void load(), [load]);
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        {t(
          'Each helper signs in with an e-mail and a password of their own, so nobody needs yours. Their name stands in our record beside what they do.',
        )}
      </p>
      {failure &&
        (team ? (
          <Notice tone="warning" role="alert">
            {failure}
          </Notice>
        ) : (
          <RetryNotice onRetry={() => void load()}>{failure}</RetryNotice>
        ))}
      {!team && !failure && <p role="status">{messages.loading}</p>}
      {team && (
        <section aria-labelledby="helpers">
          <h2 id="helpers" className="text-2xl">
            {t('Your helpers')}
          </h2>
          {team.people.length + team.invited.length === 0 && (
            <p className="mt-3">{t('Nobody yet. You do it all yourself.')}</p>
          )}
          <ul className="mt-3">
            {team.people.map(({ id, name, email, since, lastSeenAt }) => (
              <li key={id} className={row}>
                <p className="min-w-0 wrap-anywhere">
                  <strong className="block">{name}</strong>
                  {email}
                  <span className="block text-sm text-ink-soft">
                    {lastSeenAt
                      ? t('Last here {when}', { when: showMoment(day, lastSeenAt) })
                      : t('In the team since {when}', { when: showMoment(day, since) })}
                  </span>
                </p>
                <ConfirmButton
                  what={name}
                  disabled={busy}
                  onConfirm={() =>
                    void act(() => signed((options) => api.teamRemove({ params: { personId: id } }, options)))
                  }
                >
                  {t('Remove')}
                </ConfirmButton>
              </li>
            ))}
            {team.invited.map(({ id, name, email, endsAt }) => (
              <li key={id} className={row}>
                <p className="min-w-0 wrap-anywhere">
                  <strong className="block">{name}</strong>
                  {email}
                  <span className="block text-sm text-ink-soft">
                    {t('Invited; the link works until {when}', { when: showMoment(day, endsAt) })}
                  </span>
                </p>
                <ConfirmButton
                  what={name}
                  disabled={busy}
                  onConfirm={() =>
                    void act(() =>
                      signed((options) => api.teamInvitationEnd({ params: { invitationId: id } }, options)),
                    )
                  }
                >
                  {t('Take back')}
                </ConfirmButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {team && team.people.length + team.invited.length < teamLimits.helpersMax && (
        <section aria-labelledby="invite">
          <h2 id="invite" className="text-2xl">
            {t('Invite a helper')}
          </h2>
          <InviteForm onDone={setTeam} />
        </section>
      )}
      <section aria-labelledby="who-may-what">
        <h2 id="who-may-what" className="text-2xl">
          {t('Who may do what')}
        </h2>
        <Deeds />
      </section>
    </div>
  );
}
