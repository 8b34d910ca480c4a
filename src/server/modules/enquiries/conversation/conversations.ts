/** @file Messages between family, vendor and staff: stored once, announced by a mail that holds a link and none of the text. */
import { and, eq } from '#platform/db/drizzle.ts';
import type { MessageAuthor } from '#domain/enquiries/disclosures.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { inboxUrl } from '#modules/enquiries/vendor/inbox-url.ts';
import { enquiryMessages } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { Problem } from '#platform/problem.ts';
import { fillPath } from '#contract/kit.ts';
import { defaultLocale } from '#words/locales.ts';
import {
  awayMail,
  messageMail,
  type IntroducedContact,
  hasEmail,
} from '#modules/enquiries/vendor/introduction.mails.ts';
import type { IntroductionRow } from '#modules/enquiries/vendor/introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { askedFacts, askedFactsOf, factsTo, toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { closedThread, isWritable, markSeen, takesMessages } from './thread-messages.ts';
import { takePictures } from './taken-pictures.ts';
import { keepUnanswered } from './unanswered.ts';
import type { IntroductionDependencies } from '#modules/enquiries/vendor/introduction.types.ts';

export type Draft = { text: string; key: string; pictures?: readonly string[] | undefined };
type Thread = { enquiry: Enquiry; row: IntroductionRow | null };
/** `about` names the request to this reader. */
type Reader = IntroducedContact & { link: string; about: () => string };

/** @where How do family, vendor and staff write to each other? */
export function createConversations({
  clock,
  mails,
  frame,
  findVendor,
  links,
  notifyDevices,
}: Pick<IntroductionDependencies, 'clock' | 'mails' | 'frame' | 'findVendor' | 'links' | 'notifyDevices'>) {
  /** At most one mail about a thread is queued; it covers the messages of ten minutes. */
  async function notify(
    tx: Tx,
    { enquiry, row }: Thread,
    to: Reader,
    { author, awayUntil }: { author: MessageAuthor; awayUntil: string | null },
  ): Promise<void> {
    const writers = { vendor: row?.vendorName ?? null, staff: frame.company.brand, family: null };
    const told = { reference: enquiry.reference, link: to.link, about: to.about };
    await mails.enqueue(tx, {
      topic: 'message',
      // A person's next message gets a mail of its own.
      about: `${awayUntil ? 'away' : 'messages'} ${row?.id ?? enquiry.id} to ${to.link}`,
      to: to.email,
      write: () =>
        awayUntil && row
          ? awayMail({ ...told, vendor: row.vendorName, awayUntil }, to, frame)
          : messageMail({ ...told, writer: writers[author] }, to, frame),
    });
  }

  const family = (enquiry: Enquiry) =>
    enquiry.email && isMailable(enquiry.email)
      ? {
          companyName: '',
          email: enquiry.email,
          confirmed: false,
          locale: enquiry.locale,
          link: links.linkTo(enquiry),
          // The address is unproven: nothing that was typed is repeated to it.
          about: () => enquiry.reference,
        }
      : null;
  const staff = (enquiry: Enquiry): Reader => ({
    companyName: '',
    email: frame.staff,
    confirmed: false,
    locale: defaultLocale,
    link: frame.publicUrl + fillPath(deskPaths.enquiry, { reference: enquiry.reference }),
    about: () => askedFacts(askedFactsOf(enquiry), true),
  });
  async function vendor(tx: Tx, enquiry: Enquiry, row: IntroductionRow) {
    const contact = await findVendor(row.vendorId, tx);
    return hasEmail(contact)
      ? {
          ...contact,
          link: inboxUrl(frame, contact, row.id),
          about: () => factsTo(toldOf(enquiry), contact),
        }
      : null;
  }

  async function readersOf(tx: Tx, { enquiry, row }: Thread, author: MessageAuthor) {
    const others = {
      family: () => family(enquiry),
      vendor: () => (row ? vendor(tx, enquiry, row) : null),
      staff: () => (row ? null : staff(enquiry)),
    };
    const found = [];
    for (const reader of ['family', 'vendor', 'staff'] as const) {
      const one = reader === author ? null : await others[reader]();
      if (one) found.push(one);
    }
    return found;
  }

  return {
    /**
     * Stores a message of a thread whose enquiry is locked, with its event and its mails; `silent` when another mail announces it,
     * `awayUntil` for the automatic sentence. Returns false when it was already stored.
     * @throws Problem conflict where the thread is closed, idempotency_conflict for the same key with another text
     */
    async write(
      tx: Tx,
      thread: Thread,
      { text, key, pictures = [] }: Draft,
      {
        author,
        by,
        name,
        silent = false,
        awayUntil = null,
      }: { author: MessageAuthor; by: Actor; name: string; silent?: boolean; awayUntil?: string | null },
    ): Promise<boolean> {
      const { enquiry, row } = thread;
      const [known] = await tx
        .select()
        .from(enquiryMessages)
        .where(
          and(
            eq(enquiryMessages.enquiryId, enquiry.id),
            eq(enquiryMessages.author, author),
            eq(enquiryMessages.idempotencyKey, key),
          ),
        );
      if (known && (known.text !== text || known.introductionId !== (row?.id ?? null)))
        throw new Problem('idempotency_conflict');
      if (known) return false;
      if (row ? !isWritable(enquiry, row) : !takesMessages(enquiry)) throw closedThread(row);
      const id = newId();
      await tx.insert(enquiryMessages).values({
        id,
        enquiryId: enquiry.id,
        introductionId: row?.id ?? null,
        author,
        authorName: name,
        text,
        sentAt: clock(),
        awayUntil,
        idempotencyKey: key,
      });
      await keepUnanswered(tx, enquiry.id);
      await takePictures(
        tx,
        { enquiryId: enquiry.id, introductionId: row?.id ?? null, author },
        id,
        pictures,
      );
      await recordEvent(tx, {
        type: 'message.sent',
        by,
        on: { kind: 'enquiry', id: enquiry.reference },
        at: clock(),
        facts: { author, introductionId: row?.id ?? null, vendorId: row?.vendorId ?? null },
      });
      if (silent) return true;
      for (const reader of await readersOf(tx, thread, author))
        await notify(tx, thread, reader, { author, awayUntil });
      if (row && author !== 'vendor') await notifyDevices(tx, row.vendorId, 'new-message');
      return true;
    },

    /** Marks the messages to a reader as seen. */
    see: (db: Database, of: { enquiryId: string; introductionId?: string }, reader: 'family' | 'vendor') =>
      markSeen(db, of, { reader, at: clock() }),
  };
}
export type Conversations = ReturnType<typeof createConversations>;
