import { ChevronRight, UserRoundCog } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths, workshopPath } from '#facts/paths.ts';
import { PageLink } from '#ui/page-link.tsx';
import type { WorkshopPart } from './workshop-part.ts';

/** The place More: its parts, and the account. */
export function WorkshopMore({ parts }: { parts: readonly WorkshopPart[] }) {
  const rows = [
    ...parts
      .filter(({ place, key }) => place === 'more' && key !== 'more')
      .map(({ key, label, Icon }) => ({ to: workshopPath(key), label, Icon })),
    { to: paths.account, label: t('Your account'), Icon: UserRoundCog },
  ];
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-paper">
      {rows.map(({ to, label, Icon }) => (
        <li key={to}>
          <PageLink
            to={to}
            className="tap flex items-center gap-3 px-4 py-3 font-semibold hover:bg-teal-wash"
          >
            {Icon && <Icon aria-hidden size={20} className="text-teal" />}
            {label}
            <ChevronRight aria-hidden size={18} className="ml-auto text-ink-soft" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
