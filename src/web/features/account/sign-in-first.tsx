import { loginPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** In place of a page that needs somebody signed in. */
export function SignInFirst({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div>
      <PageHeading lead={lead}>{heading}</PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>
        <ButtonLink to={paths.register} look="secondary">
          {loginPage.register}
        </ButtonLink>
      </div>
    </div>
  );
}
