/** @file Unsubscribing: a link that stops a topic for one mailbox, and the stopped topics. */
import { timingSafeEqual } from 'node:crypto';
import { and, eq } from '#platform/db/drizzle.ts';
import { isOptionalTopic, type OptionalTopic } from '#facts/mail-topics.ts';
import { mailStopPath } from '#facts/paths.ts';
import { withLocale, type Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { heldMails, mailStops } from '#platform/db/tables.ts';
import { keyed } from '#platform/secrets.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { MailMessage } from './message.ts';

/** A keyed hash of the mailbox, a signature, and the topic in plain text, so that the page can name it. */
const form = /^([\w-]{43})([\w-]{43})([a-z]+)$/;

/** Creates the links. A secret names no address and is stored nowhere: only the holder of the installation's key can make one. */
export function createMailStops({
  clock,
  secretKey,
  publicUrl,
}: {
  clock: Clock;
  secretKey: string;
  publicUrl: string;
}) {
  const signed = (recipient: string, topic: OptionalTopic) =>
    keyed(secretKey, 'stop mails', `${topic}\0${recipient}`);

  function read(secret: string): { recipient: string; topic: OptionalTopic } | null {
    const [, recipient = '', signature = '', topic = ''] = form.exec(secret) ?? [];
    if (!isOptionalTopic(topic)) return null;
    const right = timingSafeEqual(Buffer.from(signature), Buffer.from(signed(recipient, topic)));
    return right ? { recipient, topic } : null;
  }

  const of = ({ recipient, topic }: { recipient: string; topic: OptionalTopic }) =>
    and(eq(mailStops.recipient, recipient), eq(mailStops.topic, topic));

  return {
    isStopped: async (tx: Database, recipient: string, topic: string): Promise<boolean> =>
      isOptionalTopic(topic) && (await tx.$count(mailStops, of({ recipient, topic }))) > 0,

    /** Returns the mail with an unsubscribe link, in its text and for the button of mail programs; unchanged for a required topic. */
    withWayOut(message: MailMessage, locale: Locale, recipient: string, topic: string): MailMessage {
      if (!isOptionalTopic(topic)) return message;
      const secret = recipient + signed(recipient, topic) + topic;
      const link = publicUrl + withLocale(locale, mailStopPath(secret));
      const said = inLocale(locale, () =>
        t('You do not want mails like this one? Stop them with one tap: {link}', { link }),
      );
      return { ...message, text: `${message.text}\n\n${said}`, unsubscribe: link };
    },

    /** Stops a topic for a mailbox, waiting mails included, or resumes it. Idempotent. Resolves to null for an invalid secret. */
    async set(db: Database, secret: string, stopped: boolean): Promise<OptionalTopic | null> {
      const found = read(secret);
      if (!found) return null;
      await db.transaction(async (tx) => {
        await tx.delete(mailStops).where(of(found));
        if (!stopped) return;
        await tx.insert(mailStops).values({ ...found, createdAt: clock() });
        await tx
          .delete(heldMails)
          .where(and(eq(heldMails.recipient, found.recipient), eq(heldMails.topic, found.topic)));
      });
      return found.topic;
    },
  };
}
