import { paths } from '#facts/paths.ts';
import { howWeCheck } from '#content/company/how-we-check.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { TextPage } from '#features/company/text-page.tsx';
import type { Route } from './+types/how-we-check';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: howWeCheck.title,
    description: howWeCheck.metaDescription,
    path: paths.howWeCheck,
  });

export default function HowWeCheck() {
  return <TextPage content={howWeCheck} />;
}
