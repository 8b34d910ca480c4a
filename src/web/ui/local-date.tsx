import { showDay } from '#contract/show-date.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = { day: string; className?: string };

const formatOf = (locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
/** Making one costs a server more than everything else here. */
const indian = formatOf('en-IN');

/** A calendar day in the visitor's own format; the server, which cannot know it, writes the Indian one. */
export function LocalDate({ day, className }: Props) {
  const format = useHydrated() ? formatOf() : indian;
  return (
    <time dateTime={day} className={className}>
      {showDay(format, day)}
    </time>
  );
}
