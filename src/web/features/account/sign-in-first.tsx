import { loginPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** Replaces a page that requires a sign-in. */
export function SignInFirst({ heading, lead }: { heading: string; lead: string }) {
  return (
    <StatePage
      heading={heading}
      lead={lead}
      scene="door"
      actions={
        <>
          <ButtonLink to={paths.login}>{loginPage.submit}</ButtonLink>
          <ButtonLink to={paths.register} look="secondary">
            {loginPage.register}
          </ButtonLink>
        </>
      }
    />
  );
}
