import { paths } from '#facts/paths.ts';
import { myWords as words } from '#content/my.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { openLinksCall } from '#kit/api/my-links-calls.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { OpenLinks } from '#features/my/open-links.tsx';
import type { Route } from './+types/my-links';

export const action = formAction(openLinksCall);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: words.openTitle,
    description: words.description,
    path: paths.my,
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** A tap is required: mail programs open links to scan them, and would use up the secret. */
export default function MyLinks({ params }: Route.ComponentProps) {
  return <OpenLinks params={params} />;
}
