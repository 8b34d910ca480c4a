/** @file The words of a mail in its recipient's language: the staff's published words, else those of the code and the catalogue. */
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

/** The channel that announces newly published words to every process. */
export const mailChannel = 'mail_words';

/** Returns a mail in its present words, in the current language. Never fails: invalid words are replaced by those of the code. */
export type MailWords = <Name extends MailName>(
  name: Name,
  values: MailValues<Name> & { readonly brand: string },
) => ReturnType<typeof filledMail>;

/** The staff's published texts by language and mail. Texts of one language never occur in a mail of another. */
export type PublishedMails = ReadonlyMap<Locale, ReadonlyMap<MailName, MailText>>;

/** Returns the words of the code and of the catalogues, except for mails with published words. */
export const mailWords =
  (published: PublishedMails = new Map()): MailWords =>
  (name, values) =>
    filledMail(published.get(localeNow())?.get(name) ?? templateNow(name), values);

function templateNow(name: MailName): MailText {
  const { subject, body } = mailTemplate(name);
  return { subject: translated(subject), body: translated(body) };
}

/** Returns the texts of a mail; a text not written in the given language comes from the catalogue. */
const textOf = (name: MailName, locale: Locale, { subject, body }: MailText): MailText => {
  if (locale === defaultLocale) return { subject, body };
  const own = inLocale(locale, () => templateNow(name));
  return { subject: subject || own.subject, body: body || own.body };
};

/**
 * Reads the published words. The first version of an English item is a copy of the code's words, which still rule then. An item in
 * another language is identified by the id of its English one.
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
    // A placeholder may have been removed since the publication.
    if (text?.subject && text.body && mailProblems(name!, text).length === 0)
      texts.get(locale)?.set(name!, text);
  }
  return texts;
}

/** Opens the published words, for as long as the process lives. */
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
