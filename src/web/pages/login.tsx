import { paths } from '#facts/paths.ts';
import { loginPage } from '#content/vendor-account.ts';
import { loginAction } from '#kit/login-action.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { LoginForm } from '#features/account/login-form.tsx';
import type { Route } from './+types/login';

export const action = loginAction;

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: loginPage.title,
    description: loginPage.metaDescription,
    path: paths.login,
    scene: 'home/need-business',
  });

const link = 'tap inline-flex items-center font-semibold text-teal underline underline-offset-4';

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
            <PageLink to={paths.register} className={link}>
              {loginPage.register}
            </PageLink>
          </p>
          <p>
            {loginPage.contactBefore}{' '}
            <PageLink to={paths.contact} className={link}>
              {loginPage.contact}
            </PageLink>
          </p>
        </div>
      </div>
      <div className="hidden lg:block">
        <Picture
          name="home/need-business"
          alt="A small corner shop on its opening day, its owner at the door"
          sizes="(min-width: 64rem) 36rem, 92vw"
          className="rounded-xl"
        />
      </div>
    </div>
  );
}
