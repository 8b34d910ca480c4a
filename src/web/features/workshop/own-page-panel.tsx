import { t } from '#words/t.ts';
import { completenessSteps, percentDone, stepPath } from '#content/vendor-completeness.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { editProfilePath, handOutPath, paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { twinPath } from '#ui/twin-path.ts';

/** Number of steps shown at once: more would look like work. */
const shown = 5;

/** Tells the owner that this is the customers' view of the page, and which additions would help it most. */
export function OwnPagePanel({ vendor }: { vendor: PublicVendor }) {
  const { _id } = vendor;
  const steps = completenessSteps(vendor);
  const open = steps.filter(({ done }) => !done).slice(0, shown);
  return (
    <Notice className="no-print mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          {t('This is your page as customers see it.')}
          {open.length > 0 && (
            <strong className="block">
              {t('Your page is {percent} % there', { percent: percentDone(steps) })}
            </strong>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={editProfilePath(_id)} look="secondary">
            {t('Edit it')}
          </ButtonLink>
          <ButtonAnchor
            href={twinPath(handOutPath(_id, 'poster.png'))}
            look="secondary"
            target="_blank"
            rel="noopener"
          >
            {t('Poster to print')}
          </ButtonAnchor>
          <ButtonLink to={paths.workshop} look="secondary">
            {t('Workshop')}
          </ButtonLink>
        </div>
      </div>
      {open.length > 0 && (
        <ol
          className={`mt-3 grid gap-x-6 ${open.length > 1 ? 'sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]' : ''}`}
        >
          {open.map((step) => (
            <li key={step.todo} className="border-t border-line sm:py-2">
              <TextLink to={stepPath(_id, step)} look="strong">
                {step.todo}
              </TextLink>
              <p className={`text-sm text-ink-soft ${step === open[0] ? '' : 'max-sm:hidden'}`}>{step.why}</p>
            </li>
          ))}
        </ol>
      )}
    </Notice>
  );
}
