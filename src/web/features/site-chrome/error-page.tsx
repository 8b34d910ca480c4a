import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';

const words = {
  missing: {
    title: 'This page is not here',
    lead: 'The address may be mistyped, or the page has moved. Nothing is lost: the way back is below.',
    scene: 'not-found',
    alt: 'An empty courtyard with one lamp burning',
  },
  failed: {
    title: 'This page could not be shown',
    lead: 'Something went wrong on our side. Load the page again in a minute, or call us; what you typed in a form is kept on your device.',
    scene: 'error',
    alt: 'A string of lights with one bulb out',
  },
};

/** When there is no page, or it failed: says so, and what to do. `titled` where no page has written the title. */
export function ErrorPage({ missing, titled = false }: { missing: boolean; titled?: boolean }) {
  const { title, lead, scene, alt } = missing ? words.missing : words.failed;
  return (
    <div className="wrap grid items-center gap-8 py-16 md:grid-cols-2">
      {titled && <title>{title}</title>}
      <div>
        <PageHeading lead={lead}>{title}</PageHeading>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>Go to the first page</ButtonLink>
          <ButtonLink to={paths.blogs} look="secondary">
            Read our blogs
          </ButtonLink>
          <ButtonLink to={paths.contact} look="secondary">
            Write to us
          </ButtonLink>
        </div>
      </div>
      <Picture name={scene} alt={alt} sizes="(min-width: 48rem) 45vw, 92vw" className="rounded-xl" />
    </div>
  );
}
