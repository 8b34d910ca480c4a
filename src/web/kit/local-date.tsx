import { useEffect, useState } from 'react';
import { formatNow, prefixNow } from '#words/t.ts';
import { dayFormat, showDay } from '#contract/show-date.ts';
import { useMadeInBrowser } from '#ui/use-hydrated.ts';
import { firstInteraction } from './first-interaction.ts';
import { whenIdle } from './when-idle.ts';

type Props = { day: string; className?: string };

const indian = dayFormat({ dateStyle: 'medium' });

/** On a page that was chosen in another language the day speaks that language, too. */
const ownLocale = () => (prefixNow() ? formatNow() : navigator.language);
const inOwn = (day: string) =>
  showDay(new Intl.DateTimeFormat(ownLocale(), { dateStyle: 'medium', timeZone: 'UTC' }), day);

function Day({ day, className }: Props) {
  const madeInBrowser = useMadeInBrowser();
  const [adopted, setAdopted] = useState(false);
  useEffect(() => {
    if (!madeInBrowser && ownLocale() !== formatNow())
      void firstInteraction().then(() => whenIdle(() => setAdopted(true)));
  }, [madeInBrowser]);
  const shown = import.meta.env.SSR ? showDay(indian, day) : madeInBrowser || adopted ? inOwn(day) : day;
  return (
    // While the server's text is taken over React leaves what stands there, whatever it would write itself.
    <time dateTime={day} className={className} suppressHydrationWarning>
      {shown}
    </time>
  );
}

/**
 * A calendar day in the visitor's own format; the server, which cannot know it, writes the Indian one. That stays until somebody begins
 * to use the page: the first use of `Intl` costs a phone a tenth of a second.
 */
export const LocalDate = (props: Props) => <Day key={props.day} {...props} />;
