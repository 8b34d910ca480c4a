import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { Notice } from '#ui/notice.tsx';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** States that the content below comes from the device's cache, and its age. */
export function KeptNotice({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <Notice role="status">
      {t('Our server cannot be reached at present. This is as you last read it, on {moment}.', {
        moment: showMoment(moment, at),
      })}
    </Notice>
  );
}
