/** @file The texts of mails at the desk. */
import { sql } from '#platform/db/drizzle.ts';
import {
  mailNames,
  mailProblems,
  mailTemplate,
  mailTextOf,
} from '#contract/desk/content/mails/mail-templates.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { sideLocales } from '#contract/desk/content/sides.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { catalogOf } from '#platform/words/catalogs.ts';
import { Problem } from '#platform/problem.ts';
import { mailChannel } from '#platform/mailer/mail-words.ts';

/** Publishes them: every process rereads them at the commit. */
export const mailTarget: ContentTarget = {
  publish: async () => undefined,
  notify: async (tx) => void (await tx.execute(sql`select pg_notify(${mailChannel}, '')`)),
  unpublish: () => {
    throw new Problem('conflict', { message: 'A mail always has words: go back to an earlier version.' });
  },
  tags: () => [],
  // The demonstration's desk shows the catalogue texts. Elsewhere they apply unseen, so that a release may change them.
  initialSides: (demo) =>
    (demo ? sideLocales : []).flatMap((locale) => {
      const said = catalogOf(locale);
      return mailNames
        .filter((name) => !(name in staffMails))
        .flatMap((of) => {
          const { subject, body } = mailTemplate(of);
          const words = { subject: said[subject] ?? '', body: said[body] ?? '' };
          // An incomplete mail in a language in progress is skipped: that one is sent in English.
          return words.subject && words.body ? [{ of, locale, words }] : [];
        });
    }),
  problems: (data, _, key) => {
    const name = mailNames.find((one) => one === key);
    return name ? mailProblems(name, mailTextOf(data)) : [];
  },
  existing: async () => {
    const now = new Date();
    return mailNames.map((key, position) => {
      const { subject, body } = mailTemplate(key);
      return { id: newId(), key, data: { subject, body }, publishedAt: now, updatedAt: now, position };
    });
  },
};
