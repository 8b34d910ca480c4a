import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** One answer for every invalid link; another for an unreachable server. */
export function StatusMissing({ status, erased }: { status: number; erased?: boolean }) {
  const missing = status === 404;
  return (
    <StatePage
      heading={
        erased
          ? t('Your request is erased')
          : missing
            ? t('This link opens no request')
            : t('We cannot show your request just now')
      }
      lead={
        erased
          ? t('Everybody who had received it has been informed. The link opens nothing any more.')
          : missing
            ? t(
                'Please check that you have the whole link. If you gave us your e-mail address, our e-mail to you has the link.',
              )
            : t('Your request is safe with us. Please try again in a minute.')
      }
      scene={missing ? 'no-results' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={paths.contact} look="secondary">
            {t('Contact us')}
          </ButtonLink>
        </>
      }
    />
  );
}
