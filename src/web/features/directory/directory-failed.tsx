import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';

/** The search failed: the stated sentence, and other links. */
export function DirectoryFailed() {
  return (
    <FailedNotice
      more={
        <ButtonLink to={paths.contact} look="quiet">
          {t('Tell us what you need')}
        </ButtonLink>
      }
    >
      {messages.marketVendorsFailed}
    </FailedNotice>
  );
}
