import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { completenessSteps, percentDone } from '#content/vendor-completeness.ts';

/** The completeness of the page, and the next addition. */
export function CompletenessMeter({ vendor }: { vendor: PublicVendor }) {
  const steps = completenessSteps(vendor);
  const [next, ...later] = steps.filter(({ done }) => !done);
  return (
    <section aria-labelledby="complete" className="rounded-xl border border-line bg-paper p-5">
      <h2 id="complete" className="text-xl">
        {t('How complete your page is')}
      </h2>
      <ProgressBar
        label={t('{done} of {all} done', {
          done: steps.length - later.length - (next ? 1 : 0),
          all: steps.length,
        })}
        value={percentDone(steps)}
        max={100}
        className="mt-3"
      />
      {next ? (
        <p className="mt-3">
          <RichText
            text={t('Next: <step>{todo}</step>', { todo: next.todo })}
            parts={{
              step: (words) => (
                <TextAnchor href={`#${next.anchor}`} look="strong">
                  {words}
                </TextAnchor>
              ),
            }}
          />
        </p>
      ) : (
        <p className="mt-3">{t('All there. People find everything they look for.')}</p>
      )}
    </section>
  );
}
