import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { Notice } from '#ui/notice.tsx';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Says that what stands below is what the device has kept, and since when. */
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
