/** What the questions are about, in the order of the help page. */
export const helpTopics = {
  asking: 'Asking, and your data',
  events: 'Weddings and events',
  building: 'Building and repairs',
  business: 'Starting a business',
} as const;
export type HelpTopic = keyof typeof helpTopics;
