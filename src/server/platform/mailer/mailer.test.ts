import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { openMailer, type Mailer } from './mailer.ts';
import { mailAddress, mailMessage, type MailMessage } from './message.ts';
import { startMailServer, type MailServer } from './mail-server.fake.ts';

const dir = mkdtempSync(join(tmpdir(), 'aangan-mail-'));
const open: (Mailer | MailServer)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const message: MailMessage = {
  id: '01a1f8ae-068c-759b-a851-90a0ea51e55b',
  from: { name: 'Aangan', address: 'hello@aangan.example' },
  to: [{ name: 'आशा "A" O’Neil, Esq.', address: 'asha@example.in' }],
  replyTo: { name: 'Ravi', address: 'ravi@example.in' },
  subject: 'नमस्ते — your request AB12 😀',
  text: 'First line\n.\n.. a line with dots\nनमस्ते\n',
};
const messageIdDomain = 'aangan.example';
const mailer = (smtpUrl?: string): Mailer => {
  const made = openMailer({
    dir,
    messageIdDomain,
    smtpUrl,
    timeouts: { greetingTimeout: 300, socketTimeout: 300 },
  });
  open.push(made);
  return made;
};
const server = async (): Promise<MailServer> => {
  const made = await startMailServer();
  open.push(made);
  return made;
};
const headersOf = (mail: string): string => mail.split('\r\n\r\n')[0]!;

describe('without a mail server', () => {
  it('writes one private file for each mail, also when it is delivered twice', async () => {
    await mailer().deliver(message);
    await mailer().deliver(message);
    const files = readdirSync(join(dir, 'mail'));
    expect(files).toEqual([`${message.id}.eml`]);
    const path = join(dir, 'mail', files[0]!);
    expect(statSync(path).mode & 0o077).toBe(0);
    const mail = readFileSync(path, 'utf8');
    expect(headersOf(mail)).toContain(`Message-ID: <${message.id}@${messageIdDomain}>`);
    expect(headersOf(mail)).toContain('asha@example.in');
  });
});

describe('with a mail server', () => {
  it('delivers to the addresses given, with the same Message-ID each time', async () => {
    const { url, mails } = await server();
    await mailer(url).deliver(message);
    await mailer(url).deliver(message);
    expect(mails.map(({ from, to }) => ({ from, to }))).toEqual(
      Array(2).fill({ from: 'hello@aangan.example', to: ['asha@example.in'] }),
    );
    const ids = mails.map(({ content }) => /^Message-ID: (.+)$/im.exec(content)?.[1]);
    expect(ids).toEqual(Array(2).fill(`<${message.id}@${messageIdDomain}>`));
    expect(headersOf(mails[0]!.content)).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headersOf(mails[0]!.content)).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/m);
    expect(headersOf(mails[0]!.content)).toMatch(/^Reply-To: Ravi <ravi@example\.in>$/m);
  });

  it.each([
    ['refuse', /451 try again/],
    ['hang', /Timeout/],
    ['greet-never', /Greeting never received|Timeout/],
  ] as const)('rejects in good time when the server does: %s', async (mode, complaint) => {
    const { url, setMode, mails } = await server();
    setMode(mode);
    await expect(mailer(url).deliver(message)).rejects.toThrow(complaint);
    expect(mails).toEqual([]);
  });

  it('rejects when nobody listens', async () => {
    const gone = await startMailServer();
    await gone.close();
    await expect(mailer(gone.url).deliver(message)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('the words of a stranger cannot reach the headers', () => {
  const attack = 'x\r\nBcc: victim@example.in\r\nX-Evil: 1';

  it.each([
    'asha@example.in\r\nBcc: victim@example.in',
    'asha@example.in, victim@example.in',
    'asha@example.in victim@example.in',
    '"a\r\n"@example.in',
    '<asha@example.in>',
    'asha@example.in;victim@example.in',
    'asha',
    '@example.in',
    'asha@',
    `${'a'.repeat(65)}@example.in`,
    `a@${'b'.repeat(254)}`,
    '',
  ])('the address %j is refused', (address) => {
    expect(mailAddress.safeParse({ name: 'A', address }).success).toBe(false);
  });

  it('a name or a subject with line breaks becomes one line', async () => {
    const { url, mails } = await server();
    const names = { name: attack, address: 'asha@example.in' };
    await mailer(url).deliver({
      ...message,
      subject: attack,
      to: [names],
      replyTo: names,
      from: { ...message.from, name: attack },
    });
    expect(mails[0]!.to).toEqual(['asha@example.in']);
    expect(headersOf(mails[0]!.content)).not.toMatch(/^(Bcc|X-Evil):/im);
  });

  it('for any name and subject there are no more headers and no more recipients', async () => {
    const { url, mails } = await server();
    const sender = mailer(url);
    await sender.deliver(message);
    const usual = namesOfHeaders(mails.pop()!.content);
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', 'Bcc:', ' ', ',', '<', '>', '"', '=?utf-8?Q?=0D=0A?='),
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (name, subject) => {
        await sender.deliver({ ...message, subject, to: [{ name, address: 'asha@example.in' }] });
        const mail = mails.pop()!;
        expect(mail.to).toEqual(['asha@example.in']);
        // A subject without one visible character disappears, with its header.
        const withoutSubject = usual.filter((header) => header !== 'subject');
        expect([usual, withoutSubject]).toContainEqual(namesOfHeaders(mail.content));
      }),
      { numRuns: 30 },
    );
  });

  it('an id cannot leave the folder', () => {
    for (const id of ['../x', 'a/b', 'a.b', '', 'a'.repeat(65)]) {
      expect(mailMessage.safeParse({ ...message, id }).success).toBe(false);
    }
  });

  it('bounds every part', () => {
    const parse = (change: object) => mailMessage.safeParse({ ...message, ...change });
    expect(parse({ subject: 's'.repeat(300) }).data?.subject).toHaveLength(200);
    expect(parse({ to: [{ name: 'n'.repeat(300), address: 'a@b.in' }] }).data?.to[0]!.name).toHaveLength(120);
    expect(parse({ text: 't'.repeat(200_000) }).success).toBe(true);
    expect(parse({ text: 't'.repeat(200_001) }).success).toBe(false);
    expect(parse({ html: 'h'.repeat(500_001) }).success).toBe(false);
    expect(parse({ to: [] }).success).toBe(false);
    expect(parse({ to: Array(11).fill(message.to[0]) }).success).toBe(false);
    expect(parse({ bcc: 'victim@example.in' }).success).toBe(false);
  });
});

function namesOfHeaders(content: string): string[] {
  return headersOf(content)
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]!.toLowerCase())
    .toSorted();
}
