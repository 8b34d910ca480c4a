/** @file Mails as they are handed on: who sends, and what was written. */
import type { Company } from '#contract/company.ts';
import type { Locale } from '#words/locales.ts';
import type { MailWords } from './mail-words.ts';
import type { MailMessage } from './message.ts';

/** The sender. */
export type MailFrame = {
  readonly company: Company;
  readonly from: string;
  /** Where mails to the staff go. */
  readonly staff: string;
  /** What mails say. */
  readonly words: MailWords;
};

/** One mail in its language, and the lines that stand for it when several go as one. */
export type WrittenMail = { message: MailMessage; locale: Locale; summary: string };
