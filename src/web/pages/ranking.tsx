import { paths } from '#facts/paths.ts';
import { ranking } from '#content/company/ranking.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { TextPage } from '#features/company/text-page.tsx';
import type { Route } from './+types/ranking';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ranking.title, description: ranking.metaDescription, path: paths.ranking });

export default function Ranking() {
  return <TextPage content={ranking} />;
}
