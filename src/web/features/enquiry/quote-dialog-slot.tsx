import { useEffect } from 'react';
import { firstInteraction } from '#kit/page/first-interaction.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { QuoteDialogProps } from './quote-dialog.tsx';

const load = () => importTwice(() => import('./quote-dialog.tsx').then((module) => module.QuoteDialog));

/** The address says what was asked for, and the server draws it: loading the page again is enough. */
const QuoteDialog = later<QuoteDialogProps>(load, {
  StandIn: ({ open, onClose }) => open && <PartFailed onClose={onClose} />,
});

/** The place of a quote that an address opens: its code comes when somebody is there who may ask for one. */
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
