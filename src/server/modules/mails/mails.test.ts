import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentItem, ContentRow } from '#contract/desk/content/content-item.ts';
import {
  filledMail,
  mailNames,
  mailProblems,
  mailTemplate,
  type MailName,
} from '#contract/desk/content/mails/mail-templates.ts';
import type { NamedSample } from '#contract/desk/content/mails/mails.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { localeNames } from '#words/locales.ts';
import { contentItems } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { contentOf } from '#support/content.ts';
import { firstOwner, memberWithRole } from '#support/desk.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

describe('the words of a mail', () => {
  it.each(mailNames)('of the code, %s, could be published as they are', (name) => {
    expect(mailProblems(name, mailTemplate(name))).toEqual([]);
  });

  it('are refused without the link that the mail is for, with a word that nothing fills in, and with a secret in the subject', () => {
    const body = 'Please confirm within {days} days, dear {nmae}.';
    expect(mailProblems('account-verify', { subject: 'Open {link}', body })).toEqual([
      { field: 'subject', message: '{link} may stand in the text alone.' },
      {
        field: 'body',
        message: '{nmae} is not known in this mail. There are {link}, {days}, {brand}.',
      },
    ]);
    expect(mailProblems('account-verify', { subject: 'Hello', body: '{days}' })).toEqual([
      { field: 'body', message: '{link} is missing: Link that confirms the address.' },
    ]);
    // A mail to an unconfirmed address contains none of an enquiry's text.
    expect(
      mailProblems('lead-unconfirmed', { subject: '{reference}', body: '{link} {details}' }),
    ).toHaveLength(1);
    const often = '{link} {days} '.repeat(4);
    expect(mailProblems('account-verify', { subject: 'Hello', body: often })).toHaveLength(2);
  });

  it('never read what was filled in for braces, and leave out a paragraph that stays empty', () => {
    const text = { subject: '{a}', body: '{a} and {b}\n\n{c}\n\n\nEnd.' };
    const values = { a: '{b} $& $1', b: 'two', c: '' };
    expect(filledMail(text, values)).toEqual({
      subject: '{b} $& $1',
      paragraphs: ['{b} $& $1 and two', 'End.'],
    });
  });
});

