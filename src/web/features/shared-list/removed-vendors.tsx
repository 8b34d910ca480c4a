import { Form, useNavigation } from 'react-router';
import type { RemovedVendor } from '#contract/removed-from-lists.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { Button } from '#ui/button.tsx';

const day = delhiFormat({ dateStyle: 'medium' });

/** Removed vendors and the people who removed them, each with a button to restore it. */
export function RemovedVendors({ removed }: { removed: readonly RemovedVendor[] }) {
  const busy = useNavigation().state !== 'idle';
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed" className="mt-10">
      <h2 id="removed" className="text-2xl">
        {words.removedHeading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.removedLead}</p>
      <Form method="post" preventScrollReset>
        <ul className="mt-4 divide-y divide-line rounded-xl border border-line bg-paper px-5">
          {removed.map(({ vendorId, name, by, at, until }) => (
            <li key={vendorId} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0 wrap-anywhere">
                <strong className="block">{name}</strong>
                <span className="text-sm text-ink-soft">
                  {words.removedBy(by, showMoment(day, at), showMoment(day, until))}
                </span>
              </span>
              <Button
                type="submit"
                name="change"
                value={`add:${vendorId}`}
                look="secondary"
                disabled={busy}
                aria-label={`${words.bringBack}: ${name}`}
              >
                {words.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
