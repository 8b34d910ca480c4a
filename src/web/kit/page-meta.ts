/** @file The head of a page, from four facts. */
import type { MetaDescriptor } from 'react-router';
import type { Async } from '#contract/settled.ts';
import type { Site } from '#contract/site.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type PageMeta = {
  title: string;
  description: string;
  /** The canonical path, in the stated spelling. */
  path: string;
  /** A drawn scene with a share picture; absent means the site's own. */
  scene?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

const share = { width: '1200', height: '630' };

/** Title, description, canonical, Open Graph and Twitter tags with a 1200 x 630 picture. */
export function pageMeta(
  matches: Matches,
  { title, description, path, scene, type = 'website', hidden }: PageMeta,
): MetaDescriptor[] {
  const site = (matches[0]?.loaderData as { site?: Partial<Site> } | undefined)?.site;
  const brand = site?.company?.brand ?? '';
  const full = title.includes(brand) ? title : `${title} | ${brand}`;
  const url = `${site?.url ?? ''}${path}`;
  const picture = `${site?.url ?? ''}${scene ? `/art/${scene}-share.jpg` : '/art/home/banner-share.jpg'}`;
  return [
    { title: full },
    { name: 'description', content: description },
    // A hidden page tells its address to nobody; so those that show no record are the same at every address.
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: share.width },
    { property: 'og:image:height', content: share.height },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}

type Described = Pick<PageMeta, 'title' | 'description' | 'path'>;

/**
 * The head of a page that is about one thing: that of the thing once it is there, else the one given, which search engines
 * leave out when the thing cannot be had. It never throws: a head takes the whole page along.
 */
export function pageMetaOf<T>(
  matches: Matches,
  thing: Async<T> | undefined,
  otherwise: Described,
  head: (value: T) => Omit<PageMeta, 'path'>,
): MetaDescriptor[] {
  const waiting = thing instanceof Promise;
  try {
    if (!waiting && thing?.ok) return pageMeta(matches, { ...head(thing.value), path: otherwise.path });
  } catch {
    // The part that shows the thing breaks over the same, and says so.
  }
  return pageMeta(matches, { ...otherwise, hidden: !waiting });
}
