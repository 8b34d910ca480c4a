import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';

/** Sign-up for new members: the configured external form, or the contact page where there is none. */
export function CrewSignUp() {
  const { crewSignupForm } = useSite().embeds;
  return (
    <section aria-labelledby="crew-sign-up" className="wrap pb-4">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-marigold-wash p-4 md:p-6">
        <div>
          <h2 id="crew-sign-up" className="text-xl md:text-2xl">
            {t('Do you want to work as crew?')}
          </h2>
          <p className="mt-1">{t('You must be 18 or older. We speak with everyone before we list them.')}</p>
        </div>
        <ButtonAnchor
          href={crewSignupForm ?? twinPath(paths.contact)}
          look="secondary"
          {...(crewSignupForm && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t('Sign up as crew')}
        </ButtonAnchor>
      </div>
    </section>
  );
}
