/** @file Combines several mails to one recipient into one. */
import type { MailFrame, WrittenMail } from './mail.types.ts';
import { letter, type LetterFrame } from './letter.ts';
import type { MailMessage } from './message.ts';

/** Adds members to the frame. The frame's own members are read at the moment of writing a mail: the staff may change them. */
export const frameWith = <More extends object>(frame: MailFrame, more: More): MailFrame & NoInfer<More> =>
  Object.assign(Object.create(frame) as MailFrame, more);

const maxChars = 150_000;

/** Returns as many mails, from the first, as fit into one; the rest leave with the next. */
export function fittingOf<T extends WrittenMail>(mails: readonly T[]): T[] {
  let chars = 0;
  return mails.filter(({ summary }, at) => (chars += summary.length) <= maxChars || at === 0);
}

/** Returns a single mail as it was written, or one that repeats the lines of each. */
export function bundleOf(mails: readonly WrittenMail[], frame: LetterFrame): MailMessage {
  const { message } = mails[0]!;
  if (mails.length === 1) return message;
  const bundle = letter(frame, {
    to: { name: '', address: message.to[0]!.address },
    // Each retains the language in which it was written; the last one has the recipient's present language.
    locale: mails.at(-1)!.locale,
    template: 'bundle',
    values: () => ({
      count: `${mails.length}`,
      messages: mails.map(({ summary }) => summary).join('\n\n'),
    }),
  }).message;
  return { ...bundle, to: message.to };
}
