import { formatNow, prefixNow } from '#words/t.ts';
import { showDay } from '#contract/show-date.ts';
import { useInBrowser } from './use-hydrated.ts';

type Props = { day: string; className?: string };

const formatOf = (locale?: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
/** Making one costs a server more than everything else here. */
const indian = formatOf(formatNow());
let own: Intl.DateTimeFormat | undefined;
const inOwn = (day: string) => showDay((own ??= formatOf(prefixNow() ? formatNow() : undefined)), day);

/**
 * A calendar day in the visitor's own format; the server, which cannot know it, writes the Indian one. On a page that was chosen in
 * another language the day speaks that language, too.
 */
export function LocalDate({ day, className }: Props) {
  const shown = useInBrowser(() => inOwn(day), showDay(indian, day));
  return (
    <time dateTime={day} className={className}>
      {shown}
    </time>
  );
}
