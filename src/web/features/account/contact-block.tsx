import { t } from '#words/t.ts';
import type { Account } from '#contract/accounts.ts';
import { normalisePhone } from '#domain/formats/phone.ts';
import { checked } from '#contract/reply.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { accountPage } from '#content/vendor-account.ts';
import { maxLength } from '#facts/limits.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Field } from '#ui/field.tsx';
import { AccountBlock } from './account-block.tsx';
import { AccountForm } from './account-form.tsx';
import { isAccount } from './account-shapes.ts';
import { PresentPassword } from './present-password.tsx';

const words = accountPage.contact;
const rule = registrationField('phone');
type Props = { account: Account; onChange: (account: Account) => void };

/** Contact details for customers: phone and website, changed with the password. */
export function ContactBlock({ account, onChange }: Props) {
  const save = async ({ password = '', phone = '', website = '' }: Readonly<Record<string, string>>) => {
    const body = { password, website, ...(phone !== '' && { phone: normalisePhone(phone) }) };
    const saved = signed((options) => api.accountContact({ body }, options));
    onChange(await checked(isAccount, saved));
    return words.done;
  };
  const judge = ({ phone = '' }: Readonly<Record<string, string>>): Record<string, string> => {
    const problem = rule.problem(normalisePhone(phone));
    return problem ? { phone: problem } : {};
  };
  return (
    <AccountBlock heading={words.heading} lead={words.lead}>
      <AccountForm submit={words.submit} call={save} check={judge}>
        {(errors) => (
          <>
            <Field
              key={`phone ${account.phone}`}
              name="phone"
              label={t('Phone')}
              type="tel"
              inputMode="tel"
              required
              hint={rule.hint}
              autoComplete="tel"
              maxLength={rule.maxLength}
              defaultValue={account.phone ?? ''}
              error={errors['phone']}
            />
            <Field
              key={`website ${account.website}`}
              name="website"
              label={t('Website')}
              type="url"
              inputMode="url"
              placeholder="https://yourname.in"
              autoComplete="url"
              maxLength={maxLength.url}
              defaultValue={account.website ?? ''}
              error={errors['website']}
            />
            <PresentPassword error={errors['password']} />
          </>
        )}
      </AccountForm>
    </AccountBlock>
  );
}
