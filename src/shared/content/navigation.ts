import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';

/** A link of the navigation bar or the footer. */
export type NavigationLink = { readonly label: string; readonly to: string; readonly highlighted?: boolean };

/** The links of the navigation bar, in their order. */
export const primaryLinks: readonly NavigationLink[] = [
  { label: t('Communities'), to: paths.communities, highlighted: true },
  { label: t('Blogs'), to: paths.blogs },
  { label: t('Gallery'), to: paths.gallery },
];

/** Further links, for families' first steps. On a narrow screen only the menu has them. */
export const findLinks: readonly NavigationLink[] = [
  { label: t('Find a vendor'), to: paths.vendors },
  { label: t('Markets'), to: paths.markets },
];
