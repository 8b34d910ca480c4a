import { eq, lt } from '#platform/db/drizzle.ts';
import type { MyEnquiries, myLinkEndpoints } from '#contract/my-links.ts';
import { lifetimes } from '#facts/limits.ts';
import { myLinkPath } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import { withLocale, type Locale } from '#words/locales.ts';
import { localeNow, t } from '#words/t.ts';
import type { Job } from '#platform/jobs/job-types.ts';
import { deleteInBatches } from '#platform/db/in-batches.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { myLinks } from '#platform/db/tables.ts';
import { letter } from '#platform/mailer/letter.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { isMailable } from '#platform/mailer/message.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import type { Pace } from '#platform/rate-limit.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';

const queue = 'my-links';
/** The limit of one network address. Mails to one mailbox are limited by `platform/mailer/limited-mails.ts`. */
const askPace: Pace = { name: 'my-links', burst: 10, everyMs: 6 * minuteMs };
const openPace: Pace = { name: 'my-links-open', burst: 30, everyMs: 2 * minuteMs };

type LinkRequest = { email: string; locale: Locale };

/** Creates the recovery of all requests of an e-mail address, without an account: a mailed link, valid once and for minutes. */
export function createMyLinks(
  platform: Platform,
  asked: { enquiriesOf: (emailKey: string) => Promise<MyEnquiries['enquiries']> },
): Module<typeof myLinkEndpoints> {
  const { db, clock, mails, limiter, jobs, sender, config } = platform;

  /** Mails the link in a job, so that the caller cannot see whether there was anything to mail. */
  async function mailLink({ email, locale }: LinkRequest): Promise<void> {
    const emailKey = emailKeyOf(email);
    if (!isMailable(email) || (await asked.enquiriesOf(emailKey)).length === 0) return;
    await db.transaction(async (tx) =>
      mails.enqueue(tx, {
        topic: 'link',
        about: `my links ${emailKey}`,
        to: email,
        async write(leavesAt) {
          const secret = newSecret();
          await tx.insert(myLinks).values({
            id: newId(),
            secretHash: sha256(secret),
            emailKey,
            expiresAt: new Date(leavesAt.getTime() + lifetimes.myLinkMinutes * minuteMs),
            createdAt: clock(),
          });
          return letter(sender, {
            to: { name: '', address: email },
            locale,
            template: 'my-links',
            values: () => ({
              link: config.publicUrl + withLocale(locale, myLinkPath(secret)),
              minutes: String(lifetimes.myLinkMinutes),
            }),
          });
        },
      }),
    );
  }

  const destroyExpired = (now: Date) => deleteInBatches(db, myLinks, lt(myLinks.expiresAt, now));

  return {
    handlers: {
      async myLinksSend({ body: { email } }, { ip }) {
        await limiter.take([askPace], ip);
        await jobs.send(db, queue, { email, locale: localeNow() } satisfies LinkRequest);
        return {
          message: t('If requests were sent with this address, a link to all of them is on its way.'),
        };
      },
      async myLinksOpen({ params: { secret } }, { ip }) {
        await limiter.take([openPace], ip);
        const [used] = await db
          .delete(myLinks)
          .where(eq(myLinks.secretHash, sha256(secret)))
          .returning();
        if (!used || used.expiresAt <= clock())
          throw new Problem('not_found', {
            message: t('This link has been used or is too old. Please ask for a new one.'),
          });
        return { enquiries: await asked.enquiriesOf(used.emailKey) };
      },
    },
    queues: [{ name: queue, work: ({ data }: Job<LinkRequest>) => mailLink(data) }],
    retention: {
      myLinks: destroyExpired,
    },
    // Addresses are deleted when their link expires.
    jobs: [
      {
        name: 'my-links-sweep',
        cron: '*/15 * * * *',
        task: async () => void (await destroyExpired(clock())),
      },
    ],
  };
}
