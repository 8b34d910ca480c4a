import { Check, X } from 'lucide-react';
import { t } from '#words/t.ts';
import { teamDeeds } from '#content/team-deeds.ts';

/** The permissions by role, from the table of rights. */
export function Deeds() {
  return (
    <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {teamDeeds().map(({ label, helper }) => (
        <li key={label} className="flex items-start gap-2 border-t border-line py-2">
          {helper ? (
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          ) : (
            <X aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-soft" />
          )}
          <span>
            {label}
            <span className="block text-sm text-ink-soft">
              {helper ? t('You and your helpers') : t('Only you')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