describe('mails at the desk', () => {
  const site = setUpTestSite();
  let editor: ReturnType<typeof contentOf>;
  beforeAll(async () => {
    editor = contentOf(site);
  });

  async function itemOf(name: MailName): Promise<ContentItem> {
    const items: ContentRow[] = [];
    for (let page = 1; items.length < mailNames.length; page += 1) {
      const answer = await asStaff(site, `GET /api/staff/content/mail?page=${page}`);
      const list = answer.json<{ items: ContentRow[]; total: number }>();
      expect(list.total).toBe(mailNames.length);
      expect(list.items).not.toEqual([]);
      items.push(...list.items);
    }
    return editor.read(items.find(({ key }) => key === name)!);
  }
  let visitors = 0;
  /** Sends an enquiry, and returns the receipt. */
  async function receipt() {
    const email = `visitor${(visitors += 1)}@example.in`;
    const sent = await site.post('/api/contacts', { name: 'Asha Rao', phone: '9812345210', email });
    expect(sent.status, sent.text).toBe(201);
    return (await outgoingMails(site)).find(({ to }) => to[0]!.address === email)!;
  }

  it('are written in the words of the code until others are published; the next mail has those', async () => {
    const item = await itemOf('enquiry-receipt');
    expect(item).toMatchObject({ live: 'published', draft: 'none', problems: [] });
    const saved = (
      await editor.save(item, {
        subject: 'Namaste from {brand}: {reference}',
        body: 'We will call you today.\n\n{link}',
      })
    ).json<ContentItem>();
    expect((await receipt()).subject).toMatch(/^We have your request AGN-/);
    await editor.done(saved, 'publish');
    await expect.poll(async () => (await receipt()).subject).toMatch(/^Namaste from Aangan: AGN-/);
    const { text } = await receipt();
    expect(text).toMatch(
      /^Namaste,\n\nWe will call you today\.\n\nSee your request:\nhttp:\/\/site\.test\/enquiry\/\S+\n\nTo talk to us, call/,
    );
  });

  it('leave in the words of the code when what is published is none any more', async () => {
    const stored = (data: object) =>
      site.db
        .update(contentItems)
        .set({ published: data as never })
        .where(eq(contentItems.key, 'enquiry-receipt'));
    for (const broken of [
      {},
      { subject: '', body: '{link}' },
      { subject: '{gone}', body: 'No link' },
      { body: 5 },
    ]) {
      await stored(broken);
      await site.handle.executeSql("select pg_notify('mail_words', '')");
      await expect.poll(async () => (await receipt()).subject).toMatch(/^We have your request AGN-/);
    }
  });

  it('are not published with a mistake, nor taken away, and have no page to send a link to', async () => {
    const item = await itemOf('account-reset');
    const saved = (await editor.save(item, { body: 'Choose a password.' })).json<ContentItem>();
    expect(saved.problems.map(({ message }) => message)).toEqual([
      '{link} is missing: Link to choose a password.',
      '{minutes} is missing: Minutes that the link works.',
    ]);
    expect((await editor.step(saved, 'publish')).status).toBe(422);
    expect((await editor.step(saved, 'unpublish')).status).toBe(409);
    const preview = await asStaff(site, `POST /api/staff/content/mail/${item.id}/previews`);
    expect(preview.status).toBe(409);
  });

  it.each<[MailName, string, string]>([
    [
      'page-approved',
      'Namaste Asha Rao,',
      'To talk to us, call +91 98000 12345. An answer to this mail goes to our team.',
    ],
    [
      'page-hidden',
      'Namaste Asha Rao,',
      'To talk to us, call +91 98000 12345. An answer to this mail goes to our team.',
    ],
    ['lead-with-details', 'Namaste Asha Rao,', 'Reference: AGN-4F7K2P. To talk to us, call +91 98000 12345.'],
    ['lead-unconfirmed', 'Namaste,', 'Reference: AGN-4F7K2P. To talk to us, call +91 98000 12345.'],
    ['complaint-receipt', 'Namaste,', 'National Consumer Helpline: 1915. For questions about your data'],
    ['enquiry-receipt', 'Namaste,', 'To talk to us, call +91 98000 12345. For questions about your data'],
    ['bundle', 'Namaste,', 'To talk to us, call +91 98000 12345. For questions about your data'],
    // Only the sender follows these words.
    ['complaint-answered', 'Namaste Asha Rao,', '-- \nAangan'],
    ['vendor-waits', 'Namaste,', '-- \nAangan'],
  ])('are looked at as they are sent: %s greets "%s" and ends "%s"', async (name, greeting, closing) => {
    const answer = await asStaff(site, `POST /api/staff/mails/${name}/preview`, { subject: 'x', body: 'y' });
    const parts = answer.json<{ text: string }>().text.split('\n\n');
    expect([parts[0], parts[1], parts[2]!.slice(0, closing.length)]).toEqual([greeting, 'y', closing]);
  });

  it('in Hindi are greeted and ended in Hindi, at the desk too', async () => {
    const words = { locale: 'hi', subject: 'x', body: '{days} {link}' };
    const answer = await asStaff(site, 'POST /api/staff/mails/account-verify/preview', words);
    expect(answer.json<{ text: string }>().text).toMatch(
      /^नमस्ते,\n\n7\n\nइस ईमेल की पुष्टि करें:\nhttps:\/\/example\.in\/verify-email#…\n\n[^\n]*\+91 98000 12345[^\n]*[\u0900-\u097f]/,
    );
  });

  it.each(localeNames)(
    'are listed as they are sent, in %s: every one, with nothing left to fill in',
    async (locale) => {
      const answer = await asStaff(site, `GET /api/staff/mails?locale=${locale}`);
      const mails = answer.json<NamedSample[]>();
      const isRead = (name: MailName) => locale === 'en' || !(name in staffMails);
      expect(mails.map(({ name }) => name)).toEqual(mailNames.filter(isRead));
      for (const { name, subject, text, html } of mails) {
        expect(`${subject}${text}`, name).not.toMatch(/\{\w+\}/);
        expect(html, name).toContain(`lang="${locale}"`);
        expect(Buffer.byteLength(html), name).toBeLessThan(30 * 1024);
      }
    },
  );

  it('are looked at with samples, and sent to nobody but the member who asks', async () => {
    const words = { subject: 'Hello from {brand}', body: 'Open this: {link}\n\n{days}' };
    const mail = (await asStaff(site, 'POST /api/staff/mails/account-verify/preview', words)).json<{
      subject: string;
      text: string;
    }>();
    expect(mail.subject).toBe('Hello from Aangan');
    expect(mail.text).toMatch(
      /^Namaste,\n\nOpen this:\n\nConfirm this e-mail:\nhttps:\/\/example\.in\/verify-email#…\n\n7\n\n/,
    );

    const route = 'POST /api/staff/mails/account-verify/test';
    expect((await asStaff(site, route, words)).status).toBe(403);
    await firstOwner(site);
    const { browser, email } = await memberWithRole(site, 'editor');
    const sent = await browser.call(route, words);
    expect(sent.json()).toEqual({ sentTo: email });
    const [last] = (await outgoingMails(site)).slice(-1);
    expect(last).toMatchObject({ to: [{ address: email }], subject: 'Hello from Aangan' });
    expect((await browser.call(route, { ...words, body: 'No link' })).status).toBe(422);
  });
});
