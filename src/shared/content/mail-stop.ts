import { t } from '#words/t.ts';
import type { OptionalTopic } from '#facts/mail-topics.ts';

/** The text of the page that stops mails of one topic. */
export const mailStopWords = {
  title: t('Mails that you need not get'),
  description: t('Stops mails of one kind with one tap.'),
  ask: {
    invitation: t('Stop invitations to write reviews?'),
    reminder: t('Stop reminders about requests and checks?'),
  } satisfies Record<OptionalTopic, string>,
  askLead: t('One tap is enough. What your requests need, such as messages and quotes, still comes.'),
  stop: t('Stop these mails'),
  stopped: {
    invitation: t('You get no more invitations to write reviews'),
    reminder: t('You get no more reminders'),
  } satisfies Record<OptionalTopic, string>,
  stoppedLead: t('It holds from now on for this address.'),
  undo: t('Send them again'),
  resumed: t('You get these mails again'),
  resumedLead: t('Each of them has a link that stops them.'),
} as const;
