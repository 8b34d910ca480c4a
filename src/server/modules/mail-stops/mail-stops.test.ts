import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTopics, optionalTopics, type MailTopic } from '#facts/mail-topics.ts';
import { hourMs } from '#facts/time.ts';
import { heldMails, mailStops } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { mailWords } from '#platform/mailer/mail-words.ts';
import { createLimitedMails } from '#platform/mailer/limited-mails.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { openMailer } from '#platform/mailer/mailer.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { demoCompany } from '#content/demo-company.ts';
import type { Locale } from '#words/locales.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const start = new Date('2026-11-20T06:00:00Z');
const publicUrl = 'https://aangan.example';
let now = start;
const site = setUpTestSite({ clock: () => now });
let sent: MailMessage[];
beforeEach(async () => {
  now = start;
  sent = [];
  await site.reset();
});

/** With the site's own key, so that its endpoint accepts the secrets in these mails. */
const mails = () =>
  createLimitedMails({
    db: site.db,
    clock: () => now,
    secretKey: readSecretKey(site.dir),
    publicUrl,
    enqueueMail: async (_, message) => void sent.push(message),
    frame: {
      company: demoCompany,
      from: 'us@aangan.example',
      staff: 'us@aangan.example',
      words: mailWords(),
    },
  });
const send = (topic: MailTopic, about: string = newId(), to = 'asha@example.in', locale: Locale = 'en') =>
  mails().enqueue(site.db, {
    topic,
    about,
    to,
    write: () => ({
      message: {
        id: newId(),
        from: { name: 'Us', address: 'us@aangan.example' },
        to: [{ name: '', address: to }],
        subject: about,
        text: `About ${about}`,
      },
      locale,
      summary: about,
    }),
  });
const secretIn = ({ unsubscribe = '' }: MailMessage) =>
  decodeURIComponent(unsubscribe.slice(unsubscribe.lastIndexOf('/') + 1));
const set = (secret: string, stopped: boolean) => site.post(`/api/mail/${secret}`, { stopped });

describe('a mail that the service does not need', () => {
  it.each(optionalTopics)(
    'of the topic %s has the way out, in its text and for the program that shows it',
    async (topic) => {
      await send(topic, 'a', 'asha@example.in', 'hi');
      expect(sent[0]!.unsubscribe).toMatch(/^https:\/\/aangan\.example\/hi\/mail\/[\w-]+$/);
      expect(sent[0]!.text).toContain(sent[0]!.unsubscribe);
      expect(sent[0]!.unsubscribe).not.toContain('asha');
    },
  );

  it('comes no more once it is stopped, what waits included, and comes again when that is taken back', async () => {
    await send('reminder', 'a');
    await send('reminder', 'b');
    const secret = secretIn(sent[0]!);
    for (let twice = 0; twice < 2; twice++)
      expect((await set(secret, true)).json()).toEqual({ topic: 'reminder', stopped: true });
    expect(await site.db.$count(heldMails)).toBe(0);
    now = new Date(start.getTime() + 2 * hourMs);
    await mails().sendDue();
    await send('reminder', 'c', 'ASHA+x@example.in');
    expect(sent).toHaveLength(1);
    expect((await set(secret, false)).json()).toEqual({ topic: 'reminder', stopped: false });
    await send('reminder', 'd');
    expect(sent.map(({ subject }) => subject)).toEqual(['a', 'd']);
  });

  it('is stopped for one mailbox and one topic alone', async () => {
    await send('reminder', 'a');
    await set(secretIn(sent[0]!), true);
    await send('reminder', 'b', 'ravi@example.in');
    await send('invitation', 'c');
    await send('lead', 'd');
    expect(sent.map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has the way out in a bundle, too', async () => {
    for (const about of ['a', 'b', 'c']) await send('invitation', about);
    now = new Date(start.getTime() + hourMs);
    await mails().sendDue();
    expect(sent).toHaveLength(2);
    expect(sent[1]!.unsubscribe).toBe(sent[0]!.unsubscribe);
    expect(sent[1]!.text.match(/\/mail\//g)).toHaveLength(1);
  });
});

it.each(
  (Object.keys(mailTopics) as MailTopic[]).filter(
    (topic) => !(optionalTopics as readonly string[]).includes(topic),
  ),
)('a mail of the topic %s is needed, and cannot be stopped', async (topic) => {
  await send('reminder', 'a');
  const optional = secretIn(sent[0]!);
  await send(topic, 'b');
  expect(sent[1]!.unsubscribe).toBeUndefined();
  expect((await set(optional.replace(/reminder$/, topic), true)).status).toBe(404);
  expect(await site.db.$count(mailStops)).toBe(0);
});

it.each([
  ['nothing', () => 'nothing'],
  ['another topic', (secret: string) => secret.replace(/reminder$/, 'invitation')],
  ['another mailbox', (secret: string) => `A${secret.slice(1)}`],
  ['another signature', (secret: string) => secret.slice(0, 43) + 'A'.repeat(43) + secret.slice(86)],
])('a secret with %s stops nothing', async (_, changed) => {
  await send('reminder', 'a');
  const secret = secretIn(sent[0]!);
  const wrong = changed(secret);
  expect(wrong).not.toBe(secret);
  expect((await set(wrong, true)).status).toBe(404);
  expect(await site.db.$count(mailStops)).toBe(0);
});

it('keeps no address', async () => {
  await send('reminder', 'a');
  await set(secretIn(sent[0]!), true);
  expect(JSON.stringify(await site.db.select().from(mailStops))).not.toContain('asha');
});

it('tells mail programs where their own button posts', async () => {
  await send('reminder', 'a');
  const mailer = openMailer({ dir: site.dir, messageIdDomain: 'aangan.example' });
  await mailer.deliver(sent[0]!);
  mailer.close();
  const folder = join(site.dir, 'mail');
  const eml = readFileSync(
    join(
      folder,
      readdirSync(folder).find((name) => name.startsWith(sent[0]!.id))!,
    ),
    'utf8',
  );
  const headers = eml.slice(0, eml.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ');
  expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/aangan\.example\/mail\/[\w-]+>\r?$/m);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
});
