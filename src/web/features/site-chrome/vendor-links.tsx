import { useNavigate } from 'react-router';
import { LayoutDashboard } from 'lucide-react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath, paths, profilePath } from '#facts/paths.ts';
import { logout } from '#kit/session/logout.ts';
import { useSession } from '#kit/session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { useOwnId } from './use-own-id.ts';

const link =
  'tap inline-flex w-full items-center rounded-md px-3 font-semibold whitespace-nowrap xl:px-2 2xl:px-3 hover:text-teal';

/** The links of a signed-in vendor in the bar. */
export function VendorLinks() {
  const { signedIn, vendorId } = useSession();
  const navigate = useNavigate();
  useOwnId();
  if (!signedIn) return null;
  const leave = () =>
    logout().then(
      () => navigate(paths.home),
      (error: unknown) => console.error(messages.logoutFailedLog, error),
    );
  return (
    <>
      {vendorId && (
        <>
          <li>
            <PageLink to={profilePath(vendorId)} className={link}>
              {t('View Profile')}
            </PageLink>
          </li>
          <li>
            <PageLink to={editProfilePath(vendorId)} className={link}>
              {t('Edit Profile')}
            </PageLink>
          </li>
        </>
      )}
      <li>
        <PageLink to={paths.workshop} className={link}>
          <LayoutDashboard aria-hidden size={20} className="hidden xl:block" />
          <span className="xl:sr-only">{t('Workshop')}</span>
        </PageLink>
      </li>
      <li>
        <button type="button" onClick={leave} className={buttonClass('secondary', 'px-4! py-2!')}>
          {t('Logout')}
        </button>
      </li>
    </>
  );
}
