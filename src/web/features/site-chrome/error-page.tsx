import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';

const words = {
  missing: {
    title: 'This page is not here',
    lead: 'The address may be mistyped, or the page has moved. Nothing is lost: the way back is below.',
    picture: {
      name: 'state/not-found',
      alt: 'A lost cycle rickshaw at a crossing of narrow lanes under a signpost whose arms point four ways',
    },
  },
  failed: {
    title: 'This page could not be shown',
    lead: 'Something went wrong on our side. Load the page again in a minute, or call us; what you typed in a form is kept on your device.',
    picture: {
      name: 'state/error',
      alt: 'A knocked-over glass of chai spilling across a letter, with a hand bell and a folded cloth ready to wipe it up',
    },
  },
};

/** When there is no page, or it failed: says so, and what to do. `titled` where no page has written the title. */
export function ErrorPage({ missing, titled = false }: { missing: boolean; titled?: boolean }) {
  const { title, lead, picture } = missing ? words.missing : words.failed;
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
      <Picture {...picture} sizes="(min-width: 48rem) 45vw, 92vw" className="rounded-xl" />
    </div>
  );
}
