import { paths } from '#facts/paths.ts';
import { howReviewsWork } from '#content/company/how-reviews-work.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { TextPage } from '#features/company/text-page.tsx';
import type { Route } from './+types/how-reviews-work';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: howReviewsWork.title,
    description: howReviewsWork.metaDescription,
    path: paths.reviews,
  });

export default function HowReviewsWork() {
  return <TextPage content={howReviewsWork} />;
}
