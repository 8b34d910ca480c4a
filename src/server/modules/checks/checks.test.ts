/** @postgres two decisions race for one check, and four clocks for its end */
import fc from 'fast-check';
import { desc, eq } from '#platform/db/drizzle.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#facts/staff-access.ts';
import { dayInDelhi, dayMs, minuteMs } from '#facts/time.ts';
import { checkChanges, shownChecks, undoCheckMs, type CheckChange } from '#domain/vendors/check-changes.ts';
import type { OwnCheck, OwnChecks } from '#contract/checks/checks.ts';
import type { DeskCheckDetail } from '#contract/desk/checks.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import type { Today } from '#contract/desk/today.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { accounts, events, vendorCheckDocuments, vendorChecks, vendors } from '#platform/db/tables.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { unsealFile } from '#platform/sealed.ts';
import { firstOwner, memberWithRole, signInAtDesk } from '#support/desk.ts';
import { fuzzed } from '#support/fuzz/fuzz-run.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { bomb, gif, heic, html, jpeg, phonePhoto, polyglot, svg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type Answer, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
type Member = Pick<Awaited<ReturnType<typeof memberWithRole>>, 'browser' | 'passkey'>;
let members: Record<StaffRole, Member>;
let vendor: TestVendor;
let other: TestVendor;
beforeAll(async () => {
  members = {
    owner: await firstOwner(site),
    manager: await memberWithRole(site, 'manager'),
    reader: await memberWithRole(site, 'reader'),
    editor: await memberWithRole(site, 'editor'),
  };
});
beforeEach(async () => {
  now = start;
  await site.db.delete(accounts);
  await site.db.delete(vendors);
  await site.db.delete(events);
  await forgetMails(site);
  vendor = await registerVendor(site, { companyName: 'Kesar Mithai Ghar' });
  other = await registerVendor(site, { companyName: 'Amaltas Farm' });
});

const gstin = '07AAAPZ1234C1Z2';
const later = (ms: number) => (now = new Date(now.getTime() + ms));
/** Sessions expire as the clock moves: each caller signs in again. */
const asVendor = async (who: TestVendor, route: string, body?: unknown): Promise<Answer> => {
  const answer = await call(site, route, { token: who.token, body });
  if (answer.status !== 401) return answer;
  const { email, password } = who;
  who.token = (await site.post('/api/vendor/login', { email, password })).json<{ token: string }>().token;
  return call(site, route, { token: who.token, body });
};
const asMember = async ({ browser, passkey }: Member, route: string, body?: unknown) => {
  const answer = await browser.call(route, body);
  if (answer.status !== 401) return answer;
  await signInAtDesk(browser, passkey);
  return browser.call(route, body);
};
const ask = (body: object, who = vendor) => asVendor(who, 'POST /api/workshop/checks', body);
const asked = async (kind = 'phone', more: object = {}) => (await ask({ kind, ...more })).json<OwnCheck>().id;
const own = async (who = vendor) => (await asVendor(who, 'GET /api/workshop/checks')).json<OwnChecks>();
const ownStep = (id: string, step: string, who = vendor) =>
  asVendor(who, `POST /api/workshop/checks/${id}/steps`, { step });
const decide = (id: string, step: string, reason?: string, who: Member = members.manager) =>
  asMember(who, `POST /api/staff/checks/${id}/steps`, { step, ...(reason && { reason }) });
const upload = (id: string, content: Uint8Array, name = 'x.jpg', who = vendor) =>
  asVendor(who, `POST /api/workshop/checks/${id}/documents`, pictureForm(['document', content, name]));
const rowOf = async (id: string) =>
  (await site.db.select().from(vendorChecks).where(eq(vendorChecks.id, id)))[0]!;
const statusOf = async (id: string) => (await rowOf(id)).status;
const page = async () => (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();
const settled = async () => {
  later(undoCheckMs);
  await site.settleChecks();
};
const verified = async (kind = 'phone', more: object = {}) => {
  const id = await asked(kind, more);
  expect((await decide(id, 'verify')).status).toBe(200);
  await settled();
  return id;
};
const told = async () =>
  (await site.db.select().from(events).orderBy(events.id))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('check.'));
const goodPdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}`.padEnd(300) + '\n%%EOF\n');

describe('asking', () => {
  it('tells at once what the rule finds, and refuses what it finds wrong', async () => {
    const slip = await ask({ kind: 'gstin', number: '07AAAPZ1234C1Z3' });
    expect(slip.status).toBe(422);
    expect(slip.json()).toMatchObject({
      fieldErrors: { number: expect.stringContaining('slip of the pen') },
    });
    expect((await ask({ kind: 'pan', number: 'NOPAN' })).status).toBe(422);
    expect((await ask({ kind: 'gstin' })).status).toBe(422);
    expect((await ask({ kind: 'fssai' })).json()).toMatchObject({
      fieldErrors: { number: expect.stringContaining('no FSSAI number yet') },
    });
    const good = (await ask({ kind: 'gstin', number: '07 aaapz1234c1z2' })).json<OwnCheck>();
    expect(good).toMatchObject({ status: 'requested', value: '07AAAPZ****C1Z2' });
    expect(good.findings.map(({ verdict }) => verdict)).toEqual(['good', 'good']);
    expect((await ask({ kind: 'gstin', number: gstin })).status).toBe(409);
  });

  it('takes the number of the registration, shown masked, unless another is given', async () => {
    const offered = async (kind: string) => (await own()).askable.find((one) => one.kind === kind)?.value;
    const register = (panGst: string | null) => site.db.update(vendors).set({ panGst });
    await register(gstin);
    expect([await offered('gstin'), await offered('pan')]).toEqual(['07AAAPZ****C1Z2', 'AAAPZ****C']);
    const value = async (kind: string, more: object = {}) => (await rowOf(await asked(kind, more))).value;
    expect(await value('gstin')).toBe(gstin);
    expect(await value('pan', { number: 'AAACZ1234F' })).toBe('AAACZ1234F');
    expect(await offered('gstin')).toBeUndefined();
  });

  it.each([
    ['AAAPZ1234C', null],
    ['07AAAPZ1234C1Z3', null],
    ['ABCDEFGHIJKL', null],
    [null, null],
  ])('offers no GSTIN of a registration with %s', async (panGst, expected) => {
    await site.db.update(vendors).set({ panGst });
    expect((await own()).askable.find(({ kind }) => kind === 'gstin')?.value).toBe(expected);
    expect((await ask({ kind: 'gstin' })).status).toBe(422);
  });

  it('shows a state that does not fit the page to the staff, and refuses nothing for it', async () => {
    await site.db.update(vendors).set({ region: 'Noida' });
    const check = (await ask({ kind: 'gstin', number: gstin })).json<OwnCheck>();
    expect(check.findings.at(-1)).toMatchObject({ verdict: 'look', words: expect.stringContaining('Delhi') });
  });

  it('is said in Hindi to who asks in Hindi', async () => {
    const answer = await call(site, 'POST /hi/api/workshop/checks', {
      token: vendor.token,
      body: { kind: 'phone' },
    });
    expect(answer.json<OwnCheck>().findings[0]!.words).toMatch(/मोबाइल/);
  });

  it('is bounded for a day', async () => {
    for (let times = 0; times < 20; times += 1) await ownStep(await asked(), 'withdraw');
    expect((await ask({ kind: 'phone' })).status).toBe(429);
    later(dayMs + 1);
    expect((await ask({ kind: 'phone' })).status).toBe(201);
  });
});

describe('a decision', () => {
  it('shows the badge with what, by whom, when and until when, and destroys the documents when it stands', async () => {
    const id = await asked('gstin', { number: gstin });
    expect((await upload(id, await jpeg())).status).toBe(201);
    expect((await page()).badges).toEqual([]);
    await decide(id, 'verify');
    expect((await page()).badges).toEqual([
      {
        kind: 'gstin',
        label: 'GSTIN',
        words: expect.stringContaining('belongs to Delhi'),
        when: 'Checked by a manager of our office on 20\u00a0November 2026, valid until 20\u00a0November 2027.',
      },
    ]);
    expect((await page()).cardChecks).toBe('Checked by us: GSTIN');
    // Offered in every category, and found by it.
    for (const query of ['', '?category=Entertainment', '?with=checked:yes']) {
      const found = (await site.get(`/api/vendors${query}`)).json<DirectoryPage>();
      expect(found.counts.with).toEqual([
        { value: 'checked:yes', count: 1, label: 'Checked by us', group: 'Checks' },
      ]);
      expect(found.total).toBe(query.includes('checked') ? 1 : 2);
    }
    expect(JSON.stringify(await page())).not.toContain(gstin);
    expect(await site.db.$count(vendorCheckDocuments)).toBe(1);
    await settled();
    expect(await site.db.$count(vendorCheckDocuments)).toBe(0);
    const mails = await outgoingMails(site);
    expect(mails.map(({ subject }) => subject)).toContain('Checked: GSTIN');
    expect(mails.some(({ text }) => text.includes(gstin))).toBe(false);
  });

  it('can be taken back for ten minutes, during which nobody is told', async () => {
    const id = await asked();
    await decide(id, 'refuse', 'Nobody answered.');
    expect((await own()).checks[0]).toMatchObject({ status: 'requested', reason: null });
    expect((await ask({ kind: 'phone' })).status).toBe(409);
    later(undoCheckMs - 1);
    await site.settleChecks();
    expect((await decide(id, 'undo')).status).toBe(200);
    await decide(id, 'verify');
    await settled();
    expect((await decide(id, 'undo')).status).toBe(409);
    expect((await outgoingMails(site)).map(({ subject }) => subject)).not.toContain(
      'We could not check: Phone',
    );
  });

  it('for more is answered by the vendor', async () => {
    const id = await asked('pan', { number: 'AAAPZ1234C' });
    await decide(id, 'ask', 'Please send the card.');
    await settled();
    expect((await own()).checks[0]).toMatchObject({ status: 'needs_more', reason: 'Please send the card.' });
    expect((await upload(id, goodPdf(), 'card.pdf')).status).toBe(201);
    expect((await ownStep(id, 'answer')).json()).toMatchObject({ status: 'requested' });
    expect(await told()).toEqual([
      'check.requested',
      'check.more_asked',
      'check.document_added',
      'check.answered',
    ]);
  });

  it('wants a reason where the table says so', async () => {
    const id = await asked();
    for (const step of ['ask', 'refuse', 'revoke']) expect((await decide(id, step)).status).toBe(422);
  });

  it('of two at the same moment is made once, and the other is told', async () => {
    const id = await asked();
    const answers = await Promise.all([decide(id, 'verify'), decide(id, 'refuse', 'No.', members.owner)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json()).toMatchObject({
      message: expect.stringMatching(/^This check is (verified|refused) already\.$/),
    });
    const decisions = (await told()).filter((type) => type !== 'check.requested');
    expect(decisions).toHaveLength(1);
  });
});

describe('a badge', () => {
  it('goes as soon as the vendor changes what was checked', async () => {
    await verified('phone');
    await site.db
      .update(vendors)
      .set({ facts: { fssai: '13324012000701' } })
      .where(eq(vendors.id, vendor.id));
    await verified('fssai');
    await verified('visit');
    const kinds = async () => (await page()).badges.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['phone', 'fssai', 'visit']);
    const { token, password } = vendor;
    await call(site, 'PUT /api/account/contact', { token, body: { password, phone: '9876500999' } });
    expect(await kinds()).toEqual(['fssai', 'visit']);
    const change = (body: object) => call(site, `PUT /api/vendor/${vendor.id}`, { token, body });
    await change({ description: 'Sweets since 1962' });
    expect(await kinds()).toEqual(['fssai', 'visit']);
    await change({ facts: { fssai: '13324012000702' } });
    expect(await kinds()).toEqual(['visit']);
    await change({ address: '14 Satbari Road, New Delhi 110074' });
    expect(await kinds()).toEqual([]);
    const rows = await site.db.select().from(vendorChecks);
    expect(rows.map(({ status }) => status)).toEqual(['changed', 'changed', 'changed']);
  });

  it('for a number that is given goes when another is asked for', async () => {
    await verified('gstin', { number: gstin });
    expect((await ask({ kind: 'gstin', number: gstin })).status).toBe(409);
    expect((await ask({ kind: 'gstin', number: '06AAACZ1234F1ZP' })).status).toBe(201);
    expect((await page()).badges).toEqual([]);
  });

  it('is taken off by the staff with a reason, and by the vendor', async () => {
    const id = await verified('phone');
    await decide(id, 'revoke', 'Another shop answers there now.');
    expect((await page()).badges).toEqual([]);
    expect((await own()).checks[0]).toMatchObject({
      status: 'revoked',
      reason: 'Another shop answers there now.',
    });
    await ownStep(await verified('visit'), 'withdraw');
    expect((await page()).badges).toEqual([]);
  });

  it('ends after twelve months: the vendor is reminded once, thirty days before, by several processes too', async () => {
    const id = await verified('phone');
    await forgetMails(site);
    await site.endChecks();
    expect(await statusOf(id)).toBe('verified');
    now = new Date('2027-10-21T06:00:00Z');
    await Promise.all([site.endChecks(), site.endChecks(), site.endChecks(), site.endChecks()]);
    await site.endChecks();
    expect(await statusOf(id)).toBe('reminded');
    const reminders = (await outgoingMails(site)).filter(({ subject }) =>
      subject.startsWith('Your badge ends'),
    );
    expect(reminders.map(({ subject }) => subject)).toEqual(['Your badge ends on 20 November 2027: Phone']);
    now = new Date('2027-11-20T18:29:00Z');
    await site.endChecks();
    expect((await page()).badges).toHaveLength(1);
    now = new Date('2027-11-20T18:31:00Z');
    await Promise.all([site.endChecks(), site.endChecks()]);
    expect(await statusOf(id)).toBe('expired');
    expect((await page()).badges).toEqual([]);
    expect((await told()).filter((type) => /reminded|expired/.test(type))).toEqual([
      'check.reminded',
      'check.expired',
    ]);
  });

  it('ends without a reminder when it was over before one could be sent', async () => {
    const id = await verified('phone');
    await forgetMails(site);
    now = new Date('2028-01-05T06:00:00Z');
    await site.endChecks();
    expect(await statusOf(id)).toBe('expired');
    expect((await page()).badges).toEqual([]);
    expect((await outgoingMails(site)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Your badge ends'),
    );
  });

  it('is renewed within those thirty days without a gap', async () => {
    const first = await verified('phone');
    now = new Date('2027-11-01T06:00:00Z');
    await site.endChecks();
    const second = await asked('phone');
    expect((await page()).badges).toHaveLength(1);
    await decide(second, 'verify');
    expect((await page()).badges[0]!.when).toContain('1\u00a0November 2028');
    await settled();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['renewed', 'verified']);
  });
});

describe('documents', () => {
  it('lie sealed, and are drawn anew', async () => {
    const id = await asked();
    expect((await upload(id, await phonePhoto())).status).toBe(201);
    const [row] = await site.db.select().from(vendorCheckDocuments);
    expect(row!.sealed.includes(Buffer.from('JFIF'))).toBe(false);
    const opened = unsealFile(readSecretKey(site.dir), row!.sealed);
    const { exif, format } = await sharp(opened).metadata();
    expect([exif, format]).toEqual([undefined, 'jpeg']);
    expect(() => unsealFile('another key', row!.sealed)).toThrow(/authenticate/);
  });

  it('are shown to those who decide alone, unkept, and the record names who looked', async () => {
    const id = await asked('gstin', { number: gstin });
    await upload(id, goodPdf('certificate'), 'c.pdf');
    const { files } = (
      await members.manager.browser.call(`GET /api/staff/checks/${id}`)
    ).json<DeskCheckDetail>();
    const address = `/api/staff/checks/${id}/documents/${files[0]!.id}`;
    const seen = await site.app.inject({ url: address, headers: members.manager.browser.headers() });
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="document-\w+\.pdf"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(seen.body).toContain('certificate');
    expect(await told()).toContain('check.document_seen');
    for (const who of [members.reader, members.editor])
      expect((await site.app.inject({ url: address, headers: who.browser.headers() })).statusCode).toBe(403);
    expect((await call(site, `GET ${address}`, { token: vendor.token })).status).toBe(401);
  });

  const hostile: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
    ['a PDF cut off', () => Buffer.from('%PDF-1.7\n'.padEnd(400)), 422],
    ['a PDF with a script', () => goodPdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 415],
    ['a PDF that starts a program', () => goodPdf('<< /S /Launch >>'), 415],
    ['a PDF that is too large', () => Buffer.concat([goodPdf('x'.repeat(5 * 1024 * 1024))]), 413],
    ['a drawing', () => svg, 415],
    ['a page', () => html, 415],
    ['a HEIC', () => heic, 415],
    ['a GIF', () => gif, 415],
    ['a bomb', () => bomb(60_000, 60_000), 413],
    ['nothing', () => Buffer.alloc(0), 415],
  ];
  it.each(hostile)('%s is refused with a sentence', async (_, make, status) => {
    const id = await asked();
    const answer = await upload(id, await make());
    expect([answer.status, answer.json<{ message: string }>().message.length > 10]).toEqual([status, true]);
    expect(await site.db.$count(vendorCheckDocuments)).toBe(0);
  });

  it('lose what hides behind a picture', async () => {
    const id = await asked();
    await upload(id, await polyglot());
    const [row] = await site.db.select().from(vendorCheckDocuments);
    expect(unsealFile(readSecretKey(site.dir), row!.sealed).includes('<script>')).toBe(false);
  });

  it('are three at most, can be taken back, and go with the check and after thirty days', async () => {
    const id = await asked();
    for (let count = 0; count < 3; count += 1) expect((await upload(id, await jpeg())).status).toBe(201);
    expect((await upload(id, await jpeg())).status).toBe(409);
    const [document] = (await own()).checks[0]!.documents;
    const remove = (who: TestVendor) =>
      call(site, `DELETE /api/workshop/checks/${id}/documents/${document!.id}`, { token: who.token });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(vendor)).json<OwnCheck>().documents).toHaveLength(2);
    later(30 * dayMs + minuteMs);
    expect(await site.destroyWhatIsOld()).toMatchObject({ checkDocuments: 2 });
    await upload(id, await jpeg());
    await ownStep(id, 'withdraw');
    expect(await site.db.$count(vendorCheckDocuments)).toBe(0);
  });

  it('are in the copy of an owner as little as in an answer, and vanish with the account', async () => {
    const id = await asked('gstin', { number: gstin });
    await upload(id, await jpeg());
    const { token, password } = vendor;
    const copy = (await call(site, 'POST /api/account/data', { token, body: { password } })).text;
    expect(JSON.parse(copy)).toMatchObject({ checks: [{ kind: 'gstin', value: gstin }] });
    await call(site, 'POST /api/account/delete', { token, body: { password } });
    expect(await site.db.$count(vendorChecks)).toBe(0);
    expect(await site.db.$count(vendorCheckDocuments)).toBe(0);
  });
});

describe('the right to act', () => {
  it('another vendor sees and changes nothing of it', async () => {
    const id = await asked('gstin', { number: gstin });
    expect((await own(other)).checks).toEqual([]);
    for (const step of ['answer', 'withdraw']) expect((await ownStep(id, step, other)).status).toBe(404);
    expect((await upload(id, await jpeg(), 'x.jpg', other)).status).toBe(404);
    expect(await statusOf(id)).toBe('requested');
    for (const route of [
      'GET /api/workshop/checks',
      'POST /api/workshop/checks',
      `POST /api/workshop/checks/${id}/steps`,
      `POST /api/workshop/checks/${id}/documents`,
      `DELETE /api/workshop/checks/${id}/documents/${id}`,
    ])
      expect((await call(site, route, { body: route.startsWith('GET') ? undefined : {} })).status).toBe(401);
  });

  it('a reader sees that there is a number, not which; a reveal is recorded', async () => {
    const id = await asked('gstin', { number: gstin });
    const seen = (await members.reader.browser.call(`GET /api/staff/checks/${id}`)).json<DeskCheckDetail>();
    expect(seen).toMatchObject({ value: '•••', vendorName: 'Kesar Mithai Ghar', kind: 'gstin' });
    const masked = (
      await members.manager.browser.call(`GET /api/staff/checks/${id}`)
    ).json<DeskCheckDetail>();
    expect(masked.value).toBe('07AAAPZ****C1Z2');
    expect((await members.manager.browser.call(`POST /api/staff/checks/${id}/reveal`, {})).json()).toEqual({
      value: gstin,
    });
    expect(await told()).toContain('check.revealed');
    for (const who of [members.reader, members.editor])
      expect((await decide(id, 'verify', undefined, who)).status).toBe(403);
  });

  it('the page Today shows those that wait', async () => {
    const id = await asked();
    const groups = async ({ browser }: Member) =>
      (await browser.call('GET /api/staff/sheet')).json<Today>().groups;
    const [group] = (await groups(members.manager)).filter(({ name }) => name === 'checks');
    expect(group).toMatchObject({ count: 1, lines: [{ id, who: 'Kesar Mithai Ghar' }] });
    expect((await groups(members.editor)).some(({ name }) => name === 'checks')).toBe(false);
  });
});

describe('the states', () => {
  type Act = { who: 'vendor' | 'other' | 'manager' | 'reader' | 'site'; step: string; days: number };
  const steps = [
    ...Object.keys(checkChanges.vendor),
    ...Object.keys(checkChanges.staff),
    ...Object.keys(checkChanges.site),
  ];
  const act: fc.Arbitrary<Act> = fc.record({
    who: fc.constantFrom('vendor', 'other', 'manager', 'reader', 'site'),
    step: fc.constantFrom(...steps),
    days: fc.constantFrom(0, 0, 0, 0.001, 1, 30, 335, 366),
  });
  const all: Record<string, CheckChange> = {
    ...checkChanges.vendor,
    ...checkChanges.staff,
    ...checkChanges.site,
  };
  /** The automatic changes that are allowed as the clock moves. */
  const bySite = Object.values<CheckChange>(checkChanges.site);

  it('are only ever left as the table says, by whom it says, whatever is tried', () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        now = start;
        await site.db.delete(vendorChecks);
        await site.db.update(vendors).set({ badges: [] });
        await site.drop([`vendor:${vendor.id}`], { hard: true });
        await site.db.delete(events);
        const id = await asked('phone');
        for (const { who, step, days } of acts) {
          later(days * dayMs);
          const before = await statusOf(id);
          let status = 0;
          if (who === 'site') {
            await site.settleChecks();
            await site.endChecks();
          } else if (who === 'vendor' || who === 'other')
            status = (await ownStep(id, step, who === 'vendor' ? vendor : other)).status;
          else status = (await decide(id, step, 'Because.', members[who])).status;
          const after = await statusOf(id);
          if (who === 'site' && ((await rowOf(id)).validUntil ?? '9999') < dayInDelhi(now))
            expect(shownChecks).not.toContain(after);
          const mine = who === 'vendor' ? checkChanges.vendor : who === 'manager' ? checkChanges.staff : {};
          const change = (mine as Record<string, CheckChange>)[step];
          if (status === 200) expect([change?.from.includes(before), change?.to]).toEqual([true, after]);
          else if (who !== 'site') expect(after).toBe(before);
          if (change?.from.includes(before) && !change.undoes) expect(status).toBe(200);
          // One step or two: a reminder whose end is due as well.
          if (who === 'site' && after !== before)
            expect(
              bySite.some(
                (one) =>
                  one.from.includes(before) &&
                  (one.to === after || bySite.some((two) => two.from.includes(one.to) && two.to === after)),
              ),
            ).toBe(true);
          expect((await page()).badges.length).toBe(shownChecks.includes(after) ? 1 : 0);
        }
        // The events record the same walk, without a gap.
        const rows = await site.db.select().from(events).orderBy(desc(events.id));
        const walk = rows
          .toReversed()
          .filter(({ type }) => Object.values(all).some((one) => one.event === type));
        let at = 'requested';
        for (const { type, facts } of walk) {
          expect(facts['from']).toBe(at);
          at = Object.values(all).find((one) => one.event === type)!.to;
        }
        expect(at).toBe(await statusOf(id));
      }),
      fuzzed(10),
    ));
});
