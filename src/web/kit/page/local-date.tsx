import { useEffect, useState } from 'react';
import { formatNow, prefixNow } from '#words/t.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { AsServed } from '#ui/as-served.tsx';
import { firstInteraction } from './first-interaction.ts';
import { whenIdle } from './when-idle.ts';

type Props = { day: string; className?: string };

const indian = dayFormat({ dateStyle: 'medium' });

/** On a page in another language the day is in that language, too. */
const ownLocale = () => (prefixNow() ? formatNow() : navigator.language);
let own: Intl.DateTimeFormat | undefined;
const written = (day: string) =>
  showDay(
    import.meta.env.SSR
      ? indian
      : (own ??= new Intl.DateTimeFormat(ownLocale(), { dateStyle: 'medium', timeZone: 'UTC' })),
    day,
  );

/**
 * A calendar day in the visitor's own format; the server, which cannot know it, writes the Indian one. That stays until the first
 * interaction: the first use of `Intl` costs a phone a tenth of a second.
 */
export function LocalDate({ day, className }: Props) {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (ownLocale() !== formatNow()) void firstInteraction().then(() => whenIdle(() => setUsed(true)));
  }, []);
  return (
    <time dateTime={day} className={className}>
      <AsServed key={`${used}`} of={day} write={written} />
    </time>
  );
}
