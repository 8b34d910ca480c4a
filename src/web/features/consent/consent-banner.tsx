import { useEffect } from 'react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { decide, useChoice } from '#kit/page/consent.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { startOutsideTag, stopOutsideTag } from './outside-tag.ts';

/** Asks for consent before the configured outside tag is loaded. Both answers take one tap and look alike; no answer counts as no. */
export function ConsentBanner({ analyticsId }: { analyticsId: string }) {
  const choice = useChoice();
  useEffect(() => {
    if (choice === 'yes') startOutsideTag(analyticsId);
    else stopOutsideTag();
  }, [choice, analyticsId]);
  if (choice !== null) return null;
  return (
    <aside
      aria-label={t('Cookie choices')}
      className="no-print fixed inset-x-0 bottom-14 z-30 border-t border-line bg-paper shadow-raised md:bottom-0 [@media(height<30rem)]:static"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="grow basis-80">
          <RichText
            text={t(
              'May we let Google count this visit, with cookies, so that we know which pages help? Without it we count pages ourselves, without cookies. More in our <policy>Privacy Policy</policy>.',
            )}
            parts={{ policy: (words) => <TextLink to={paths.privacy}>{words}</TextLink> }}
          />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => decide('no')}>
            {t('No, thank you')}
          </Button>
          <Button look="secondary" onClick={() => decide('yes')}>
            {t('Yes, you may')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
