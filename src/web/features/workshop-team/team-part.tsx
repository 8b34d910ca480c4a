import { Check, X } from 'lucide-react';
import { t } from '#words/t.ts';
import { teamDeeds } from '#content/team-deeds.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import type { Team } from '#contract/team.ts';
import { teamLimits } from '#facts/team.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { InviteForm } from './invite-form.tsx';
import { isTeam } from './is-team.ts';

const day = delhiFormat({ dateStyle: 'medium' });
const row = 'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3';

const read = () =>
  checked(
    isTeam,
    signed((options) => api.teamList({}, options)),
  );

/** The permissions by role, from the table of rights. */
function Deeds() {
  return (
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {teamDeeds().map(({ label, helper }) => (
        <li key={label} className="flex items-start gap-2 border-t border-line py-2">
          {helper ? (
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          ) : (
            <X aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-soft" />
          )}
          <span>
            {label}
            <span className="block text-sm text-ink-soft">
              {helper ? t('You and your helpers') : t('Only you')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The owner's team: the people who work on the page beside them. */
export function TeamPart() {
  const answer = useAnswer(read);
  const { value: team, busy } = answer;
  const act = (call: Parameters<typeof signed<Unread<Team>>>[0]) =>
    void answer.act(() => checked(isTeam, signed(call)));
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        {t(
          'Each helper signs in with an e-mail and a password of their own, so nobody needs yours. Their name stands in our record beside what they do.',
        )}
      </p>
      <AnswerState {...answer} />
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
                  onConfirm={() => act((options) => api.teamRemove({ params: { personId: id } }, options))}
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
                    act((options) => api.teamInvitationEnd({ params: { invitationId: id } }, options))
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
          <InviteForm onDone={answer.show} />
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
