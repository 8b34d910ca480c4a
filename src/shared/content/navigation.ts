import { paths } from '#facts/paths.ts';

/** A link of the bar or the foot. */
export type NavigationLink = { readonly label: string; readonly to: string; readonly highlighted?: boolean };

/** The links of the bar, in its order. */
export const primaryLinks: readonly NavigationLink[] = [
  { label: 'Communities', to: paths.communities, highlighted: true },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Gallery', to: paths.gallery },
];
