import { t } from '#words/t.ts';
import { openOn, showHours, type OpeningHours } from '#domain/vendors/opening-hours.ts';
import { useDelhiDay } from '#ui/use-delhi-day.ts';

/** Today's hours, rendered once scripts run: a cached page may be read on another day. The line keeps its height. */
export function HoursToday({ hours }: { hours: OpeningHours | null }) {
  const today = useDelhiDay();
  const open = today && openOn(hours, today);
  const words =
    today === null || open === null
      ? ''
      : open
        ? t('Open today, {hours}', { hours: showHours(hours?.[today] ?? '') })
        : t('Closed today');
  return (
    <p className={`min-h-6 pt-1 text-sm font-semibold ${open ? 'text-leaf' : 'text-ink-soft'}`}>{words}</p>
  );
}
