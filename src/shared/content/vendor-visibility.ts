/** @file What a vendor reads at its own page while nobody else sees it. */

export const visibilityWords = {
  waiting: {
    heading: 'Your page waits for a look by us',
    detail: 'Nobody else sees it yet. You can fill it in meanwhile; we mail you when it is public.',
  },
  hidden: {
    heading: 'Your page is hidden',
    detail: 'Nobody else sees it at present. Call or mail us when this is settled. Our reason:',
  },
} as const;
