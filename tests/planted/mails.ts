import type { PlantedFault } from './fault.ts';

const limited = 'src/server/platform/mailer/limited-mails.ts';
const limitedTests = [
  { project: 'pglite', files: ['src/server/platform/mailer/limited-mails.test.ts'] },
] as const;
const stops = 'src/server/platform/mailer/mail-stops.ts';
const stopTests = [
  { project: 'pglite', files: ['src/server/modules/mail-stops/mail-stops.test.ts'] },
] as const;
const mailerTests = [{ project: 'pglite', files: ['src/server/platform/mailer/mailer.test.ts'] }] as const;

/** Mails. */
export const mails: readonly PlantedFault[] = [
  {
    name: 'flood-in-the-name-of-somebody',
    breaks: 'A stranger cannot fill somebody’s mailbox.',
    file: limited,
    from: 'setWhere: isOver(),',
    to: '',
    caughtBy: limitedTests,
  },
  {
    name: 'held-mail-sent-twice',
    breaks: 'A mail that waited comes once, however many processes look.',
    file: limited,
    from: 'if (!(await begin(tx, recipient, topic))) return;\n    const held',
    to: 'const held',
    caughtBy: limitedTests,
  },
  {
    name: 'dots-make-another-mailbox',
    breaks: 'asha.verma+1@gmail.com and ashaverma@gmail.com are one mailbox.',
    file: 'src/server/platform/mailer/mailbox.ts',
    from: `const box = local.split('+')[0] || local;`,
    to: 'const box = local;',
    caughtBy: limitedTests,
  },
  {
    name: 'stopped-mails-go-on',
    breaks: 'Who stops mails with one tap gets no more of them.',
    file: stops,
    from: 'isOptionalTopic(topic) && (await tx.$count(mailStops, of({ recipient, topic }))) > 0,',
    to: 'isOptionalTopic(topic) && (await tx.$count(mailStops, of({ recipient, topic }))) > 1,',
    caughtBy: stopTests,
  },
  {
    name: 'what-waits-still-comes',
    breaks: 'Who stops mails gets none that waited, either.',
    file: stops,
    from: `        await tx
          .delete(heldMails)
          .where(and(eq(heldMails.recipient, found.recipient), eq(heldMails.topic, found.topic)));
`,
    to: '',
    caughtBy: stopTests,
  },
  {
    name: 'no-button-in-mail-programs',
    breaks: 'The button of a mail program ends the mails that may be ended.',
    file: 'src/server/platform/mailer/mailer.ts',
    from: `...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),`,
    to: '',
    caughtBy: stopTests,
  },
  {
    name: 'two-recipients-in-one-address',
    breaks: 'What a stranger types as an address reaches nobody else.',
    file: 'src/server/platform/mailer/message.ts',
    from: `regex(addressPattern, 'must be one e-mail address')`,
    to: `includes('@')`,
    caughtBy: mailerTests,
  },
  {
    name: 'header-in-a-name',
    breaks: 'A name with a line break makes no header of a mail.',
    file: 'src/server/platform/mailer/message.ts',
    from: 'z.string().transform((text) => oneLine(text, max))',
    to: 'z.string().max(max)',
    caughtBy: mailerTests,
  },
  {
    name: 'markup-of-a-stranger',
    breaks: 'What a stranger types is text in a mail, too.',
    file: 'src/server/platform/mailer/html-of.ts',
    from: 'return (html + escaped(text.slice(end)))',
    to: 'return (html + text.slice(end))',
    caughtBy: [{ project: 'pglite', files: ['src/server/platform/mailer/html-of.test.ts'] }],
  },
  {
    name: 'button-that-the-text-lacks',
    breaks: 'Both forms of a mail say the same.',
    file: 'src/server/platform/mailer/letter.ts',
    from: 'return [before, buttonWords(button)].filter(Boolean);',
    to: 'return [before, button.url].filter(Boolean);',
    caughtBy: [{ project: 'laws', files: ['tests/laws/mail-forms.test.ts'] }],
  },
  {
    name: 'mail-without-end',
    breaks: 'A mail has at most 30 kB, whatever is filled in.',
    file: 'src/server/platform/mailer/mail-size.ts',
    from: 'const said = fill(shortValues(values, bytesMax));',
    to: 'const said = fill(values);',
    caughtBy: [{ project: 'laws', files: ['tests/laws/mail-forms.test.ts'] }],
  },
  {
    name: 'request-for-tomorrow-waits',
    breaks: 'A request for a day within 48 hours waits for no other mail.',
    file: 'src/shared/facts/mail-topics.ts',
    from: "if (soon) return confirmed ? 'lead-soon' : 'lead-soon-unconfirmed';",
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/effects/event-mails.test.ts'] }],
  },
  {
    name: 'family-not-told-of-a-decline',
    breaks: 'A family hears by mail that a vendor cannot take its request.',
    file: 'src/server/modules/enquiries/vendor/inbox.ts',
    from: 'await tellDeclined(tx, enquiry, declined);',
    to: '',
    caughtBy: [{ project: 'pglite', files: ['src/server/modules/enquiries/effects/event-mails.test.ts'] }],
  },
  {
    name: 'mail-of-a-failed-transaction',
    breaks: 'Nobody is mailed about what was not stored.',
    file: 'src/server/platform/mailer/outbox.ts',
    from: 'await jobs.send(tx, queue, mailMessage.parse(message));',
    to: 'await mailer.deliver(mailMessage.parse(message));',
    caughtBy: [
      {
        project: 'pglite',
        files: ['src/server/platform/mailer/outbox.test.ts'],
        grep: 'sends nothing of a transaction that failed',
      },
    ],
  },
  {
    name: 'words-of-a-message-in-its-mail',
    breaks: 'A mail about a message tells nothing of the family.',
    file: 'src/server/modules/enquiries/conversation/conversations.ts',
    from: ': messageMail({ ...told, writer: writers[author] }, to, frame),',
    to: ': messageMail({ ...told, writer: enquiry.name }, to, frame),',
    caughtBy: [
      { project: 'pglite', files: ['src/server/modules/enquiries/vendor/every-call-of-a-vendor.test.ts'] },
    ],
  },
];
