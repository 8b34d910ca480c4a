/** @file Notices for a vendor on its own page while it is not public. */
import { t } from '#words/t.ts';

export const visibilityWords = {
  waiting: {
    heading: t('We are checking your page'),
    detail: t('Nobody else sees it yet. You can fill it in meanwhile; we mail you when it is public.'),
  },
  hidden: {
    heading: t('Your page is hidden'),
    detail: t('Nobody else sees it at present. Call or mail us when this is settled. Our reason:'),
  },
} as const;
