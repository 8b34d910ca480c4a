/** @file Every mail, by the function that writes it, and every template with its samples. */
import * as accounts from '#modules/accounts/account.mails.ts';
import * as enquiries from '#modules/enquiries/effects/enquiry.mails.ts';
import * as grievances from '#modules/grievances/grievance.mails.ts';
import * as introductions from '#modules/enquiries/vendor/introduction.mails.ts';
import * as keptSearches from '#modules/directory/kept/kept-search.mails.ts';
import * as vendorMails from '#modules/vendors/vendor.mails.ts';
import { demoCompany } from '#content/demo-company.ts';
import { mailWords } from '#platform/mailer/mail-words.ts';
import { bundleOf, fittingOf } from '#platform/mailer/mail-bundle.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { locales, type Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';

export type Mail = WrittenMail | MailMessage;

const from = 'namaste@aangan.example';
const words = mailWords();
export const publicUrl = 'https://aangan.example';
const sender = { sender: { company: demoCompany, from, words }, publicUrl };

export const parties = {
  company: demoCompany,
  from,
  words,
  staff: from,
  deskUrl: (reference: string) => `${publicUrl}/desk/enquiries/${reference}`,
  publicUrl,
};
/** Returns every mail by the function that writes it, in each of its forms, for a recipient's language. */
export function samplesIn(locale: Locale): Readonly<Record<string, readonly Mail[]>> {
  const asha = { to: 'asha@example.in', name: 'Asha Rao', locale };
  const asked = {
    title: 'Catering booking',
    eventDate: '2027-02-14',
    guests: 300,
    region: { label: 'Delhi-NCR' },
    place: 'Dwarka',
  };
  const enquiry = {
    enquiry: { kind: 'catering', payload: { name: 'Asha Rao', eventDate: asked.eventDate }, locale },
    locale,
    asked,
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
    asked,
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
        {
          ...introduced,
          asked: { ...asked, eventDate: null, guests: null, region: null, place: null },
          share: false,
        },
        { ...vendor, confirmed: false },
        { ...parties, publicUrl },
      ),
    ],
    recalledMail: [introductions.recalledMail(introduced, vendor, parties)],
    withdrawnIntroductionMail: [introductions.withdrawnIntroductionMail(introduced, vendor, parties)],
    reminderMail: [introductions.reminderMail(introduced, addressee.vendorId, vendor, parties)],
    changedMail: [introductions.changedMail(introduced, addressee.vendorId, vendor, parties)],
    detailsRecalledMail: [introductions.detailsRecalledMail(introduced, vendor, parties)],
    awayMail: [
      introductions.awayMail(
        { reference: 'AAN-1234', link: enquiry.statusUrl, vendor: 'Amaltas Farm', awayUntil: '2026-11-28' },
        vendor,
        parties,
      ),
    ],
    vendorHiddenMail: [
      introductions.vendorHiddenMail(
        { reference: 'AAN-1234', link: enquiry.statusUrl, vendor: 'Amaltas Farm' },
        vendor,
        parties,
      ),
    ],
    vendorDeclinedMail: [
      introductions.vendorDeclinedMail(
        {
          reference: 'AAN-1234',
          link: enquiry.statusUrl,
          vendor: 'Amaltas Farm',
          reason: 'date',
          hadQuote: false,
        },
        vendor,
        parties,
      ),
      introductions.vendorDeclinedMail(
        {
          reference: 'AAN-1234',
          link: enquiry.statusUrl,
          vendor: 'Amaltas Farm',
          reason: 'date',
          hadQuote: true,
        },
        vendor,
        parties,
      ),
    ],
    messageMail: [
      introductions.messageMail(
        { reference: 'AAN-1234', about: () => 'AAN-1234', link: enquiry.statusUrl, writer: null },
        vendor,
        parties,
      ),
    ],
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
export const messageOf = (mail: Mail): MailMessage => ('message' in mail ? mail.message : mail);
/** Returns every mail under its writer's name, and a bundle of those to one reader. */
export const writtenIn = (locale: Locale) => {
  const samples = samplesIn(locale);
  const written = Object.entries(samples).flatMap(([name, mails]) =>
    mails.map((mail, at) => [`${name} ${at + 1}`, mail] as const),
  );
  const toReaders = written.flatMap(([, mail]) =>
    'message' in mail && mail.locale === locale ? [mail] : [],
  );
  return [...written, ['bundle', bundleOf(fittingOf(toReaders), parties)] as const];
};
