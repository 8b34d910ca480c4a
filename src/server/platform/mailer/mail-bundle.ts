/** @file Combines several mails to one recipient into one. */
import type { Company } from '#contract/company.ts';
import { showPhone } from '#contract/phone.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from './limited-mails.ts';
import type { MailMessage } from './message.ts';

/** The sender. */
export type MailFrame = {
  readonly company: Company;
  readonly from: string;
  /** Where mails to the staff go. */
  readonly staff: string;
};

/** The frame with more beside it. Its own members stay those of the moment in which a mail is written: the staff may change them. */
export const frameWith = <More extends object>(frame: MailFrame, more: More): MailFrame & NoInfer<More> =>
  Object.assign(Object.create(frame) as MailFrame, more);

const maxChars = 150_000;

/** Returns as many mails, from the first, as fit into one; the others go with the next. */
export function fittingOf<T extends WrittenMail>(mails: readonly T[]): T[] {
  let chars = 0;
  return mails.filter(({ summary }, at) => (chars += summary.length) <= maxChars || at === 0);
}

/** Returns a single mail as it was written, or one that repeats the lines of each. */
export function bundleOf(mails: readonly WrittenMail[], { company, from }: MailFrame): MailMessage {
  const [first] = mails;
  if (mails.length === 1) return first!.message;
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: first!.message.to,
    replyTo: { name: company.brand, address: company.email },
    subject: `${mails.length} messages from ${company.brand}`,
    text: [
      'Namaste,',
      'Several messages came in for you within an hour. Here they are in one mail.',
      ...mails.map(({ summary }) => summary),
      `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
}
