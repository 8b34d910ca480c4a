import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { twinPath } from '#ui/twin-path.ts';

const words = {
  missing: {
    title: t('This page is not here'),
    lead: t('The address may be mistyped, or the page has moved. Nothing is lost: the way back is below.'),
    scene: 'not-found',
  },
  failed: {
    title: t('This page could not be shown'),
    lead: t(
      'Something went wrong on our side. Load the page again in a minute, or call us; what you typed in a form is kept on your device.',
    ),
    scene: 'error',
  },
} as const;

/**
 * A missing or failed page: the reason and the next step. `titled` where no page has set the title. It uses neither the router nor the
 * company's data nor other state, since those may have failed; so its links load documents.
 */
export function ErrorPage({ missing, titled = false }: { missing: boolean; titled?: boolean }) {
  const { title, lead, scene } = missing ? words.missing : words.failed;
  return (
    <>
      {titled && <title>{title}</title>}
      <StatePage
        heading={title}
        lead={lead}
        scene={scene}
        actions={
          <>
            <ButtonAnchor href={twinPath(paths.home)}>{t('Go to the first page')}</ButtonAnchor>
            <ButtonAnchor href={twinPath(paths.blogs)} look="secondary">
              {t('Read our blogs')}
            </ButtonAnchor>
            <ButtonAnchor href={twinPath(paths.contact)} look="secondary">
              {t('Write to us')}
            </ButtonAnchor>
          </>
        }
      />
    </>
  );
}
