import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { directoryPage } from '#content/directory.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StateScene } from '#ui/state-scene.tsx';

/** No matching vendors, or no vendors yet: the next steps. */
export function DirectoryEmpty({ narrowed }: { narrowed: boolean }) {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 rounded-xl border border-line bg-paper p-6 sm:grid-cols-[1fr_1.4fr] sm:p-8">
      <StateScene scene="no-results" className="mx-auto max-w-72" />
      <div>
        <p className="text-lg">{narrowed ? directoryPage.emptyAdvice : directoryPage.noneYet}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {narrowed && <ButtonLink to={paths.vendors}>{t('Show all vendors')}</ButtonLink>}
          <ButtonLink to={paths.contact} look={narrowed ? 'secondary' : 'primary'}>
            {t('Tell us what you need')}
          </ButtonLink>
          {!narrowed && (
            <ButtonLink to={paths.register} look="secondary">
              {t('List your business')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
