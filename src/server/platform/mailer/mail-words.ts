/** @file The words of a mail: what the staff has published of it, else what stands in the code. */
import { and, eq, gt } from 'drizzle-orm';
import {
  filledMail,
  mailNames,
  mailProblems,
  mailTemplate,
  mailTextOf,
  type MailName,
  type MailValues,
} from '#contract/desk/content/mails/mail-templates.ts';
import type { MailText } from '#contract/desk/content/mails/mail-template.ts';
import type { Database, DatabaseHandle } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';
import { followContent } from '#platform/follow-content.ts';

/** Where each process hears that other words were published. */
export const mailChannel = 'mail_words';

/** Returns a mail in its present words. Never fails: words that cannot be a mail are passed over for those of the code. */
export type MailWords = <Name extends MailName>(
  name: Name,
  values: MailValues<Name> & { readonly brand: string },
) => ReturnType<typeof filledMail>;

/** The words of the code, but for the mails that have others. */
export const mailWords =
  (published: ReadonlyMap<string, MailText> = new Map()): MailWords =>
  (name, values) =>
    filledMail(published.get(name) ?? mailTemplate(name), values);

/** Reads what is published. The first version of an item is a copy of the code's words, which still rule then. */
async function readMailTexts(db: Database): Promise<Map<string, MailText>> {
  const rows = await db
    .select({ key: contentItems.key, data: contentItems.published })
    .from(contentItems)
    .where(
      and(eq(contentItems.type, 'mail'), eq(contentItems.live, 'published'), gt(contentItems.number, 1)),
    );
  return new Map(
    rows.flatMap(({ key, data }) => {
      const name = mailNames.find((one) => one === key);
      const text = mailTextOf(data ?? {});
      // A placeholder may have gone since they were published.
      const isMail = name && text.subject && text.body && mailProblems(name, text).length === 0;
      return isMail ? [[name, text] as const] : [];
    }),
  );
}

/** Opens the words as they are published, for as long as the process lives. */
export async function openMailWords(from: {
  handle: Pick<DatabaseHandle, 'listen'>;
  db: Database;
  log: Log;
}): Promise<{ words: MailWords; close: () => Promise<void> }> {
  let published = new Map<string, MailText>();
  const close = await followContent(from, mailChannel, async () => {
    published = await readMailTexts(from.db);
  });
  return { words: (name, values) => mailWords(published)(name, values), close };
}
