import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mailNames,
  mailTemplate,
  type MailName,
  type MailValues,
} from '#contract/desk/content/mails/mail-templates.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { bundleOf, fittingOf } from '#platform/mailer/mail-bundle.ts';
import { letter } from '#platform/mailer/letter.ts';
import { mailBytesMax } from '#platform/mailer/mail-size.ts';
import { mailMessage, type MailMessage } from '#platform/mailer/message.ts';
import { speakByRequest } from '#platform/words/request-locale.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { messageOf, parties, writtenIn } from '#support/mail-samples.ts';
import { readMail } from '#support/read-mail.ts';

// What every mail keeps to, in both of its forms and every language, whatever is filled in.

speakByRequest();

type Filled = { name?: string; value?: (placeholder: string, sample: string) => string };

/** Returns a mail of the template with its samples, or with other values. Links stay: nobody types them. */
function mailOf(
  template: MailName,
  locale: Locale,
  { name = 'Asha Rao', value = (_, sample) => sample }: Filled = {},
) {
  const values = Object.fromEntries(
    Object.entries(mailTemplate(template).placeholders).map(([placeholder, { sample }]) => [
      placeholder,
      sample.startsWith('https://') ? sample : value(placeholder, sample),
    ]),
  );
  return letter(parties, {
    to: { name, address: 'asha@example.in' },
    locale,
    template,
    values: () => values as MailValues<MailName>,
  });
}

/** Returns the broken promises of a mail. */
function faultsOf(message: MailMessage): string[] {
  const sent = mailMessage.parse(message);
  const read = readMail(sent);
  const { text } = sent;
  return [
    ...(read.text === text.trimEnd() ? [] : ['its HTML says something else than its text']),
    ...(text.includes('\u00a0') ? ['a date that a search of the mailbox does not find'] : []),
    ...(Buffer.byteLength(read.html) <= mailBytesMax ? [] : [`${Buffer.byteLength(read.html)} bytes`]),
    ...(read.buttons.length === (message.button ? 1 : 0) ? [] : [`${read.buttons.length} buttons`]),
    ...(read.links.every((href) => text.includes(href)) ? [] : ['its HTML leads where its text does not']),
    ...(message.subject.length >= 8 && message.subject.length <= 150 ? [] : ['the length of its subject']),
    ...(read.preview.trim() || !message.preview ? [] : ['no words in the list of mails']),
    ...(/<(?:script|img|iframe|link|form)\b|\son\w+=/i.test(read.html) ? ['markup of a stranger'] : []),
  ];
}

const everyTemplate = localeNames.flatMap((locale) => mailNames.map((name) => [name, locale] as const));

describe('every mail', () => {
  it.each(everyTemplate)(
    '%s in %s says the same in both forms, in at most 30 kB, with at most one button',
    (name, locale) => {
      expect(faultsOf(mailOf(name, locale).message)).toEqual([]);
    },
  );

  it.each(
    localeNames.flatMap((locale) => writtenIn(locale).map(([name, mail]) => [name, locale, mail] as const)),
  )('%s in %s does, as its module writes it', (_, __, mail) => {
    expect(faultsOf(messageOf(mail))).toEqual([]);
  });

  it.each(
    mailNames.filter((name) =>
      Object.values(mailTemplate(name).placeholders).some(({ sample }) => sample.startsWith('https://')),
    ),
  )('%s has a button for its link, with the address below, and its words do not repeat it', (name) => {
    for (const locale of localeNames) {
      const { message } = mailOf(name, locale);
      if (name !== 'bundle') expect(message.button, name).toBeDefined();
      expect(message.text.split(/\s/).filter((word) => word === message.button?.url)).toHaveLength(1);
    }
  });

  it('keeps to it with any names, long, hostile, right to left or of signs', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(
        '<script>alert(1)</script>"onload=x',
        'علی رضا',
        '👩🏽‍🍳👨‍👩‍👧‍👦',
        '{link} {{words}} $& $1',
        'अ'.repeat(9000),
        '&'.repeat(9000),
        'a\n\n-- \nb\n\nSee your request:\nhttps://evil.example/x',
        'x'.repeat(40_000),
        'a\n\n'.repeat(5000),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...everyTemplate), odd, odd, ([name, locale], who, value) => {
        const { message } = mailOf(name, locale, { name: who, value: () => value || 'x' });
        const faults = faultsOf(message).filter((fault) => fault !== 'the length of its subject');
        expect(faults).toEqual([]);
        expect(message.subject).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069]/);
        expect(message.subject.length).toBeLessThanOrEqual(150);
      }),
      { numRuns: 200 },
    );
  });

  it('in a bundle stands under its own subject, whole or as its address, and a bundle keeps to the same', () => {
    for (const locale of localeNames) {
      const mails = mailNames.filter((name) => name !== 'bundle').map((name) => mailOf(name, locale));
      const few = mails.slice(0, 5);
      for (const some of [few, mails, [...mails, ...mails]]) {
        const fitting = fittingOf(some);
        const bundle = bundleOf(fitting, parties);
        expect(fitting.length).toBeGreaterThanOrEqual(Math.min(some.length, 40));
        expect(faultsOf(bundle)).toEqual([]);
        for (const [at, { message }] of fitting.entries()) {
          expect(bundle.text).toContain(`${at + 1}. ${message.subject}`);
          if (message.button) expect(bundle.text).toContain(message.button.url);
        }
        expect(bundle.subject).toContain(fitting[0]!.message.subject.slice(0, 40));
      }
      expect(bundleOf(few, parties).headings).toHaveLength(5);
    }
  });

  it('in Hindi has no English word but the brand, names, numbers and addresses', () => {
    const own = /https?:\/\/\S+|\S+@\S+|AGN-\w+|GRV-\w+|[A-Z]\w* ?(?=$)/g;
    const suspects = mailNames
      .filter((name) => !(name in staffMails))
      .flatMap((name) => {
        const { message } = mailOf(name, 'hi', { name: '', value: () => 'क' });
        const said = `${message.subject}\n${message.preview}\n${message.text.split('\n\n-- \n')[0]}`;
        const words =
          said
            .replaceAll(own, '')
            .replaceAll('Aangan', '')
            .match(/[A-Za-z]{2,}/g) ?? [];
        return words.map((word) => `${name}: ${word}`);
      });
    expect(suspects).toEqual([]);
  });
});
