import { isOwnPath } from '#facts/own-path.ts';
import { MapPin } from 'lucide-react';
import { t } from '#words/t.ts';
import type { Opening } from '#contract/openings.ts';
import { careers } from '#content/company/careers.ts';
import { useCompanyText } from '#kit/page/company-text.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';

/** One opening. "Apply Now" leads to its own form, else to the form configured for all, else to a mail. */
export function OpeningCard({ opening }: { opening: Opening }) {
  const { embeds } = useSite();
  const fill = useCompanyText();
  const lists = [
    { heading: t('You will'), points: opening.youWill },
    { heading: t('You bring'), points: opening.youBring },
    { heading: t('We offer'), points: opening.weOffer },
  ].filter(({ points }) => points.length > 0);
  const given = opening.applyAt ?? embeds.careersForm;
  const form = isOwnPath(given) ? twinPath(given) : given;
  const outside = form?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <article className="rounded-xl border border-line bg-paper p-6 shadow-card md:p-8">
      <h2 className="text-2xl">{opening.title}</h2>
      <p className="mt-2 flex items-center gap-2 text-ink-soft">
        <MapPin aria-hidden size={18} /> {opening.location}
      </p>
      <p className="mt-4 max-w-prose">{opening.description}</p>
      <div className="mt-6 grid gap-6 md:grid-cols-3">
        {lists.map(({ heading, points }) => (
          <div key={heading}>
            <h3 className="text-lg">{heading}</h3>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-marigold-deep">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ButtonAnchor
        className="mt-8"
        href={form ?? `mailto:${fill('{email}')}?subject=${encodeURIComponent(opening.title)}`}
        {...outside}
      >
        {careers.applyLabel}
        <span className="sr-only">: {opening.title}</span>
      </ButtonAnchor>
    </article>
  );
}
