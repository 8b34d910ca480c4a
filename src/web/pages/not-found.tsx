import { data } from 'react-router';
import { t } from '#words/t.ts';
import { refusedForm } from '#content/refused-form.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { refusedFormContext } from '#kit/page/server-context.ts';
import { ErrorPage } from '#features/site-chrome/error-page.tsx';
import { RefusedForm } from '#features/site-chrome/refused-form.tsx';
import type { Route } from './+types/not-found';

/** Every address without a page, and the page about a refused form. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const back = context.get(refusedFormContext);
  return data(back, { status: back === null ? 404 : 403 });
};
export const clientLoader = () => null;

const missing = { title: t('This page is not here'), description: t('There is no page at this address.') };
const refused = { title: refusedForm.title, description: refusedForm.lead };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...(loaderData ? refused : missing), path: '/', hidden: true });

export default function NotFound({ loaderData: back }: Route.ComponentProps) {
  return back ? <RefusedForm back={back} /> : <ErrorPage missing />;
}
