import { lazy, Suspense } from 'react';

const ConsentBanner = lazy(() =>
  import('./consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })),
);

/** The place of the consent banner: its code comes only to a site that has an outside tag to ask about. */
export function ConsentSlot({ analyticsId }: { analyticsId: string }) {
  return (
    <Suspense>
      <ConsentBanner analyticsId={analyticsId} />
    </Suspense>
  );
}
