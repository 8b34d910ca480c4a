import { t } from '#words/t.ts';
import type { ServicePage } from '#content/types.ts';
import { NumberedList } from '#ui/numbered-list.tsx';

/** Three steps, and the procedure after the form is sent. */
export function HowItWorks({ steps, afterYouSend }: Pick<ServicePage, 'steps' | 'afterYouSend'>) {
  return (
    <div>
      <h2 className="text-2xl">{t('How it works')}</h2>
      <NumberedList items={steps} className="mt-4 gap-5" />
      <div className="mt-6 rounded-lg border-l-4 border-teal bg-teal-wash p-4">
        <h3 className="text-lg">{t('After you send')}</h3>
        <p className="mt-1">{afterYouSend}</p>
      </div>
    </div>
  );
}
