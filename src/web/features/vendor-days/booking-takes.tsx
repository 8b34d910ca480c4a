import { t } from '#words/t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  /** Whether a booking takes its day; null until the vendor has said so. */
  takes: boolean | null;
  /** Whether a booking has taken a day. */
  isAsked: boolean;
  busy: boolean;
  set: (takes: boolean) => void;
};

/** Whether a booking takes its day: asked once, when the first one has, and changed here. */
export function BookingTakes({ takes, isAsked, busy, set }: Props) {
  if (takes === null && isAsked)
    return (
      <Notice>
        <p className="font-semibold">
          {t('A booking has marked its day as not free. Shall each booking do so?')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button disabled={busy} onClick={() => set(true)}>
            {t('Yes, one booking fills my day')}
          </Button>
          <Button look="secondary" disabled={busy} onClick={() => set(false)}>
            {t('No, I take several on one day')}
          </Button>
        </div>
      </Notice>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <p>
        {takes === false
          ? t('Bookings leave their day free, since you take several on one day.')
          : t('A booking marks its day as not free.')}
      </p>
      <Button look="quiet" disabled={busy} onClick={() => set(takes === false)}>
        {takes === false ? t('One booking fills my day') : t('I take several on one day')}
      </Button>
    </div>
  );
}
