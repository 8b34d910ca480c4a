/** @file Combines several mails to one recipient into one. */
import { oneLine } from '#domain/formats/shorten.ts';
import { htmlBytes } from './html-of.ts';
import { filledBytesMax } from './mail-size.ts';
import type { MailFrame, WrittenMail } from './mail.types.ts';
import { letter, type LetterFrame } from './letter.ts';
import type { MailMessage } from './message.ts';

/** Adds members to the frame. The frame's own members are read at the moment of writing a mail: the staff may change them. */
export const frameWith = <More extends object>(frame: MailFrame, more: More): MailFrame & NoInfer<More> =>
  Object.assign(Object.create(frame) as MailFrame, more);

/** Bytes of the layout around the subject of a part. */
const partBytes = 350;
/** A paragraph with the word of a button and its address (`buttonWords`). */
const isAct = (paragraph: string) => /^[^\n]+:\nhttps?:\S+$/.test(paragraph);

type Part = { heading: string; subject: string; lines: string[] };

/** Returns the lines of each mail below its numbered subject. */
const partsOf = (mails: readonly WrittenMail[]): Part[] =>
  mails.map(({ summary }, at) => {
    const [subject = '', ...lines] = summary.split('\n\n');
    return { heading: `${at + 1}. ${subject}`, subject, lines };
  });

/** Returns a part of a crowded bundle: its subject, and the address alone. */
const shortPart = ({ heading, lines }: Part): string =>
  [heading, ...lines.filter(isAct).map((act) => act.split('\n')[1]!)].join('\n');

/** Returns the longest beginning whose HTML fits into one mail, and one mail at least. */
function beginning<T>(mails: readonly T[], bytesOf: (mail: T) => number): T[] {
  let bytes = 0;
  return mails.filter((mail, at) => (bytes += bytesOf(mail)) <= filledBytesMax || at === 0);
}

const wholeBytes = ({ summary }: WrittenMail) => htmlBytes(summary) + partBytes;
const shortBytes = (mail: WrittenMail) => htmlBytes(`${shortPart(partsOf([mail])[0]!)}\n\n`) + 10;

/** Returns as many mails, from the first, as fit into one, shortened where they would not as they are; the rest leave with the next. */
export function fittingOf<T extends WrittenMail>(mails: readonly T[]): T[] {
  const whole = beginning(mails, wholeBytes);
  return whole.length === mails.length ? whole : beginning(mails, shortBytes);
}

/** Returns a single mail as it was written, or one that names each and repeats its lines. */
export function bundleOf(mails: readonly WrittenMail[], frame: LetterFrame): MailMessage {
  const { message } = mails[0]!;
  if (mails.length === 1) return message;
  const parts = partsOf(mails);
  const whole = beginning(mails, wholeBytes).length === mails.length;
  const bundle = letter(frame, {
    to: { name: '', address: message.to[0]!.address },
    // Each retains the language in which it was written; the last one has the recipient's present language.
    locale: mails.at(-1)!.locale,
    template: 'bundle',
    values: () => ({
      count: `${mails.length}`,
      first: oneLine(parts[0]!.subject, 100),
      more: `${mails.length - 1}`,
      messages: parts
        .map((part) => (whole ? [part.heading, ...part.lines].join('\n\n') : shortPart(part)))
        .join('\n\n'),
    }),
  }).message;
  const others = parts.slice(1).map(({ subject }) => subject);
  return {
    ...bundle,
    to: message.to,
    preview: oneLine(others.join(' · '), 150),
    headings: whole ? parts.map(({ heading }) => heading) : [],
  };
}
