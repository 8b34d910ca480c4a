/** @file Types of mails between modules and the mailer: the sender, and the written text. */
import type { Company } from '#contract/company.ts';
import type { Locale } from '#words/locales.ts';
import type { MailWords } from './mail-words.ts';
import type { MailMessage } from './message.ts';

/** The sender. */
export type MailFrame = {
  readonly company: Company;
  readonly from: string;
  /** The staff's address for mails. */
  readonly staff: string;
  /** The words of mails. */
  readonly words: MailWords;
};

/** One mail in its language, and its lines in a combined mail. */
export type WrittenMail = { message: MailMessage; locale: Locale; summary: string };
