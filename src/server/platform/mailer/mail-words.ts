/** @file The words of a mail in the language of its reader: what the staff has published of it in that language, else what stands in the code and in the catalogue. */
import { and, eq } from '#platform/db/drizzle.ts';
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
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { localeNow, translated } from '#words/t.ts';
import type { Database, DatabaseHandle } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { followContent } from '#platform/follow-content.ts';

/** Where each process hears that other words were published. */
export const mailChannel = 'mail_words';

/** Returns a mail in its present words, in the language that is spoken now. Never fails: words that cannot be a mail are passed over for those of the code. */
export type MailWords = <Name extends MailName>(
  name: Name,
  values: MailValues<Name> & { readonly brand: string },
) => ReturnType<typeof filledMail>;

/** What the staff has published: texts by language and mail. Those of one language never stand in a mail of another. */
export type PublishedMails = ReadonlyMap<Locale, ReadonlyMap<MailName, MailText>>;

/** The words of the code and of the catalogues, but for the mails that have others. */
export const mailWords =
  (published: PublishedMails = new Map()): MailWords =>
  (name, values) =>
    filledMail(published.get(localeNow())?.get(name) ?? templateNow(name), values);

function templateNow(name: MailName): MailText {
  const { subject, body } = mailTemplate(name);
  return { subject: translated(subject), body: translated(body) };
}

/** The texts of a mail; in another language than English what was not written in it is said as the catalogue says it. */
const textOf = (name: MailName, locale: Locale, { subject, body }: MailText): MailText => {
  if (locale === defaultLocale) return { subject, body };
  const own = inLocale(locale, () => templateNow(name));
  return { subject: subject || own.subject, body: body || own.body };
};

/**
 * Reads what is published. The first version of an English item is a copy of the code's words, which still rule then. An item in
 * another language is known by the id of its English one.
 */
async function readMailTexts(db: Database): Promise<PublishedMails> {
  const rows = await db
    .select({
      id: contentItems.id,
      key: contentItems.key,
      locale: contentItems.locale,
      number: contentItems.number,
      data: contentItems.published,
    })
    .from(contentItems)
    .where(and(eq(contentItems.type, 'mail'), eq(contentItems.live, 'published')));
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  const texts = new Map(localeNames.map((locale) => [locale, new Map<MailName, MailText>()]));
  for (const { key, locale, number, data } of rows) {
    if (locale === defaultLocale && number < 2) continue;
    const name = mailNames.find((one) => one === (keys.get(key) ?? key));
    const text = name && textOf(name, locale, mailTextOf(data ?? {}));
    // A placeholder may have gone since they were published.
    if (text?.subject && text.body && mailProblems(name!, text).length === 0)
      texts.get(locale)?.set(name!, text);
  }
  return texts;
}

/** Opens the words as they are published, for as long as the process lives. */
export async function openMailWords(from: {
  handle: Pick<DatabaseHandle, 'listen'>;
  db: Database;
  log: Log;
}): Promise<{ words: MailWords; close: () => Promise<void> }> {
  let published: PublishedMails = new Map();
  const close = await followContent(from, mailChannel, async () => {
    published = await readMailTexts(from.db);
  });
  return { words: (name, values) => mailWords(published)(name, values), close };
}
