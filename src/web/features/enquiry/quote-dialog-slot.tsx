import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { firstTouch } from '#kit/first-touch.ts';

const load = () => import('./quote-dialog.tsx');

/** Without its code the page is loaded anew: the address says what was asked for, and the server draws it. */
const QuoteDialog = lazy(() =>
  load().then(
    (module) => ({ default: module.QuoteDialog }),
    () => {
      location.reload();
      return new Promise<never>(() => {});
    },
  ),
);

/** The place of a quote that an address opens: its code comes when somebody is there who may ask for one. */
export function QuoteDialogSlot({ asked }: { asked: ComponentProps<typeof QuoteDialog> | null }) {
  useEffect(
    () =>
      void firstTouch()
        .then(load)
        .catch(() => undefined),
    [],
  );
  return (
    asked && (
      <Suspense>
        <QuoteDialog {...asked} />
      </Suspense>
    )
  );
}
