import { data } from 'react-router';
import { pageMeta } from '#kit/page-meta.ts';
import { ErrorPage } from '#features/site-chrome/error-page.tsx';
import type { Route } from './+types/not-found';

/** Every address that no page has. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'This page is not here',
    description: 'There is no page at this address.',
    path: '/',
    hidden: true,
  });

export default function NotFound() {
  return <ErrorPage missing />;
}
