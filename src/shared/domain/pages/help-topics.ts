import { t } from '#words/t.ts';

/** Topics of the questions, in the order of the help page. */
export const helpTopics = {
  asking: t('Asking, and your data'),
  events: t('Weddings and events'),
  building: t('Building and repairs'),
  business: t('Starting a business'),
} as const;
export type HelpTopic = keyof typeof helpTopics;
