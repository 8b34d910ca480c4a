import { paths } from '#facts/paths.ts';
import { registerPage } from '#content/vendor-account.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RegisterAside } from '#features/account/register-aside.tsx';
import { registrationCall } from '#features/account/registration-call.ts';
import { RegistrationForm } from '#features/account/registration-form.tsx';
import type { Route } from './+types/register';

export const action = formAction(registrationCall);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: registerPage.title,
    description: registerPage.metaDescription,
    path: paths.register,
    scene: 'home/need-business',
  });

export default function Register() {
  return (
    <div className="wrap grid gap-5 py-5 md:gap-10 md:py-12 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
      <div>
        <PageHeading lead={registerPage.lead}>{registerPage.title}</PageHeading>
        <p className="mt-2 mb-3 md:mb-6">
          {registerPage.signInBefore}{' '}
          <TextLink to={paths.login} look="strong">
            {registerPage.signIn}
          </TextLink>
        </p>
        <RegistrationForm />
      </div>
      <RegisterAside />
    </div>
  );
}
