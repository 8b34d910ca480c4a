import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { loginPage } from '#content/vendor-account.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { loginCall } from '#features/account/login-call.ts';
import { LoginForm } from '#features/account/login-form.tsx';
import type { Route } from './+types/login';

export const action = formAction(loginCall);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: loginPage.title,
    description: loginPage.metaDescription,
    path: paths.login,
    scene: 'home/need-business',
  });

export default function Login() {
  return (
    <div className="wrap grid items-start gap-10 py-10 md:py-14 lg:grid-cols-2 lg:gap-16">
      <div>
        <PageHeading lead={loginPage.lead} className="mb-8">
          {loginPage.title}
        </PageHeading>
        <LoginForm />
        <div className="mt-8 grid gap-1 border-t border-line pt-5">
          <p>
            {loginPage.registerBefore}{' '}
            <TextLink to={paths.register} look="strong">
              {loginPage.register}
            </TextLink>
          </p>
          <p>
            {loginPage.contactBefore}{' '}
            <TextLink to={paths.contact} look="strong">
              {loginPage.contact}
            </TextLink>
          </p>
        </div>
      </div>
      <div className="hidden lg:block">
        <Picture
          name="home/need-business"
          alt={t('A small corner shop on its opening day, its owner at the door')}
          sizes="(min-width: 64rem) 36rem, 92vw"
          className="rounded-xl"
        />
      </div>
    </div>
  );
}
