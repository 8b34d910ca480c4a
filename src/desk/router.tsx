/** @file The desk's pages and their addresses. Each loads its own code. */
import { createBrowserRouter, redirect } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import { readSession } from './kit/session.ts';
import { DeskFailure } from './ui/frame/desk-failure.tsx';
import { DeskLoading } from './ui/frame/desk-loading.tsx';

/** Requires a session; without one leads to the sign-in and back. */
async function signedIn({ request }: { request: Request }) {
  if (await readSession()) return null;
  const { pathname, search } = new URL(request.url);
  const to =
    pathname === deskPaths.home ? '' : `?${new URLSearchParams({ to: pathname + search }).toString()}`;
  return redirect(deskPaths.signIn + to);
}

export const createDeskRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: DeskFailure,
      HydrateFallback: DeskLoading,
      children: [
        { path: deskPaths.signIn, lazy: () => import('./pages/sign-in.tsx') },
        { path: deskPaths.join, lazy: () => import('./pages/join.tsx') },
        {
          loader: signedIn,
          shouldRevalidate: () => false,
          lazy: () => import('./ui/frame/desk-layout.tsx'),
          children: [
            {
              ErrorBoundary: DeskFailure,
              children: [
                { path: deskPaths.home, lazy: () => import('./pages/today.tsx') },
                { path: deskPaths.enquiries, lazy: () => import('./pages/enquiries.tsx') },
                { path: deskPaths.enquiry, lazy: () => import('./pages/enquiry.tsx') },
                { path: deskPaths.words, lazy: () => import('./pages/words.tsx') },
                { path: deskPaths.health, lazy: () => import('./pages/health.tsx') },
                { path: deskPaths.searchWords, lazy: () => import('./pages/search-words.tsx') },
                { path: deskPaths.complaints, lazy: () => import('./pages/complaints.tsx') },
                { path: deskPaths.reviews, lazy: () => import('./pages/reviews.tsx') },
                { path: deskPaths.vendors, lazy: () => import('./pages/vendors.tsx') },
                { path: deskPaths.vendor, lazy: () => import('./pages/vendor.tsx') },
                { path: deskPaths.claims, lazy: () => import('./pages/claims.tsx') },
                { path: deskPaths.claim, lazy: () => import('./pages/claim.tsx') },
                { path: deskPaths.checks, lazy: () => import('./pages/checks.tsx') },
                { path: deskPaths.check, lazy: () => import('./pages/check.tsx') },
                { path: deskPaths.moving, lazy: () => import('./pages/import-export.tsx') },
                { path: deskPaths.mails, lazy: () => import('./pages/mails.tsx') },
                { path: deskPaths.pictures, lazy: () => import('./pages/pictures.tsx') },
                { path: deskPaths.content, lazy: () => import('./pages/content.tsx') },
                { path: deskPaths.contentList, lazy: () => import('./pages/content-list.tsx') },
                { path: deskPaths.contentItem, lazy: () => import('./pages/content-item.tsx') },
                { path: deskPaths.people, lazy: () => import('./pages/people.tsx') },
                { path: deskPaths.funnel, lazy: () => import('./pages/funnel.tsx') },
                { path: deskPaths.record, lazy: () => import('./pages/record.tsx') },
                { path: deskPaths.styleguide, lazy: () => import('./pages/styleguide.tsx') },
                { path: deskPaths.keys, lazy: () => import('./pages/keys.tsx') },
                { path: '*', lazy: () => import('./pages/missing.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ]);
