import { expect, it } from 'vitest';
import * as accounts from '#modules/accounts/account.mails.ts';
import * as enquiries from '#modules/enquiries/enquiry.mails.ts';
import * as grievances from '#modules/grievances/grievance.mails.ts';
import * as introductions from '#modules/introductions/introduction.mails.ts';
import * as vendorMails from '#modules/vendors/vendor.mails.ts';
import { demoCompany } from '#content/demo-company.ts';
import { mailWords } from '#platform/mailer/mail-words.ts';
import { bundleOf } from '#platform/mailer/mail-bundle.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

type Mail = WrittenMail | MailMessage;

const from = 'namaste@aangan.example';
const words = mailWords();
const publicUrl = 'https://aangan.example';
const sender = { sender: { company: demoCompany, from, words }, publicUrl };
const asha = { to: 'asha@example.in', name: 'Asha Rao' };

const parties = {
  company: demoCompany,
  from,
  words,
  staff: from,
  deskUrl: (reference: string) => `${publicUrl}/desk/enquiries/${reference}`,
};
const enquiry = {
  title: 'Catering',
  sent: [{ label: 'Name', value: 'Asha Rao' }],
  reference: 'AAN-1234',
  statusUrl: `${publicUrl}/enquiry/secret`,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9812345210',
  share: true,
};
const vendor = { companyName: 'Saffron Table', email: 'cook@example.in', confirmed: true };

const addressee = {
  vendorId: '0192f000-0000-7000-8000-000000000000',
  email: 'cook@example.in',
  name: 'Asha Rao',
};
const desk = { company: demoCompany, from, words, publicUrl };
const vendorParties = { ...desk, staff: from };
const by = new Date('2026-11-20T06:00:00Z');
const complaint = {
  ticket: 'GRV-1234',
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
};

/** Every mail by the function that writes it, in each of its forms. */
const samples: Readonly<Record<string, readonly Mail[]>> = {
  verifyMail: [accounts.verifyMail(sender, asha, 'secret')],
  resetMail: [accounts.resetMail(sender, { ...asha, name: null }, 'secret')],
  emailChangeMail: [accounts.emailChangeMail(sender, asha, 'secret')],
  passwordChangedMail: [accounts.passwordChangedMail(sender, asha)],
  emailChangedMail: [accounts.emailChangedMail(sender, asha)],
  erasedMail: [accounts.erasedMail(sender, asha)],
  alertMail: [accounts.alertMail(sender, asha)],
  staffMail: [enquiries.staffMail(enquiry, parties)],
  receiptMail: [enquiries.receiptMail(enquiry, parties)],
  vendorMail: [
    enquiries.vendorMail(enquiry, vendor, parties),
    enquiries.vendorMail(enquiry, { ...vendor, confirmed: false }, parties),
    enquiries.vendorMail({ ...enquiry, share: false }, vendor, parties),
  ],
  withdrawnMail: [enquiries.withdrawnMail(enquiry, parties)],
  withdrawnVendorMail: [enquiries.withdrawnVendorMail(enquiry, vendor, parties)],
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
  approvedMail: [vendorMails.approvedMail(vendorParties, addressee)],
  hiddenMail: [vendorMails.hiddenMail(vendorParties, addressee, 'The pictures are of another hall.')],
  shownMail: [vendorMails.shownMail(vendorParties, { ...addressee, name: null })],
  editedMail: [vendorMails.editedMail(vendorParties, addressee, ['Description', 'Opening hours'])],
  waitingMail: [
    vendorMails.waitingMail(vendorParties, { id: addressee.vendorId, companyName: 'Saffron Table' }),
  ],
};
const messageOf = (mail: Mail): MailMessage => ('message' in mail ? mail.message : mail);
const written = Object.entries(samples).flatMap(([name, mails]) =>
  mails.map((mail, at) => [`${name} ${at + 1}`, messageOf(mail)] as const),
);
const bundle = bundleOf(
  Object.values(samples).flatMap((mails) => mails.filter((mail) => 'message' in mail)),
  parties,
);

/** Where a reader of the mail would stumble: a part that begins small, a gap where a word is missing. */
function stumbles({ subject, text }: Pick<MailMessage, 'subject' | 'text'>): string[] {
  const parts = [subject, ...text.trim().split('\n\n')];
  return [
    ...parts.filter((part) => !/^[\p{Lu}\d]/u.test(part)),
    ...(`${subject}\n${text}`.match(/undefined|null|\[object| [,.]| {3}|\n{3}/g) ?? []),
  ];
}

it('knows every mail that is written', () => {
  const writers = [accounts, enquiries, grievances, introductions, vendorMails].flatMap((module) =>
    Object.keys(module),
  );
  expect(Object.keys(samples)).toEqual(writers.filter((name) => name.endsWith('Mail')));
});

it.each([...written, ['bundle', bundle] as const])(
  'the mail %s begins every paragraph with a capital, after the greeting too, and has no gap',
  (_, mail) => {
    expect(stumbles(mail)).toEqual([]);
  },
);

it('finds a small letter after the greeting, and a missing word', () => {
  const text = 'Namaste Asha,\n\nwe have your request.\n\nCall undefined.';
  expect(stumbles({ subject: 'Your request', text })).toEqual(['we have your request.', 'undefined']);
});
