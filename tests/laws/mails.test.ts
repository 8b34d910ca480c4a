import { describe, expect, it } from 'vitest';
import * as accounts from '#modules/accounts/account.mails.ts';
import * as enquiries from '#modules/enquiries/effects/enquiry.mails.ts';
import * as grievances from '#modules/grievances/grievance.mails.ts';
import * as introductions from '#modules/enquiries/vendor/introduction.mails.ts';
import * as keptSearches from '#modules/directory/kept/kept-search.mails.ts';
import * as vendorMails from '#modules/vendors/vendor.mails.ts';
import { demoCompany } from '#content/demo-company.ts';
import { mailWords, type PublishedMails } from '#platform/mailer/mail-words.ts';
import { bundleOf } from '#platform/mailer/mail-bundle.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { inLocale, speakByRequest } from '#platform/words/request-locale.ts';
import { localeNames, locales, type Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';

type Mail = WrittenMail | MailMessage;

const from = 'namaste@aangan.example';
const words = mailWords();
const publicUrl = 'https://aangan.example';
const sender = { sender: { company: demoCompany, from, words }, publicUrl };

const parties = {
  company: demoCompany,
  from,
  words,
  staff: from,
  deskUrl: (reference: string) => `${publicUrl}/desk/enquiries/${reference}`,
  publicUrl,
};
/** Returns every mail by the function that writes it, in each of its forms, for a recipient's language. */
function samplesIn(locale: Locale): Readonly<Record<string, readonly Mail[]>> {
  const asha = { to: 'asha@example.in', name: 'Asha Rao', locale };
  const enquiry = {
    enquiry: { kind: 'catering', payload: { name: 'Asha Rao' }, locale },
    locale,
    reference: 'AAN-1234',
    statusUrl: `${publicUrl}${locales[locale].prefix}/enquiry/secret`,
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9812345210',
    share: true,
  };
  const vendor = { companyName: 'Saffron Table', email: 'cook@example.in', confirmed: true, locale };

  const addressee = {
    vendorId: '0192f000-0000-7000-8000-000000000000',
    email: 'cook@example.in',
    name: 'Asha Rao',
    locale,
  };
  const desk = { company: demoCompany, from, words, publicUrl };
  const vendorParties = { ...desk, staff: from };
  const by = new Date('2026-11-20T06:00:00Z');
  const complaint = {
    ticket: 'GRV-1234',
    locale,
    about: 'A vendor',
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: null,
    message: 'Nobody called.',
    acknowledgeBy: by,
    disposeBy: by,
  };

  const introduced = {
    reference: 'AAN-1234',
    title: 'Catering booking',
    eventDate: '2027-02-14',
    region: { label: 'Delhi-NCR' },
    share: true,
    introductionId: addressee.vendorId,
  };

  const keeper = { email: 'asha@example.in', locale, secret: 'secret' };
  const newVendor = {
    _id: addressee.vendorId,
    companyName: 'Saffron Table',
    category: 'catering',
    productSelection: null,
    area: 'Dwarka',
    region: 'Delhi',
  } as const;

  return {
    verifyMail: [accounts.verifyMail(sender, asha, 'secret')],
    resetMail: [accounts.resetMail(sender, { ...asha, name: null }, 'secret')],
    emailChangeMail: [accounts.emailChangeMail(sender, asha, 'secret')],
    passwordChangedMail: [accounts.passwordChangedMail(sender, asha)],
    emailChangedMail: [accounts.emailChangedMail(sender, asha)],
    erasedMail: [accounts.erasedMail(sender, asha)],
    alertMail: [accounts.alertMail(sender, asha)],
    passkeysChangedMail: [accounts.passkeysChangedMail(sender, asha)],
    teamMail: [
      accounts.teamMail(
        sender,
        { ...asha, name: null },
        { secret: 'secret', name: 'Raghav Tanwar', companyName: 'Saffron Table' },
      ),
    ],
    joinedMail: [accounts.joinedMail('Priya Nair')(sender, asha)],
    removedMail: [accounts.removedMail(sender, asha)],
    staffMail: [enquiries.staffMail(enquiry, parties)],
    receiptMail: [enquiries.receiptMail(enquiry, parties)],
    newLinkMail: [
      enquiries.newLinkMail(
        { reference: 'AAN-1', link: 'https://example.in/enquiry/x', email: 'a@b.in', locale },
        parties,
      ),
    ],
    vendorMail: [
      enquiries.vendorMail(enquiry, vendor, parties, addressee.vendorId),
      enquiries.vendorMail(enquiry, { ...vendor, confirmed: false }, parties, addressee.vendorId),
      enquiries.vendorMail({ ...enquiry, share: false }, vendor, parties, null),
    ],
    withdrawnMail: [enquiries.withdrawnMail(enquiry, parties)],
    withdrawnVendorMail: [enquiries.withdrawnVendorMail(enquiry, vendor, parties)],
    setAsideComplaintsMail: [
      grievances.setAsideComplaintsMail(
        [{ ticket: 'GRV-1234', name: 'Asha', quarantineReason: 'honeypot filled' }],
        desk,
      ),
    ],
    officerMail: [grievances.officerMail(complaint, desk)],
    ticketMail: [grievances.ticketMail(complaint, desk)],
    statusMail: [
      grievances.statusMail(complaint, 'acknowledged', undefined, desk),
      grievances.statusMail(complaint, 'disposed', 'We called the vendor.', desk),
    ],
    dueMail: [grievances.dueMail([{ ticket: 'GRV-1234', step: 'acknowledge', by, overdue: true }], desk)],
    introductionMail: [
      introductions.introductionMail(introduced, vendor, { ...parties, publicUrl }),
      introductions.introductionMail(
        { ...introduced, eventDate: null, region: null, share: false },
        { ...vendor, confirmed: false },
        { ...parties, publicUrl },
      ),
    ],
    recalledMail: [introductions.recalledMail(introduced, vendor, parties)],
    withdrawnIntroductionMail: [introductions.withdrawnIntroductionMail(introduced, vendor, parties)],
    reminderMail: [
      introductions.reminderMail(introduced, vendor, {
        ...parties,
        publicUrl,
      }),
    ],
    detailsRecalledMail: [introductions.detailsRecalledMail(introduced, vendor, parties)],
    awayMail: [
      introductions.awayMail(
        { ...introduced, link: enquiry.statusUrl, vendor: 'Amaltas Farm', awayUntil: '2026-11-28' },
        vendor,
        parties,
      ),
    ],
    vendorHiddenMail: [
      introductions.vendorHiddenMail(
        { ...introduced, link: enquiry.statusUrl, vendor: 'Amaltas Farm' },
        vendor,
        parties,
      ),
    ],
    messageMail: [introductions.messageMail({ ...introduced, link: enquiry.statusUrl }, vendor, parties)],
    approvedMail: [vendorMails.approvedMail(vendorParties, addressee)],
    hiddenMail: [vendorMails.hiddenMail(vendorParties, addressee, 'The pictures are of another hall.')],
    shownMail: [vendorMails.shownMail(vendorParties, { ...addressee, name: null })],
    editedMail: [vendorMails.editedMail(vendorParties, addressee, ['Description', 'Opening hours'])],
    waitingMail: [
      vendorMails.waitingMail(vendorParties, { id: addressee.vendorId, companyName: 'Saffron Table' }),
    ],
    keepSearchMail: [keptSearches.keepSearchMail(parties, keeper)],
    newVendorsMail: [
      keptSearches.newVendorsMail(parties, keeper, {
        title: inLocale(locale, () => t('All vendors')),
        path: '/vendors',
        cards: Array.from({ length: 12 }, () => newVendor),
        endsAt: by,
      }),
    ],
  };
}
const messageOf = (mail: Mail): MailMessage => ('message' in mail ? mail.message : mail);
const writtenIn = (locale: Locale) => {
  const samples = samplesIn(locale);
  const written = Object.entries(samples).flatMap(([name, mails]) =>
    mails.map((mail, at) => [`${name} ${at + 1}`, mail] as const),
  );
  const toReaders = written.flatMap(([, mail]) => ('locale' in mail && mail.locale === locale ? [mail] : []));
  return [...written, ['bundle', bundleOf(toReaders, parties)] as const];
};

speakByRequest();

/** Returns the flaws of a mail: a part that begins in lower case, a gap for a missing word. */
function stumbles({ subject, text }: Pick<MailMessage, 'subject' | 'text'>): string[] {
  const parts = [subject, ...text.trim().split('\n\n')];
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

it.each(writtenIn('hi').filter(([, mail]) => !('locale' in mail) || mail.locale === 'hi'))(
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
