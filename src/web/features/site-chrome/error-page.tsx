import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

const words = {
  missing: {
    title: 'This page is not here',
    lead: 'The address may be mistyped, or the page has moved. Nothing is lost: the way back is below.',
    scene: 'not-found',
  },
  failed: {
    title: 'This page could not be shown',
    lead: 'Something went wrong on our side. Load the page again in a minute, or call us; what you typed in a form is kept on your device.',
    scene: 'error',
  },
} as const;

/** When there is no page, or it failed: says so, and what to do. `titled` where no page has written the title. */
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
            <ButtonLink to={paths.home}>Go to the first page</ButtonLink>
            <ButtonLink to={paths.blogs} look="secondary">
              Read our blogs
            </ButtonLink>
            <ButtonLink to={paths.contact} look="secondary">
              Write to us
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
