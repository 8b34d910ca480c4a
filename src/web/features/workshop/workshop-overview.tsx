import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import { completenessSteps, percentDone, stepPath, type Step } from '#content/vendor-completeness.ts';
import { firstStepsWords } from '#content/first-steps.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { HandOuts } from './hand-outs.tsx';
import { WaitingRequests } from './waiting-requests.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The completeness of the page, and the next step. */
function Progress({
  steps,
  next,
  vendorId,
}: {
  steps: readonly Step[];
  next: Step | undefined;
  vendorId: string;
}) {
  return (
    <section aria-labelledby="so-far" className="rounded-xl border border-line bg-paper p-5 sm:p-6">
      <h2 id="so-far" className="text-2xl">
        {next
          ? t('Your page is {percent} % there', { percent: percentDone(steps) })
          : t('Your page is complete')}
      </h2>
      <ProgressBar
        label={t('{done} of {all} done', {
          done: steps.filter(({ done }) => done).length,
          all: steps.length,
        })}
        value={percentDone(steps)}
        max={100}
        className="mt-3"
      />
      {next ? (
        <div className="mt-5 grid justify-items-start gap-2">
          <p className="text-sm font-semibold text-teal">{t('The most useful step now')}</p>
          <p className="text-lg">{next.why}</p>
          <ButtonLink to={stepPath(vendorId, next)} className="mt-1">
            {next.todo}
          </ButtonLink>
        </div>
      ) : (
        <p className="mt-3">{t('All there. People find everything they look for.')}</p>
      )}
    </section>
  );
}

/** The first page of the workshop. `mailAgain` asks for the mail of confirmation once more. */
export function WorkshopOverview({ vendor, mailAgain }: OwnVendor & { mailAgain: ReactNode }) {
  const { _id } = vendor;
  const steps = completenessSteps(vendor);
  const [next, ...later] = steps.filter(({ done }) => !done);
  const done = steps.filter((step) => step.done);
  return (
    <div className="grid gap-6">
      <WaitingRequests most={3} />
      {vendor.emailVerified === false && (
        <Notice>
          <h2 className="text-base font-semibold">{t('Confirm your e-mail')}</h2>
          <p className="mb-3">{firstStepsWords.mail(vendor.email ?? '')}</p>
          {mailAgain}
        </Notice>
      )}
      <Progress steps={steps} next={next} vendorId={_id} />
      {later.length > 0 && (
        <section aria-labelledby="after-that">
          <h2 id="after-that" className="text-xl">
            {t('After that')}
          </h2>
          <ol className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {later.map((step) => (
              <li key={step.todo} className="border-t border-line py-3">
                <TextLink to={stepPath(_id, step)} look="strong">
                  {step.todo}
                </TextLink>
                <p className="text-sm text-ink-soft">{step.why}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="there">
          <h2 id="there" className="text-xl">
            {t('Already there')}
          </h2>
          <ul className="mt-3 grid gap-x-6 gap-y-1 text-ink-soft sm:grid-cols-2 xl:grid-cols-3">
            {done.map(({ todo }) => (
              <li key={todo} className="flex gap-2">
                <Check aria-hidden size={18} className="mt-1 shrink-0 text-leaf" /> {todo}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(vendor.visibility ?? 'public') === 'public' && <HandOuts vendorId={_id} />}
      <div className="flex flex-wrap gap-3">
        {(vendor.visibility ?? 'public') === 'public' && (
          <ButtonLink to={profilePath(_id)} look="secondary">
            {messages.viewProfile}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
