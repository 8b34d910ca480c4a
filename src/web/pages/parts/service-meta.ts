import type { MetaDescriptor } from 'react-router';
import type { ServicePage } from '#content/types.ts';
import { pageMeta } from '#kit/page/page-meta.ts';

/** Returns the head of a service page, from its content; nothing where this failed to load. */
export const serviceMeta = (
  matches: Parameters<typeof pageMeta>[0],
  page: ServicePage | undefined,
): MetaDescriptor[] =>
  page?.title
    ? pageMeta(matches, {
        title: page.title,
        description: page.metaDescription,
        path: page.route,
        scene: page.picture,
      })
    : [];
