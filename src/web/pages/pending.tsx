import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/pending';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.comingSoon,
    description: t('This part of the site is being prepared. Meanwhile, see what is there or write to us.'),
    path: paths.pending,
    hidden: true,
  });

export default function Pending() {
  return (
    <div className="wrap grid items-center gap-8 py-16 md:grid-cols-2">
      <div>
        <PageHeading lead={t('We are still working on this page. The rest of the courtyard is open.')}>
          {messages.comingSoon}
        </PageHeading>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{t('Go to the first page')}</ButtonLink>
          <ButtonLink to={paths.contact} look="secondary">
            {t('Write to us')}
          </ButtonLink>
        </div>
      </div>
      <div>
        <Picture
          name="home/need-construction"
          alt={t(
            'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets',
          )}
          sizes="(min-width: 48rem) 45vw, 92vw"
          className="rounded-xl"
        />
      </div>
    </div>
  );
}
