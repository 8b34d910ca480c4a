import { t } from '#words/t.ts';
import { afterYouSendPath } from '#facts/paths.ts';
import type { ServicePage } from '#content/types.ts';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Three steps, and what this page does with what was sent. The rest is the same for all and stands once, where the link leads. */
export function HowItWorks({ steps, afterYouSend }: Pick<ServicePage, 'steps' | 'afterYouSend'>) {
  return (
    <div className="max-md:border-b max-md:border-line">
      <FoldsOnPhone heading={t('How it works')} className="text-2xl" summary="justify-between">
        <NumberedList items={steps} className="mt-1 gap-4 md:mt-4" />
        <p className="mt-4">{afterYouSend}</p>
        <TextLink to={afterYouSendPath} look="standing">
          {t('After you send')}
        </TextLink>
      </FoldsOnPhone>
    </div>
  );
}
