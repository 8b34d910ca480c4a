/** @file The weekly mail with numbers, for owners. */
import { deskPaths } from '#facts/desk-paths.ts';
import { startOfDay } from '#facts/time.ts';
import type { Figures } from '#contract/desk/numbers.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { defaultLocale } from '#words/locales.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

const longDay = delhiFormat({ dateStyle: 'long' });
const hours = ({ hoursToAnswer }: Figures) =>
  hoursToAnswer === null ? 'none' : `${hoursToAnswer.toFixed(1)} h`;

/** The lines of the mail: the figure of the week, and that of the week before. */
const lines: Readonly<Record<string, (figures: Figures) => string>> = {
  Received: ({ received }) => `${received}`,
  'Answered within 24 hours': ({ inTime }) => `${inTime}`,
  'Half were answered within': hours,
  Introduced: ({ introduced }) => `${introduced}`,
  Quoted: ({ quoted }) => `${quoted}`,
  Booked: ({ booked }) => `${booked}`,
  'Value of accepted quotes': ({ accepted }) => showPaise(accepted),
  'Closed without a booking': ({ lost }) => `${lost}`,
  'Called bad by vendors': ({ bad }) => `${bad}`,
};

type Week = { from: string; now: Figures; before: Figures };

/** Writes the mail to an owner about a week. */
export const weeklyNumbersMail = (
  frame: LetterFrame & { publicUrl: string },
  { name, email }: { name: string; email: string },
  { from, now, before }: Week,
): MailMessage =>
  letter(frame, {
    to: { name, address: email },
    locale: defaultLocale,
    template: 'weekly-numbers',
    values: () => ({
      week: longDay.format(startOfDay(from)),
      figures: Object.entries(lines)
        .map(([label, of]) => `${label}: ${of(now)} (${of(before)})`)
        .join('\n'),
      link: `${frame.publicUrl}${deskPaths.funnel}?by=week&on=${from}`,
    }),
  }).message;
