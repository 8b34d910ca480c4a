import { paths } from '#facts/paths.ts';
import { privacy } from '#content/company/privacy.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { TextPage } from '#features/company/text-page.tsx';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: privacy.title, description: privacy.metaDescription, path: paths.privacy });

export default function Privacy() {
  return <TextPage content={privacy} />;
}
