import type { mailStopEndpoints } from '#contract/mail-stops.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { t } from '#words/t.ts';

/** Creates the choices of a mail's reader about further mails. */
export const createMailStops = ({ mails }: Pick<Platform, 'mails'>): Module<typeof mailStopEndpoints> => ({
  handlers: {
    async mailStop({ params: { secret }, body: { stopped } }) {
      const topic = await mails.setStopped(secret, stopped);
      if (!topic)
        throw new Problem('not_found', {
          message: t('This link is not whole. Please use the one in the mail.'),
        });
      return { topic, stopped };
    },
  },
});
