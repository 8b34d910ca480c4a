import { Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { twinPath } from '#ui/twin-path.ts';
import type { Route } from './+types/offline';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('You are offline'),
    description: t('There is no network. Pages you have read before are still here.'),
    path: paths.offline,
    hidden: true,
  });

const readable = [
  { label: t('Home'), href: paths.home },
  { label: t('Blogs'), href: paths.blogs },
  { label: t('Communities'), href: paths.communities },
  { label: t('Gallery'), href: paths.gallery },
];

/** Shown without a network at any address that is not cached. It works without scripts. */
export default function Offline() {
  const { company } = useSite();
  return (
    <StatePage
      heading={t('You are offline')}
      lead={t(
        'This page has not been read on this device before, so it needs a network. What you typed in a form is kept on your device.',
      )}
      scene="offline"
      actions={
        <>
          {/* An empty address is the requested page. */}
          <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>
          <ButtonAnchor href={telHref(company.phone)} look="secondary">
            <Phone aria-hidden size={18} /> {showPhone(company.phone)}
          </ButtonAnchor>
        </>
      }
    >
      <h2 className="mt-12 text-xl">{t('Perhaps you have read these')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {readable.map(({ label, href }) => (
          <li key={href}>
            <TextAnchor href={twinPath(href)} look="standing">
              {label}
            </TextAnchor>
          </li>
        ))}
      </ul>
    </StatePage>
  );
}
