import { lazyPart } from '#kit/page/lazy-part.tsx';

/** The consent banner: its code comes only to a site that has an outside tag to ask about. Without it the tag stays out. */
export const ConsentSlot = lazyPart(() =>
  import('./consent-banner.tsx').then((module) => module.ConsentBanner),
);
