import { ChevronRight } from 'lucide-react';
import { t } from '#words/t.ts';
import { TextLink } from '#ui/text-link.tsx';

type Step = { name: string; path: string };

/** Breadcrumb from all vendors to this list; the last step is the page itself. */
export function PlaceTrail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-base font-normal">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="inline-flex items-center gap-x-1">
            {index > 0 && <ChevronRight aria-hidden size={16} className="text-ink-soft" />}
            {index < steps.length - 1 ? (
              <TextLink to={path} look="standing">
                {name}
              </TextLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
