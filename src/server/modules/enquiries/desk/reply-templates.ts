/** @file Templates for the staff's replies. The defaults of a language apply until the staff saves any in it. */
import { asc, eq, sql } from '#platform/db/drizzle.ts';
import { defaultTemplates } from '#domain/enquiries/default-words.ts';
import { enquiryKindNames } from '#domain/enquiries/enquiry-kinds.ts';
import { wordLimits, type ReplyTemplate, type TemplateWords } from '#contract/desk/reply-templates.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { violatesUnique } from '#platform/db/unique-violation.ts';
import { replyTemplates } from '#platform/db/tables.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import type { EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';

const columns = {
  id: replyTemplates.id,
  locale: replyTemplates.locale,
  kind: replyTemplates.kind,
  name: replyTemplates.name,
  subject: replyTemplates.subject,
  text: replyTemplates.text,
  version: replyTemplates.version,
};

const defaultsIn = (spoken: Locale) => defaultTemplates.filter(({ locale }) => locale === spoken);

async function list(db: Database): Promise<ReplyTemplate[]> {
  const stored = await db.select(columns).from(replyTemplates).orderBy(asc(replyTemplates.id));
  return localeNames.flatMap((spoken): ReplyTemplate[] => {
    const own = stored.filter(({ locale }) => locale === spoken);
    if (own.length === 0)
      return defaultsIn(spoken).map((template) => ({ ...template, kind: null, version: 1 }));
    // Of a kind that is gone, for every kind.
    return own.map((row) => ({ ...row, kind: enquiryKindNames.find((name) => name === row.kind) ?? null }));
  });
}

/** Stores the defaults: a change of one makes all of its language the staff's own. */
async function storeDefaults(tx: Tx): Promise<void> {
  // Of two concurrent first changes, the second waits and finds the defaults stored.
  await tx.execute(sql`lock table ${replyTemplates} in share row exclusive mode`);
  for (const spoken of localeNames) {
    const defaults = defaultsIn(spoken);
    if (defaults.length > 0 && (await tx.$count(replyTemplates, eq(replyTemplates.locale, spoken))) === 0)
      await tx.insert(replyTemplates).values(defaults);
  }
}

async function locked(tx: Tx, id: string, version: number): Promise<void> {
  const [found] = await tx.select(columns).from(replyTemplates).where(eq(replyTemplates.id, id));
  if (!found) throw new Problem('not_found');
  if (found.version !== version)
    throw new Problem('conflict', { message: 'Somebody else has changed this text meanwhile.' });
}

/** Creates the templates' list and changes. Each change returns the changed list. */
export function createReplyTemplates({ db, clock }: Pick<EnquiryDependencies, 'db' | 'clock'>) {
  const changed = async (by: Actor, change: (tx: Tx) => Promise<unknown>): Promise<ReplyTemplate[]> => {
    try {
      return await db.transaction(async (tx) => {
        await storeDefaults(tx);
        await change(tx);
        await recordEvent(tx, { type: 'template.changed', by, on: { kind: 'desk' }, at: clock() });
        return list(tx);
      });
    } catch (error) {
      if (!violatesUnique(error, 'reply_templates_name_key')) throw error;
      throw new Problem('invalid_input', { fieldErrors: { name: 'Another text has this name.' } });
    }
  };
  return {
    list: () => list(db),

    /** Adds a template. @throws Problem conflict when the limit is reached */
    add: (words: TemplateWords, by: Actor) =>
      changed(by, async (tx) => {
        if ((await tx.$count(replyTemplates)) >= wordLimits.templates)
          throw new Problem('conflict', { message: `Please keep to ${wordLimits.templates} texts.` });
        await tx.insert(replyTemplates).values(words);
      }),

    /** Changes a template. @throws Problem not_found, or conflict for an older version */
    change: (id: string, { version, ...words }: TemplateWords & { version: number }, by: Actor) =>
      changed(by, async (tx) => {
        await locked(tx, id, version);
        await tx
          .update(replyTemplates)
          .set({ ...words, version: version + 1 })
          .where(eq(replyTemplates.id, id));
      }),

    /** Removes a template. @throws Problem as `change` */
    remove: (id: string, version: number, by: Actor) =>
      changed(by, async (tx) => {
        await locked(tx, id, version);
        await tx.delete(replyTemplates).where(eq(replyTemplates.id, id));
      }),
  };
}
