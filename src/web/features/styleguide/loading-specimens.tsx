import type { Settled } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { State } from './state.tsx';

const there: Settled<string> = { ok: true, value: 'Eighteen posts' };
const failed: Settled<string> = { ok: false, error: { status: 503, code: 'unavailable', message: 'away' } };

/** Placeholders in the final size. */
export const SkeletonSpecimen = () => (
  <State name="a line, a picture" className="grid gap-3">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="aspect-3/2 max-w-xs" />
  </State>
);

/** A part of a page's data: pending, loaded, failed. */
export function AsyncSpecimen() {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <State name="loading">
        <p>Loading...</p>
        <Skeleton className="mt-2 h-7" />
      </State>
      {[there, failed].map((data) => (
        <State key={String(data.ok)} name={data.ok ? 'there' : 'failed'}>
          <AsyncSection
            data={data}
            loading="Loading..."
            failed={() => <Notice tone="warning">Failed to load. Please try again later.</Notice>}
          >
            {(value) => <p>{value}</p>}
          </AsyncSection>
        </State>
      ))}
    </div>
  );
}
