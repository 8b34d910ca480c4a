import { useEffect } from 'react';
import { firstInteraction } from '#kit/page/first-interaction.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { QuoteDialogProps } from './quote-dialog.tsx';

const load = () => importTwice(() => import('./quote-dialog.tsx').then((module) => module.QuoteDialog));

/** The address states the request, and the server renders it: reloading the page is enough. */
const QuoteDialog = later<QuoteDialogProps>(load, {
  StandIn: ({ open, onClose }) => open && <PartFailed onClose={onClose} />,
});

/** The slot of a quote that an address opens: its code loads when a visitor may request one. */
export function QuoteDialogSlot({ asked }: { asked: QuoteDialogProps | null }) {
  useEffect(
    () =>
      void firstInteraction()
        .then(load)
        .catch(() => undefined),
    [],
  );
  return asked && <QuoteDialog {...asked} />;
}
