/** @file The head of a page. */
import type { MetaDescriptor } from 'react-router';
import { alternatesOf, type Locale } from '#words/locales.ts';
import { localeNow, prefixNow } from '#words/t.ts';
import type { Async } from '#contract/settled.ts';
import type { Site } from '#contract/site.ts';
import { twinPath } from '#ui/twin-path.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type PageMeta = {
  title: string;
  description: string;
  /** The canonical path, in the stated spelling. */
  path: string;
  /** A drawn scene with a share picture; absent means the site's own. */
  scene?: string | null;
  /** Another share picture, by its path. */
  picture?: { src: string; width: number; height: number } | null;
  type?: 'website' | 'article' | 'profile';
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The languages in which its text exists; all offered ones by default. */
  spoken?: readonly Locale[];
  /** The language of the page's subject, where it is not its own: then only the page in that language is indexed. */
  lang?: string | undefined;
};

/**
 * For a page whose text is translated item by item: its existence in the default language does not prove another. The page in the other
 * language names both, and the sitemap does.
 */
export const spokenWhereWritten: readonly Locale[] | undefined = prefixNow() ? undefined : [];

const share = { width: 1200, height: 630 };

/** Only search engines read these, from the server's page: no script contains them. */
const alternateLinks = (site: string, path: string, spoken?: readonly Locale[]): MetaDescriptor[] =>
  import.meta.env.SSR
    ? alternatesOf(path, spoken).map(({ lang, address }) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: lang,
        href: site + address,
      }))
    : [];

/**
 * Returns title, description, canonical link, Open Graph and Twitter tags with a 1200 x 630 picture.
 * @where Where does the title of a page come from?
 */
export function pageMeta(
  matches: Matches,
  { title, description, path, scene, picture, type = 'website', hidden, spoken, lang }: PageMeta,
): MetaDescriptor[] {
  const site = (matches[0]?.loaderData as { site?: Partial<Site> } | undefined)?.site;
  const brand = site?.company?.brand ?? '';
  const full = title.includes(brand) ? title : `${title} | ${brand}`;
  const url = (site?.url ?? '') + twinPath(path);
  const { src, width, height } = picture ?? { ...share, src: `/art/${scene ?? 'home/banner'}-share.jpg` };
  const image = (site?.url ?? '') + src;
  return [
    { title: full },
    { name: 'description', content: description },
    // A hidden page has no canonical address, so that pages without a record are the same at every address.
    ...(hidden || lang
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
          ...alternateLinks(site?.url ?? '', path, spoken),
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: `${localeNow()}_IN` },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ];
}

type Described = Pick<PageMeta, 'title' | 'description' | 'path'>;

/**
 * Returns the head of a page about one record: built from the record when it is there, else the given one, `noindex` when the record failed
 * to load. It never throws, since an error in a head breaks the whole page.
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
    // The part that shows the record fails for the same reason and reports it.
  }
  return pageMeta(matches, { ...otherwise, hidden: !waiting });
}
