import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeEml } from './eml-folder.ts';
import { htmlOf } from './html-of.ts';
import { mailMessage, type MailMessage } from './message.ts';

/** Delivers mails to the mail server, or to a folder when there is none. */
export type Mailer = {
  /** Resolves when the server has accepted the mail (or the file is flushed to disk). Rejects otherwise; try again later. */
  deliver(message: MailMessage): Promise<void>;
  /** Closes the connections. */
  close(): void;
};

const seconds = 1_000;
const timeouts = {
  dnsTimeout: 10 * seconds,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
};

/** Creates the mailer. It connects with the first mail. */
export function openMailer(options: {
  /** The mail server, such as `smtps://user:password@mail.example.in`. Absent: `.eml` files in `<dir>/mail`. */
  smtpUrl?: string;
  /** The folder of changing files. */
  dir: string;
  /** The part after the @ of each Message-ID: the site's own domain. */
  messageIdDomain: string;
  /** Overrides for tests, in milliseconds. */
  timeouts?: Partial<typeof timeouts>;
}): Mailer {
  const folder = join(options.dir, 'mail');
  // Nodemailer must not read files or URLs named in a mail, whatever the mail holds.
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const compose = (message: MailMessage) => {
    const checked = mailMessage.parse(message);
    const { id, from, to, replyTo, subject, text, unsubscribe } = checked;
    return {
      from,
      to,
      replyTo,
      subject,
      text,
      html: htmlOf(checked),
      messageId: `<${id}@${options.messageIdDomain}>`,
      ...(unsubscribe && { list: { unsubscribe } }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        // Exchange and Outlook answer "out of office" unless asked not to.
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
        ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  };

  if (options.smtpUrl) {
    const smtp = createTransport({ url: options.smtpUrl, ...timeouts, ...options.timeouts, ...closed });
    return {
      deliver: async (message) => void (await smtp.sendMail(compose(message))),
      close: () => smtp.close(),
    };
  }
  const eml = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    async deliver(message) {
      const { message: content } = await eml.sendMail(compose(message));
      await writeEml(folder, message.id, content as Buffer);
    },
    close: () => eml.close(),
  };
}
