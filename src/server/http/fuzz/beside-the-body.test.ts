import { beforeAll, describe, expect, it } from 'vitest';
import { FormContext } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { storableTexts, unstorableTexts } from '#support/fuzz/text-edges.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Text also arrives in headers, in names of files and as passwords.

const site = setUpTestSite();
let vendor: TestVendor;
beforeAll(async () => {
  vendor = await registerVendor(site);
});

/** The endpoints themselves are tried with all of them; here an enquiry is stored for each. */
const texts = [...unstorableTexts, ...storableTexts({ maxLength: 300 }).slice(0, 5), '0000-01-01'];
/** Returns the bytes of UTF-8, the form of a header. */
const asHeader = (text: string) => Buffer.from(text).toString('latin1');
const enquire = (headers: Record<string, string>) =>
  site.post(enquiryKinds.contact.path, samplePayload(enquiryKinds.contact), headers);

describe('the metadata of a form', () => {
  it.each(['page', 'notice', 'elapsedMs', 'marketing', 'honeypot'])(
    'loses neither enquiry nor consent by its %s',
    async (name) => {
      for (const text of texts) {
        const form = new URLSearchParams({ share: '1', [name]: text.toWellFormed() });
        const answer = await enquire({ 'x-form': form.toString() });
        expect(answer.status, text).toBe(201);
        const secret = answer.json<{ statusUrl: string }>().statusUrl.split('/').at(-1);
        expect((await site.get(`/api/enquiries/${secret}`)).json<EnquiryStatus>().share).toBe(true);
      }
    },
  );

  it('is suspicious whatever stands in the field that nobody sees', () => {
    for (const honeypot of texts) expect(FormContext.parse({ honeypot }).honeypot).not.toBe('');
  });
});

it('a key is one or is refused', async () => {
  for (const text of texts) {
    const isKey = /^[\w-]{22,80}$/.test(text);
    expect((await enquire({ 'idempotency-key': asHeader(text) })).status, text).toBe(isKey ? 201 : 400);
  }
});

it('a picture may be called what its sender likes, and is shown by a name that turns nothing around', async () => {
  const photo = await jpeg(640, 480);
  const names = [
    'दीवाली की रोशनी.jpg',
    '👩‍👩‍👧‍👦.jpg',
    `${'a'.repeat(79)}😀.jpg`,
    'photo\u202egpj.exe',
    'a\0b.jpg',
    '\ud83d.jpg',
    '../../etc/passwd',
  ];
  const shown = [];
  for (const name of names) {
    const body = pictureForm(['profilepicture', photo, name]);
    const answer = await call(site, `POST /api/vendor/upload/${vendor.id}`, { token: vendor.token, body });
    expect(answer.status, name).toBe(201);
    shown.push(answer.json<{ saved: { fileName: string }[] }>().saved[0]!.fileName);
  }
  expect(shown).toEqual([
    'दीवाली की रोशनी.jpg',
    '👩‍👩‍👧‍👦.jpg',
    'a'.repeat(79),
    'photogpj.exe',
    'ab.jpg',
    '\ufffd.jpg',
    'passwd',
  ]);
});

it('a password may hold every sign that can be typed', async () => {
  let { password, token } = vendor;
  for (const newPassword of ['👩‍👩‍👧‍👦', 'पासवर्ड १२३', '𝐀𝐀𝐀', '\u202eabcdef', '  ॐ नमः  ']) {
    const change = { token, body: { password, newPassword } };
    const changed = await call(site, 'PUT /api/account/password', change);
    expect(changed.status, newPassword).toBe(200);
    const answer = await site.post('/api/vendor/login', { email: vendor.email, password: newPassword });
    expect(answer.status, newPassword).toBe(200);
    ({ token } = answer.json<{ token: string }>());
    password = newPassword;
  }
});
