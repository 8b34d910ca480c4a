import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { StateScene } from '#ui/state-scene.tsx';

/** A post that does not exist or could not be loaded: two different sentences, one link back. */
export function BlogMissing({ status }: { status: number }) {
  const lead =
    status === 404
      ? t('It may have been taken down, or the address is mistyped.')
      : t('The rest of the site is there; this page may work again in a minute.');
  return (
    <div>
      <PageHeading lead={lead}>{status === 404 ? messages.blogNotFound : messages.blogFailed}</PageHeading>
      <ButtonLink to={paths.blogs} className="mt-8">
        {messages.backToBlogs}
      </ButtonLink>
      <StateScene scene={status === 404 ? 'not-found' : 'error'} className="mt-10 max-w-lg" />
    </div>
  );
}
