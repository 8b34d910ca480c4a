import { localeNames, locales, type Locale } from '#words/locales.ts';
import { localeNow, t } from '#words/t.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { checked } from '#contract/reply.ts';
import type { Team } from '#contract/team.ts';
import { messages } from '#facts/messages.ts';
import { teamLimits } from '#facts/team.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { isTeam } from './is-team.ts';

const emailRule = registrationField('email');
const passwordRule = registrationField('password');

/** Name, e-mail, and the inviter's password. */
export function InviteForm({ onDone }: { onDone: (team: Team) => void }) {
  const check = ({ name = '', email = '' }: Values): Values => {
    const problem = emailRule.problem(email);
    return {
      ...(name.trim() === '' && { name: t('Please enter a name.') }),
      ...(problem !== null && { email: problem }),
    };
  };
  const { outcome, sending, onSubmit } = useFormCall<Team, unknown, Team>(
    {
      check,
      keep: [],
      call: (_, { name = '', email = '', password = '', locale = localeNow() }) =>
        checked(
          isTeam,
          signed((options) =>
            api.teamInvite({ body: { name, email, password, locale: locale as Locale } }, options),
          ),
        ),
    },
    {
      params: {},
      onDone(team, form) {
        form.reset();
        onDone(team);
      },
    },
  );
  const { fieldErrors } = outcome;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid max-w-xl gap-4">
      <Field
        name="name"
        label={t('Name')}
        required
        maxLength={teamLimits.nameMax}
        autoComplete="off"
        hint={t('As your team knows them. Customers never see it.')}
        error={fieldErrors['name']}
      />
      <Field
        name="email"
        type="email"
        label={t('Email')}
        required
        maxLength={emailRule.maxLength}
        autoComplete="off"
        hint={t('They sign in with it. The link works once, for {days} days.', { days: teamLimits.linkDays })}
        error={fieldErrors['email']}
      />
      <Field
        as="select"
        name="locale"
        label={t('Language of the invitation')}
        required
        defaultValue={localeNow()}
        error={fieldErrors['locale']}
      >
        {localeNames.map((one) => (
          <option key={one} value={one} lang={locales[one].lang}>
            {locales[one].name}
          </option>
        ))}
      </Field>
      <PasswordField
        name="password"
        label={t('Your present password')}
        required
        maxLength={passwordRule.maxLength}
        autoComplete="current-password"
        error={fieldErrors['password']}
      />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? messages.submitting : t('Send the invitation')}
      </Button>
      <Alert>{outcome.failure}</Alert>
      {outcome.done && <Notice role="status">{t('The invitation is on its way.')}</Notice>}
    </form>
  );
}
