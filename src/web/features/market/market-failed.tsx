import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';

/** The stated sentence, and two links: the same page once more, or all vendors. */
export function MarketFailed({ message }: { message: string }) {
  return (
    <FailedNotice
      more={
        <ButtonLink to={paths.vendors} look="quiet">
          {t('All vendors')}
        </ButtonLink>
      }
    >
      {message}
    </FailedNotice>
  );
}
