import { useState } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { editProfilePath } from '#facts/paths.ts';
import { later } from '#kit/page/later.tsx';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useSession } from '#kit/session/session.ts';
import { PartFailed } from '#ui/part-failed.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SignInFirst } from '#features/account/sign-in-first.tsx';
import type { Route } from './+types/edit-profile';

const title = t('Edit Profile');

/** Fetched only by signed-in visitors; others see two buttons. */
const MyPage = later(() => import('./parts/my-page.tsx').then((module) => module.MyPage), {
  loading: (
    <p role="status" className="wrap py-14">
      {messages.loading}
    </p>
  ),
  StandIn: () => <PartFailed />,
});

export const handle = { contactBar: 'own' };

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title,
    description: t('For the vendor alone: change what your page shows.'),
    path: editProfilePath(params.vendorId),
    hidden: true,
  });

const signIn = <SignInFirst heading={title} lead={t('Please sign in to edit your page.')} />;

/** The server's HTML is the same for everyone; the owner is known only from the token on this device. */
export default function EditProfile({ params: { vendorId } }: Route.ComponentProps) {
  const running = useHydrated();
  const { signedIn } = useSession();
  const [began, setBegan] = useState(false);
  // A session that ends during typing must not remove the page.
  if (signedIn && !began) setBegan(true);
  if (!running)
    return (
      <div className="wrap py-14">
        <h1 className="text-3xl">{title}</h1>
        <p role="status" className="mt-4">
          {messages.loading}
        </p>
        <noscript>{t('Editing needs JavaScript: without it nobody can stay signed in.')}</noscript>
      </div>
    );
  if (!signedIn && !began) return signIn;
  return <MyPage key={vendorId} vendorId={vendorId} signIn={signIn} />;
}
