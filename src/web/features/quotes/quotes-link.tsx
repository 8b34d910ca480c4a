import { t } from '#words/t.ts';
import { quotesPath } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Link from the private page of an enquiry to its quotes; `decided` once a vendor is booked. */
export function QuotesLink({ secret, count, decided }: { secret: string; count: number; decided: boolean }) {
  return (
    <section
      aria-labelledby="quotes"
      className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-marigold-wash p-5"
    >
      <h2 id="quotes" className="text-2xl">
        {t('{count, plural, one {# quote has come} other {# quotes have come}}', { count })}
      </h2>
      <ButtonLink to={quotesPath(secret)} look={decided ? 'secondary' : 'primary'}>
        {decided ? t('See the quotes') : t('Compare and decide')}
      </ButtonLink>
    </section>
  );
}
