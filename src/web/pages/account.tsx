import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath, paths } from '#facts/paths.ts';
import { accountPage } from '#content/vendor-account.ts';
import { later } from '#kit/page/later.tsx';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useSession } from '#kit/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SignInFirst } from '#features/account/sign-in-first.tsx';
import type { Route } from './+types/account';

/** Fetched only by signed-in visitors. */
const AccountSettings = later(
  () => import('#features/account/account-settings.tsx').then((module) => module.AccountSettings),
  { loading: <p role="status">{messages.loading}</p>, StandIn: PartFailed },
);

export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountPage.title,
    description: accountPage.metaDescription,
    path: paths.account,
    hidden: true,
  });

/** The server's HTML is the same for everyone; the content depends on the token on this device. */
export default function Account() {
  const running = useHydrated();
  const { signedIn, vendorId } = useSession();
  if (running && !signedIn) return <SignInFirst heading={accountPage.title} lead={accountPage.signedOut} />;
  return (
    <div className="wrap max-w-4xl py-10 md:py-14">
      <PageHeading lead={accountPage.lead} className="mb-8">
        {accountPage.title}
      </PageHeading>
      {running ? (
        <>
          {vendorId && (
            <ButtonLink to={editProfilePath(vendorId)} look="secondary" className="mb-6">
              {t('Back to editing your page')}
            </ButtonLink>
          )}
          <AccountSettings />
        </>
      ) : (
        <>
          <p role="status">{messages.loading}</p>
          <noscript>{t('This page needs JavaScript: without it nobody can stay signed in.')}</noscript>
        </>
      )}
    </div>
  );
}
