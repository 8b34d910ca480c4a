import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';

/** A link of the bar or the foot. */
export type NavigationLink = { readonly label: string; readonly to: string; readonly highlighted?: boolean };

/** The links of the bar, in its order. */
export const primaryLinks: readonly NavigationLink[] = [
  { label: t('Communities'), to: paths.communities, highlighted: true },
  { label: t('Blogs'), to: paths.blogs },
  { label: t('Gallery'), to: paths.gallery },
];

/** Beside them: where families look first. On a narrow screen they stand in the menu alone. */
export const findLinks: readonly NavigationLink[] = [
  { label: t('Find a vendor'), to: paths.vendors },
  { label: t('Markets'), to: paths.markets },
];
