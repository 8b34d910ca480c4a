import { useParams } from 'react-router';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { later } from '#kit/page/later.tsx';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useSession } from '#kit/session/session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SignInFirst } from '#features/account/sign-in-first.tsx';
import type { Route } from './+types/workshop';

const title = t('Your workshop');
const loading = (
  <p role="status" className="wrap py-14">
    {messages.loading}
  </p>
);

/** Fetched only by signed-in visitors; others see two buttons. */
const Workshop = later<{ part: string | undefined }>(
  () => import('./parts/workshop-parts.tsx').then((module) => module.WorkshopAt),
  { loading, StandIn: () => <PartFailed /> },
);

export const handle = { contactBar: 'own' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: t('For the vendor alone: enquiries, your page, and what is still missing there.'),
    path: paths.workshop,
    hidden: true,
  });

/** The server's HTML is the same for everyone; the owner is known only from the token on this device. */
export default function WorkshopPage() {
  const { part, introductionId } = useParams();
  const running = useHydrated();
  const { signedIn } = useSession();
  if (!running)
    return (
      <div className="wrap py-14">
        <PageHeading>{title}</PageHeading>
        <p role="status" className="mt-4 noscript:hidden">
          {messages.loading}
        </p>
        <noscript className="mt-4 block">
          {t('The workshop needs JavaScript: without it nobody can stay signed in.')}
        </noscript>
      </div>
    );
  if (!signedIn) return <SignInFirst heading={title} lead={t('Please sign in to open your workshop.')} />;
  return <Workshop part={introductionId ? 'enquiries' : part} />;
}
