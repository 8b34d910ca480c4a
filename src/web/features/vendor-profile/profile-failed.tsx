import { t } from '#words/t.ts';
import { errorWith } from '#facts/messages.ts';
import { editProfilePath, paths } from '#facts/paths.ts';
import { useSession } from '#kit/session/session.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

type Props = { vendorId: string; status: number; message: string };

/** Replaces a profile that does not exist or failed to load: the stated text, and a link. */
export function ProfileFailed({ vendorId, status, message }: Props) {
  const own = useSession().vendorId === vendorId;
  const missing = status === 404;
  return (
    <StatePage
      role="alert"
      heading={errorWith(message)}
      lead={
        missing
          ? t('The business may have closed its page, or the address is mistyped.')
          : t('It may work again in a minute.')
      }
      scene={missing ? 'nothing-here' : 'error'}
      actions={
        <>
          {own && <ButtonLink to={editProfilePath(vendorId)}>{t('Edit your own')}</ButtonLink>}
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={paths.weddingVendors} look="secondary">
            {t('Find vendors for an event')}
          </ButtonLink>
          <ButtonLink to={paths.constructionVendors} look="secondary">
            {t('Find vendors for building')}
          </ButtonLink>
        </>
      }
    />
  );
}
