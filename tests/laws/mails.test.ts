import { describe, expect, it } from 'vitest';
import * as accounts from '#modules/accounts/account.mails.ts';
import * as enquiries from '#modules/enquiries/effects/enquiry.mails.ts';
import * as grievances from '#modules/grievances/grievance.mails.ts';
import * as introductions from '#modules/enquiries/vendor/introduction.mails.ts';
import * as keptSearches from '#modules/directory/kept/kept-search.mails.ts';
import * as vendorMails from '#modules/vendors/vendor.mails.ts';
import { mailWords, type PublishedMails } from '#platform/mailer/mail-words.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { speakByRequest } from '#platform/words/request-locale.ts';
import { localeNames, locales, type Locale } from '#words/locales.ts';
import { signatureMark } from '#platform/mailer/html-of.ts';
import { messageOf, parties, publicUrl, samplesIn, writtenIn } from '#support/mail-samples.ts';

speakByRequest();

/** Returns the flaws of a mail: a part that begins in lower case, a gap for a missing word. */
function stumbles({ subject, text }: Pick<MailMessage, 'subject' | 'text'>): string[] {
  const parts = [subject, ...text.trim().replace(`${signatureMark}\n`, '').split('\n\n')];
  return [
    ...parts.filter((part) => !/^[\p{Lu}\p{Lo}\d]/u.test(part)),
    ...(`${subject}\n${text}`.match(/undefined|null|\[object| [,.]| {3}|\n{3}/g) ?? []),
  ];
}

it('knows every mail that is written', () => {
  const writers = [accounts, enquiries, grievances, introductions, vendorMails, keptSearches].flatMap(
    (module) => Object.keys(module),
  );
  expect(Object.keys(samplesIn('en'))).toEqual(writers.filter((name) => name.endsWith('Mail')));
});

describe.each(localeNames)('in %s', (locale) => {
  it.each(writtenIn(locale))(
    'the mail %s begins every paragraph with a capital, after the greeting too, and has no gap',
    (_, mail) => {
      expect(stumbles(messageOf(mail))).toEqual([]);
    },
  );

  it('every link to a page leads to one in it, but for those to the desk', () => {
    const texts = writtenIn(locale).map(([, mail]) => messageOf(mail).text);
    const links = texts.join('\n').match(/https:\/\/aangan\.example\S*/g)!;
    const own = links.filter((link) => !link.includes('/desk/'));
    expect(own.length).toBeGreaterThan(10);
    const start = `${publicUrl}${locales[locale].prefix}/`;
    expect(own.filter((link) => !link.startsWith(start) || link.startsWith(`${start}hi/`))).toEqual([]);
  });
});

it.each(writtenIn('hi').filter(([, mail]) => !('message' in mail) || mail.locale === 'hi'))(
  'the mail %s to somebody who speaks Hindi has no English paragraph; one to the staff names the language',
  (name, mail) => {
    const { subject, text } = messageOf(mail);
    if (['staffMail 1', 'officerMail 1'].includes(name)) return expect(text).toContain('\nLanguage: Hindi\n');
    if (['dueMail 1', 'setAsideComplaintsMail 1', 'withdrawnMail 1'].includes(name))
      return expect(text).not.toMatch(/[\u0900-\u097f]/);
    // The last paragraph is the company's name and address; text written by the staff is unchanged.
    const parts = [subject, ...text.split('\n\n').slice(0, -1)].filter(
      (part) => part !== 'We called the vendor.',
    );
    expect(parts.filter((part) => !/[\u0900-\u097f]/.test(part))).toEqual([]);
    return undefined;
  },
);

it('finds a small letter after the greeting, and a missing word', () => {
  const text = 'Namaste Asha,\n\nwe have your request.\n\nCall undefined.';
  expect(stumbles({ subject: 'Your request', text })).toEqual(['we have your request.', 'undefined']);
});

it('words that the staff has published in one language never stand in a mail of another', () => {
  const text = { subject: 'Ours {reference}', body: 'Ours {link}' };
  const subjectIn = (locale: Locale, published: PublishedMails) =>
    receiptIn(locale, { ...parties, words: mailWords(published) });
  const receiptIn = (locale: Locale, frame: typeof parties) =>
    enquiries.receiptMail({ reference: 'AAN-1', statusUrl: '/', email: 'a@b.in', locale }, frame).message
      .subject;
  const english = new Map([['en', new Map([['enquiry-receipt', text]])]]) as PublishedMails;
  const hindi = new Map([['hi', new Map([['enquiry-receipt', text]])]]) as PublishedMails;
  expect([subjectIn('en', english), subjectIn('hi', english)]).toEqual([
    'Ours AAN-1',
    'आपका अनुरोध AAN-1 हमें मिल गया है',
  ]);
  expect([subjectIn('en', hindi), subjectIn('hi', hindi)]).toEqual([
    'We have your request AAN-1',
    'Ours AAN-1',
  ]);
});
