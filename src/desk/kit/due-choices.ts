/** @file When an enquiry is to be looked at again: the usual moments, in Delhi time. */
import { dayInDelhi, dayMs, hourMs, utcOffset } from '#facts/time.ts';

const morning = '10:00:00';

/** Returns the usual moments from now on; null for none at all. */
export function dueChoices(now = new Date()): { label: string; value: string | null }[] {
  const at = (day: string, time = morning) => new Date(`${day}T${time}${utcOffset}`).toISOString();
  const after = (days: number) => dayInDelhi(new Date(now.getTime() + days * dayMs));
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  return [
    { label: 'In two hours', value: inHours(2) },
    { label: 'Tomorrow at ten', value: at(after(1)) },
    { label: 'In three days at ten', value: at(after(3)) },
    { label: 'In a week at ten', value: at(after(7)) },
    { label: 'In a month at ten', value: at(after(30)) },
    { label: 'No due time', value: null },
  ];
}
