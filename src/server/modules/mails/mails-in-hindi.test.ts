import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#facts/time.ts';
import { mailNames, mailProblems, mailTemplate } from '#contract/desk/content/mails/mail-templates.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { Team } from '#contract/team.ts';
import { localeNames, locales, type Locale } from '#words/locales.ts';
import { translated } from '#words/t.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import { vendors } from '#platform/db/tables.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { asStaff } from '#support/as-staff.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { demoCompany } from '#content/demo-company.ts';
import { latinWords } from '#support/latin-words.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { sawAll } from '#support/seen.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, mailedSecret, sampleRegistration } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now, env: { VENDOR_APPROVAL: 'first' } });
let now = new Date('2026-11-30T05:00:00Z');

/** What the company calls itself, and what this test types. */
const ownWords = [
  demoCompany.brand,
  demoCompany.legalName,
  ...demoCompany.address,
  ...Object.values(demoCompany.grievanceOfficer),
  'A about your event of the family',
  'Amaltas Farm',
  'Kavita Menon',
  'Raghav Tanwar',
  'Asha Rao',
];
const readers = mailNames.filter((name) => !(name in staffMails));
/** The text of a mail up to the first placeholder, which identifies it. */
const startOf = (locale: Locale, text: string) =>
  inLocale(locale, () => translated(text))
    .replaceAll('{brand}', 'Aangan')
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]!
    .trim();

/** Written by a job. */
const waiting = { timeout: 20_000, interval: 100 };

async function hourLater() {
  now = new Date(now.getTime() + hourMs);
  await site.sendHeldMails();
}

/** Registers a vendor in a language, approves it, and confirms its address unless it is left open. */
async function registered(prefix: string, { confirmed = true } = {}) {
  const registration = sampleRegistration();
  const answer = await site.post(`${prefix}/api/vendor/`, registration);
  expect(answer.status, answer.text).toBe(201);
  const { vendor, token } = answer.json<{ vendor: { _id: string }; token: string }>();
  const id = vendor._id;
  if (confirmed) {
    const secret = await mailedSecret(site, registration.email, 'verify');
    expect((await site.post(`${prefix}/api/account/verify`, { secret })).status).toBe(200);
  }
  await site.db
    .update(vendors)
    .set({ categories: ['catering'] })
    .where(eq(vendors.id, id));
  const change = { change: 'approve' };
  expect((await asStaff(site, `PUT /api/staff/vendors/${id}/visibility`, change)).status).toBe(200);
  return { ...registration, id, token };
}

/** Sends an enquiry, to a vendor where one is given. */
async function asked(prefix: string, { vendorId, share }: { vendorId?: string; share?: boolean } = {}) {
  const kind = vendorId ? enquiryKinds.eventManagement : enquiryKinds.catering;
  const idField = kind.fields.find(({ role }) => role === 'cardId')?.name ?? '';
  const email = `family${now.getTime()}-${Math.random().toString(36).slice(2)}@example.in`;
  const body = { ...samplePayload(kind, 'required'), email, ...(vendorId && { [idField]: vendorId }) };
  const answer = await site.post(prefix + kind.path, body, { 'x-form': share ? 'share=1' : '' });
  expect(answer.status, answer.text).toBe(201);
  return { email, ...answer.json<{ reference: string; statusUrl: string }>() };
}

async function helperComesAndGoes(prefix: string, { token, password }: { token: string; password: string }) {
  const team = `${prefix}/api/workshop/team`;
  const email = `helper${now.getTime()}@example.in`;
  const body = { password, name: 'सीमा', email };
  expect((await call(site, `POST ${team}/invitations`, { token, body })).status).toBe(201);
  const secret = await mailedSecret(site, email, 'team');
  const joined = await site.post(`${prefix}/api/team/join`, { secret, newPassword: 'a-lamp-of-my-own' });
  expect(joined.status, joined.text).toBe(201);
  const { people } = (await call(site, `GET ${team}`, { token })).json<Team>();
  const { id } = people.find((person) => person.email === email)!;
  expect((await call(site, `DELETE ${team}/${id}`, { token, body: { password } })).status).toBe(200);
}

/** Keeps the search for caterers, and confirms it. */
async function keptSearch(prefix: string) {
  const email = `reader${now.getTime()}@example.in`;
  await site.post(`${prefix}/api/searches`, { email, search: 'category=catering' });
  await vi.waitFor(async () => expect(await mailedSecret(site, email, 'kept')).not.toBeNull(), waiting);
  const secret = await mailedSecret(site, email, 'kept');
  expect((await site.post(`${prefix}/api/searches/${secret}`, { kept: true })).status).toBe(200);
  await hourLater();
}

