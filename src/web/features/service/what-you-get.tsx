import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';

/** The benefits as a list of plain promises. */
export function WhatYouGet({ items }: { items: readonly string[] }) {
  return (
    <div className="max-md:border-b max-md:border-line">
      <FoldsOnPhone heading={t('What you get')} className="text-2xl" summary="justify-between">
        <ul className="grid gap-2 pb-4 md:mt-4 md:pb-0">
          {items.map((item) => (
            <li key={item} className="flex gap-3">
              <Check aria-hidden size={22} strokeWidth={2.5} className="mt-0.5 shrink-0 text-teal" />
              {item}
            </li>
          ))}
        </ul>
      </FoldsOnPhone>
    </div>
  );
}
