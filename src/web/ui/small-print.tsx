import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { t } from '#words/t.ts';

type Props = {
  /** The purpose, in one short sentence. */
  lead: string;
  /** The whole notice. */
  children: ReactNode;
};

/** A notice beside a submit button: its purpose in sight, all of it folded. The browser's own element, which needs no script. */
export function SmallPrint({ lead, children }: Props) {
  return (
    <details className="group text-sm text-ink-soft">
      <summary className="tap flex cursor-pointer list-none items-center py-1.5 [&::-webkit-details-marker]:hidden">
        <span>
          {lead}{' '}
          <span className="font-semibold whitespace-nowrap text-teal underline">
            {t('How we use this')}
            <ChevronDown aria-hidden size={16} className="inline group-open:rotate-180" />
          </span>
        </span>
      </summary>
      <p className="pb-2">{children}</p>
    </details>
  );
}
