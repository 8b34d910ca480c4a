import { useHydrated } from './use-hydrated.ts';

type Props = { day: string; className?: string };

/** A calendar day in the visitor's own format; the server, which cannot know it, writes the Indian one. */
export function LocalDate({ day, className }: Props) {
  const locale = useHydrated() ? undefined : 'en-IN';
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return (
    <time dateTime={day} className={className}>
      {text}
    </time>
  );
}
