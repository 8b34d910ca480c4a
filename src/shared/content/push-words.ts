import { t } from '#words/t.ts';
import type { PushKind } from '#facts/push.ts';

/** The notification for each kind of push; the build gives the service worker these in every language. */
export const pushWords: Readonly<Record<PushKind, string>> = {
  'new-request': t('A new request waits in your inbox.'),
  'new-message': t('There is a new message in your inbox.'),
};
