import type { PublicVendor } from '#contract/vendors.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { completenessSteps } from './completeness.ts';

/** How complete the page is, and what to add next. */
export function CompletenessMeter({ vendor }: { vendor: PublicVendor }) {
  const steps = completenessSteps(vendor);
  const [next, ...later] = steps.filter(({ done }) => !done);
  return (
    <section aria-labelledby="complete" className="rounded-xl border border-line bg-paper p-5">
      <h2 id="complete" className="text-xl">
        How complete your page is
      </h2>
      <ProgressBar
        label={`${steps.length - later.length - (next ? 1 : 0)} of ${steps.length} done`}
        value={steps.filter(({ done }) => done).length}
        max={steps.length}
        className="mt-3"
      />
      {next ? (
        <p className="mt-3">
          Next:{' '}
          <a
            href={`#${next.anchor}`}
            className="tap inline-flex items-center font-semibold text-teal underline underline-offset-4"
          >
            {next.todo}
          </a>
        </p>
      ) : (
        <p className="mt-3">All there. People find everything they look for.</p>
      )}
    </section>
  );
}
