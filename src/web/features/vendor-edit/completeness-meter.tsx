import type { PublicVendor } from '#contract/vendors.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { completenessSteps } from '#content/vendor-completeness.ts';

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
          <TextAnchor href={`#${next.anchor}`} look="strong">
            {next.todo}
          </TextAnchor>
        </p>
      ) : (
        <p className="mt-3">All there. People find everything they look for.</p>
      )}
    </section>
  );
}
