import { Check } from 'lucide-react';
import { t } from '#words/t.ts';

/** The benefits as a list of plain promises. */
export function WhatYouGet({ items }: { items: readonly string[] }) {
  return (
    <div>
      <h2 className="text-2xl">{t('What you get')}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden size={22} strokeWidth={2.5} className="mt-0.5 shrink-0 text-teal" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