async function everyMail(locale: Locale): Promise<MailMessage[]> {
  const { prefix } = locales[locale];
  await forgetMails(site);
  await keptSearch(prefix);
  const open = await registered(prefix, { confirmed: false });
  const vendor = await registered(prefix);
  const staff = `/api/staff/vendors/${vendor.id}`;
  await asStaff(site, `PUT ${staff}/visibility`, { change: 'hide', reason: 'झंडा' });
  await asStaff(site, `PUT ${staff}/visibility`, { change: 'show' });
  const { updatedAt } = (await asStaff(site, `GET ${staff}`)).json<{ updatedAt: string }>();
  const edited = await asStaff(site, `PUT ${staff}`, { fields: { description: 'x' }, updatedAt });
  expect(edited.status, edited.text).toBe(200);

  // Several within the hour share one mail.
  for (const share of [true, false, true]) await asked(prefix, { vendorId: vendor.id, share });
  await hourLater();
  await asked(prefix, { vendorId: open.id, share: true });
  await hourLater();
  await asked(prefix, { vendorId: vendor.id, share: false });
  await hourLater();
  const { statusUrl } = await asked(prefix, { vendorId: vendor.id, share: true });
  await hourLater();
  const secret = statusUrl.split('/').at(-1);
  expect((await site.post(`${prefix}/api/enquiries/${secret}/withdraw`, {})).status).toBe(200);
  await hourLater();
  const moved = await asked(prefix);
  const path = `${prefix}/api/enquiries/${moved.statusUrl.split('/').at(-1)}/link`;
  expect((await site.post(path, {})).status).toBe(200);
  expect((await site.post(`${prefix}/api/my/links`, { email: moved.email })).status).toBe(202);
  await hourLater();
  for (const share of [true, false]) {
    const { reference } = await asked(prefix, { share });
    const path = `/api/staff/enquiries/${reference}/introductions`;
    const made = await asStaff(site, `POST ${path}`, { vendorIds: [vendor.id], version: 1, seen: sawAll });
    expect(made.status, made.text).toBe(201);
    await hourLater();
    const [{ id }] = made.json<{ introductions: [{ id: string }] }>().introductions;
    expect((await asStaff(site, `DELETE ${path}/${id}?seen=${sawAll}`)).status).toBe(200);
    await hourLater();
  }

  const complaint = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    about: 'general',
    message: `Late. ${locale}`,
  };
  const { ticket } = (await site.post(`${prefix}/api/grievances`, complaint)).json<{ ticket: string }>();
  for (const status of ['acknowledged', 'disposed'])
    await asStaff(site, `PUT /api/staff/grievances/${ticket}`, { status });

  const { email, password, token } = vendor;
  const owner = (route: string, body: object) => call(site, route, { token, body });
  await helperComesAndGoes(prefix, vendor);
  await hourLater();
  expect((await site.post(`${prefix}/api/account/password/forgot`, { email })).status).toBe(202);
  await vi.waitFor(async () => expect(await mailedSecret(site, email, 'reset')).not.toBeNull(), waiting);
  const other = `new-${email}`;
  await owner(`PUT ${prefix}/api/account/email`, { password, email: other });
  await site.post(`${prefix}/api/account/verify`, { secret: await mailedSecret(site, other, 'verify') });
  const changed = await owner(`PUT ${prefix}/api/account/password`, { password, newPassword: 'a-new-one-9' });
  const again = { token: changed.json<{ token: string }>().token, body: { password: 'a-new-one-9' } };
  expect((await call(site, `POST ${prefix}/api/account/delete`, again)).status).toBe(200);
  await hourLater();
  now = new Date(now.getTime() + dayMs);
  await site.tellNewVendors();
  return outgoingMails(site);
}

describe.each(localeNames)('the mails to families and vendors, in %s', (locale) => {
  let all: MailMessage[];
  beforeAll(async () => {
    all = await everyMail(locale);
  });

  it.each(readers)('%s would be a mail in its words', (name) => {
    const { subject, body } = mailTemplate(name);
    const words = inLocale(locale, () => ({ subject: translated(subject), body: translated(body) }));
    expect(mailProblems(name, words)).toEqual([]);
    expect(words.body !== body).toBe(locale !== 'en');
  });

  it('leave in the language of the form, every one that can be caused here', () => {
    const own = all.filter(({ text }) =>
      text.startsWith(inLocale(locale, () => translated('Namaste,')).slice(0, -1)),
    );
    const missing = readers.filter(
      (name) => !own.some(({ text }) => text.includes(startOf(locale, mailTemplate(name).body))),
    );
    // Reviews, checks, claims and quotes have tests of their own.
    expect(missing.filter((name) => !/^(review|check|claim|quote)-/.test(name))).toEqual([
      // Tested beside their causes, in the tests of introductions.
      'introduction-reminder',
      'request-changed',
      'details-recalled',
      'vendor-away',
      'vendor-declined',
      'vendor-declined-quote',
      'message-waiting',
      // Needs a passkey, and more wrong passwords than a test should hash.
      'account-passkeys-changed',
      'account-alert',
    ]);
    for (const { text } of own)
      for (const [link] of text.matchAll(/http:\/\/site\.test\S*/g))
        expect(link).toMatch(`http://site.test${locales[locale].prefix}/`);
    if (locale === 'en') return;
    const suspects: string[] = [];
    for (const { subject, text, from } of own) {
      const said = `${subject}\n${text}`.replace(/^Name: .*$/gm, '');
      suspects.push(...latinWords(said, ownWords));
      expect(from.name).toBe('Aangan');
    }
    expect([...new Set(suspects)]).toEqual([]);
  });
});
