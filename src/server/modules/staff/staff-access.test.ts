/** @postgres the last two owners leave at once */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OneTimeCodeOffer, StaffKeys } from '#contract/desk/keys.ts';
import type { StaffMember } from '#contract/desk/people.ts';
import { asStaff } from '#support/as-staff.ts';
import {
  createDeskBrowser,
  firstOwner,
  joinDesk,
  memberWithRole,
  owner,
  signInAtDesk,
  siteOrigin,
  type DeskBrowser,
} from '#support/desk.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { createSoftwarePasskey } from '#support/software-passkey.ts';
import { borrowTestSite, setUpTestSite } from '#support/set-up-site.ts';

const start = Date.parse('2026-11-22T04:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => new Date(now) });
beforeEach(async () => {
  now = start;
  await site.reset();
});

const minutes = 60_000;
const hours = 60 * minutes;
const who = (browser: DeskBrowser) => browser.call('GET /api/staff/session');
const password = 'a long enough password';
/** Returns the code that an authenticator shows. */
function codeAt(uri: string, at: number): string {
  const secret = new URL(uri).searchParams.get('secret')!;
  return new TOTP({ secret, period: 30 }).generate({ timestamp: at });
}
/** Joins with password and authenticator. */
async function joinWithPassword(browser: DeskBrowser, link: string, self = {}, typed = password) {
  const secret = new URL(link).hash.slice(1);
  const offer = (
    await browser.call('POST /api/staff/join/password/question', { secret })
  ).json<OneTimeCodeOffer>();
  const joined = await browser.call('POST /api/staff/join/password', {
    secret,
    ...self,
    password: typed,
    offer: offer.offer,
    code: codeAt(offer.uri, now),
  });
  return { offer, joined, ...joined.json<{ recoveryCodes: string[] }>() };
}
const signInWith = (browser: DeskBrowser, email: string, code: string, typed = password) =>
  browser.call('POST /api/staff/session/password', { email, password: typed, code });

describe('the first owner', () => {
  it('enters by the link of the first start, once, and then no such link is made', async () => {
    const link = (await site.firstOwnerLink())!;
    const browser = createDeskBrowser(site);
    const looked = await browser.call('POST /api/staff/join', { secret: new URL(link).hash.slice(1) });
    expect(looked.json()).toMatchObject({ name: null, email: null, role: 'owner' });
    const { joined, session, recoveryCodes } = await joinDesk(browser, link, owner);
    expect(joined.status).toBe(201);
    expect(session).toMatchObject({ ...owner, role: 'owner', recoveryCodesLeft: 10 });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await who(browser)).json()).toMatchObject(owner);
    expect(await site.firstOwnerLink()).toBeNull();
    const again = await joinDesk(createDeskBrowser(site), link, { name: 'B', email: 'b@site.test' });
    expect(again.joined.status).toBe(404);
  });

  it('has two links open at once, and one of them makes the only owner', async () => {
    const links = [(await site.firstOwnerLink())!, (await site.firstOwnerLink())!];
    expect((await joinDesk(createDeskBrowser(site), links[1]!, owner)).joined.status).toBe(201);
    expect((await joinDesk(createDeskBrowser(site), links[0]!, owner)).joined.status).toBe(404);
  });

  it('finds the link closed after an hour, and must say name and e-mail', async () => {
    const link = (await site.firstOwnerLink())!;
    const secret = new URL(link).hash.slice(1);
    const nameless = await createDeskBrowser(site).call('POST /api/staff/join/passkey/question', { secret });
    expect(nameless.json()).toMatchObject({
      code: 'invalid_input',
      fieldErrors: { name: 'Please enter your name.', email: 'Please enter your e-mail.' },
    });
    now += hours + 1;
    expect((await joinDesk(createDeskBrowser(site), link, owner)).joined.status).toBe(404);
  });
});

describe('the cookie', () => {
  it('goes to the calls of the staff alone, and no script or other site has it', async () => {
    const { joined } = await firstOwner(site);
    expect(joined.cookies).toHaveLength(2);
    for (const cookie of joined.cookies) {
      expect(cookie).toContain('Path=/api/staff');
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
    }
  });

  it('travels over TLS alone where the site has it', async () => {
    const secure = await borrowTestSite({ env: { PUBLIC_URL: 'https://site.test' } });
    const link = (await secure.firstOwnerLink())!;
    const browser = createDeskBrowser(secure);
    const { joined } = await joinWithPassword(browser, link, owner);
    await secure.close();
    for (const cookie of joined.cookies) expect(cookie).toMatch(/^__Secure-desk.*; Secure/);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page that hides where it stands', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('opens nothing for a request of %s', async (_, headers) => {
    const { browser } = await firstOwner(site);
    const answer = await browser.call('DELETE /api/staff/session', undefined, headers);
    expect(answer.status).toBe(403);
    expect((await who(browser)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after twelve hours without use, and after a week in any case', async () => {
    const { browser, passkey } = await firstOwner(site);
    for (let used = 0; used < 15; used += 1) {
      now += 11 * hours;
      expect((await who(browser)).status).toBe(200);
    }
    now += 4 * hours;
    expect((await who(browser)).status).toBe(401);
    expect((await signInAtDesk(browser, passkey)).status).toBe(200);
    now += 12 * hours + 1;
    expect((await who(browser)).status).toBe(401);
  });

  it('can be ended from another, and by signing out', async () => {
    const { browser, passkey } = await firstOwner(site);
    const phone = createDeskBrowser(site, 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0');
    await signInAtDesk(phone, passkey);
    const sessions = (await browser.call('GET /api/staff/sessions')).json<
      { id: string; current: boolean; label: string }[]
    >();
    expect(sessions.map(({ label }) => label).toSorted()).toEqual(['Chrome on Android', 'Firefox on Linux']);
    const other = sessions.find(({ current }) => !current)!;
    expect((await browser.call(`DELETE /api/staff/sessions/${other.id}` as never)).status).toBe(200);
    expect((await who(phone)).status).toBe(401);
    expect((await browser.call(`DELETE /api/staff/sessions/${other.id}` as never)).status).toBe(404);
    expect((await browser.call('DELETE /api/staff/session')).status).toBe(200);
    expect((await who(browser)).status).toBe(401);
  });
});

describe('a passkey', () => {
  it('signs in, and its answer is good once', async () => {
    const { passkey } = await firstOwner(site);
    const browser = createDeskBrowser(site);
    const { questionId, options } = (
      await browser.call('POST /api/staff/session/passkey/question', {})
    ).json<{ questionId: string; options: { challenge: string } }>();
    const answer = passkey.get(options);
    const sign = () => browser.call('POST /api/staff/session/passkey', { questionId, answer });
    expect((await sign()).json()).toMatchObject(owner);
    expect((await sign()).status).toBe(401);
  });

  it.each([
    ['made at another site', { origin: 'https://site.test.evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['of a device that did not ask its owner', { unverified: true }],
    ['of a copied device', { counter: 1 }],
  ])('opens nothing with an answer %s', async (_, lies) => {
    const { passkey, browser: before } = await firstOwner(site);
    await signInAtDesk(before, passkey);
    const browser = createDeskBrowser(site);
    const { questionId, options } = (
      await browser.call('POST /api/staff/session/passkey/question', {})
    ).json<{ questionId: string; options: { challenge: string } }>();
    const answer = passkey.get(options, lies);
    const refused = await browser.call('POST /api/staff/session/passkey', { questionId, answer });
    expect(refused.status).toBe(401);
    expect(refused.cookies).toEqual([]);
  });

  it('waits five minutes for its question', async () => {
    const { passkey } = await firstOwner(site);
    const browser = createDeskBrowser(site);
    const { questionId, options } = (
      await browser.call('POST /api/staff/session/passkey/question', {})
    ).json<{ questionId: string; options: { challenge: string } }>();
    now += 5 * minutes;
    const late = await browser.call('POST /api/staff/session/passkey', {
      questionId,
      answer: passkey.get(options),
    });
    expect(late.status).toBe(401);
  });

  it('is added on another device, once, and each of two signs in', async () => {
    const { browser, passkey } = await firstOwner(site);
    const add = async (another: ReturnType<typeof createSoftwarePasskey>) => {
      const asked = await browser.call('POST /api/staff/keys/passkeys/question', {});
      const { questionId, options } = asked.json<{ questionId: string; options: { challenge: string } }>();
      return browser.call('POST /api/staff/keys/passkeys', { questionId, answer: another.create(options) });
    };
    const phone = createSoftwarePasskey(siteOrigin);
    expect((await add(phone)).json<StaffKeys>().passkeys).toHaveLength(2);
    expect((await add(phone)).status).toBe(409);
    for (const key of [passkey, phone])
      expect((await signInAtDesk(createDeskBrowser(site), key)).status).toBe(200);
  });

  it('is not taken away when it is the last way in', async () => {
    const { browser } = await firstOwner(site);
    const { passkeys } = (await browser.call('GET /api/staff/keys')).json<StaffKeys>();
    const remove = `DELETE /api/staff/keys/passkeys/${passkeys[0]!.id}`;
    expect((await browser.call(remove)).status).toBe(409);
    const offer = (await browser.call('POST /api/staff/keys/password/question', {})).json<OneTimeCodeOffer>();
    const set = await browser.call('PUT /api/staff/keys/password', {
      password,
      offer: offer.offer,
      code: codeAt(offer.uri, now),
    });
    expect(set.json()).toMatchObject({ password: true });
    expect((await browser.call(remove)).json()).toMatchObject({ passkeys: [], password: true });
  });
});

describe('password and authenticator', () => {
  it('open the desk with the code of now, and a code opens once', async () => {
    const browser = createDeskBrowser(site);
    const { offer } = await joinWithPassword(browser, (await site.firstOwnerLink())!, owner);
    // The code that was used to join is used up as well.
    expect((await signInWith(createDeskBrowser(site), owner.email, codeAt(offer.uri, now))).status).toBe(401);
    now += 30_000;
    const code = codeAt(offer.uri, now);
    expect((await signInWith(createDeskBrowser(site), 'ASHA@site.test ', code)).status).toBe(200);
    expect((await signInWith(createDeskBrowser(site), owner.email, code)).status).toBe(401);
  });

  it('say one sentence for every mistake', async () => {
    const { offer } = await joinWithPassword(createDeskBrowser(site), (await site.firstOwnerLink())!, owner);
    now += 30_000;
    const code = codeAt(offer.uri, now);
    const browser = createDeskBrowser(site);
    const refused = [
      await signInWith(browser, 'nobody@site.test', code),
      await signInWith(browser, owner.email, code, 'another long password'),
      await signInWith(browser, owner.email, '000000'),
      await signInWith(browser, owner.email, ''),
      await signInWith(browser, 'a\0b', '\0'),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'E-mail, password or code is not right.' });
      expect(answer.cookies).toEqual([]);
    }
  });

  it('give way to a recovery code once, which is told by mail', async () => {
    const { recoveryCodes } = await joinWithPassword(
      createDeskBrowser(site),
      (await site.firstOwnerLink())!,
      owner,
    );
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    const entered = await signInWith(createDeskBrowser(site), owner.email, typed);
    expect(entered.json()).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await signInWith(createDeskBrowser(site), owner.email, typed)).status).toBe(401);
    await vi.waitFor(() => expect(site.mails().join()).toContain('A recovery code was used'), {
      timeout: 20_000,
    });
  });

  it('take no recovery code any more once there are new ones', async () => {
    const browser = createDeskBrowser(site);
    const { recoveryCodes } = await joinWithPassword(browser, (await site.firstOwnerLink())!, owner);
    const renewed = await browser.call('POST /api/staff/keys/recovery-codes', {});
    const fresh = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(fresh).toHaveLength(10);
    const enter = (code: string) => signInWith(createDeskBrowser(site), owner.email, code);
    expect((await enter(recoveryCodes[0]!)).status).toBe(401);
    expect((await enter(fresh[0]!)).status).toBe(200);
  });

  it('take no code of an offer that was made for somebody else, or is an hour old', async () => {
    const { browser } = await firstOwner(site);
    const other = await memberWithRole(site, 'reader');
    const offer = (
      await other.browser.call('POST /api/staff/keys/password/question', {})
    ).json<OneTimeCodeOffer>();
    const set = (by: DeskBrowser) =>
      by.call('PUT /api/staff/keys/password', { password, offer: offer.offer, code: codeAt(offer.uri, now) });
    expect((await set(browser)).status).toBe(422);
    expect((await set(other.browser)).status).toBe(200);
  });
});

describe('a password that is tried first', () => {
  it.each([
    'password1234',
    'P@ssw0rd1234',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'asha@site.test1',
    'Password'.repeat(20),
  ])('%s is refused, beside its field, and the link stays good', async (common) => {
    const link = (await site.firstOwnerLink())!;
    const browser = createDeskBrowser(site);
    const refused = await joinWithPassword(browser, link, owner, common);
    expect(refused.joined.json()).toMatchObject({
      code: 'invalid_input',
      fieldErrors: { password: expect.stringContaining('too easy to guess') },
    });
    expect((await joinWithPassword(browser, link, owner)).joined.status).toBe(201);
  });

  it('is refused when one is set later, too', async () => {
    const { browser } = await firstOwner(site);
    const offer = (await browser.call('POST /api/staff/keys/password/question', {})).json<OneTimeCodeOffer>();
    const set = (typed: string) =>
      browser.call('PUT /api/staff/keys/password', {
        password: typed,
        offer: offer.offer,
        code: codeAt(offer.uri, now),
      });
    expect((await set('password1234')).json()).toMatchObject({
      fieldErrors: { password: expect.stringContaining('too easy to guess') },
    });
    expect((await set('kettle monsoon ladder')).status).toBe(200);
  });
});

describe('a recovery code of somebody who has passkeys alone', () => {
  const recover = (email: string, code: string) =>
    createDeskBrowser(site).call('POST /api/staff/recovery', { email, code });
  const mailedLink = async () =>
    (await outgoingMails(site))
      .filter(({ text }) => text.includes('You gave one of your recovery codes'))
      .map(({ text }) => /\S+\/desk\/join#[\w-]+/.exec(text)![0]);

  it('brings a new way in to their mailbox, once, and the only owner is in again', async () => {
    const { passkey, recoveryCodes } = await firstOwner(site);
    const [code] = recoveryCodes as [string];
    const given = await recover(' ASHA@site.test', code.toUpperCase().replaceAll('-', ' '));
    expect(given.status).toBe(200);
    expect(given.cookies).toEqual([]);
    expect(given.json()).toEqual({});
    expect((await recover(owner.email, code)).status).toBe(401);
    const links = await mailedLink();
    expect(links).toHaveLength(1);
    // The old key works until the link is used.
    expect((await signInAtDesk(createDeskBrowser(site), passkey)).status).toBe(200);
    const again = await joinDesk(createDeskBrowser(site), links[0]!);
    expect(again.session).toMatchObject({ ...owner, role: 'owner' });
    expect((await signInAtDesk(createDeskBrowser(site), passkey)).status).toBe(401);
  });

  it('is refused in one sentence for every mistake, and for somebody whose access has ended', async () => {
    const { browser, recoveryCodes } = await firstOwner(site);
    const ravi = await memberWithRole(site, 'manager');
    const ravisCode = ravi.recoveryCodes[0]!;
    await browser.call(`PUT /api/staff/people/${ravi.session.memberId}`, { ended: true });
    const refused = [
      await recover('nobody@site.test', recoveryCodes[0]!),
      await recover(owner.email, ravisCode),
      await recover(owner.email, ''),
      await recover(ravi.session.email, ravisCode),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'E-mail or recovery code is not right.' });
    }
    // A wrong try uses nothing up.
    expect((await recover(owner.email, recoveryCodes[0]!)).status).toBe(200);
  });
});

describe('a fresh proof', () => {
  it('is asked ten minutes after signing in, and given by signing in again in place', async () => {
    const { browser, passkey } = await firstOwner(site);
    const invite = () =>
      browser.call('POST /api/staff/people', { name: 'Ravi', email: 'ravi@site.test', role: 'reader' });
    now += 10 * minutes;
    expect((await invite()).json()).toMatchObject({ code: 'proof_required' });
    const before = browser.jar.get('desk');
    await signInAtDesk(browser, passkey);
    expect(browser.jar.get('desk')).not.toBe(before);
    expect((await invite()).status).toBe(201);
    // The earlier session has ended: a browser has one.
    expect((await browser.call('GET /api/staff/sessions')).json()).toHaveLength(1);
  });
});

describe('people', () => {
  const people = (browser: DeskBrowser) =>
    browser.call('GET /api/staff/people').then((answer) => answer.json<StaffMember[]>());

  it('are invited by mail, join once, and are not told the link of each other', async () => {
    const { browser } = await firstOwner(site);
    const invited = await browser.call('POST /api/staff/people', {
      name: 'Ravi Nair',
      email: 'ravi@site.test',
      role: 'manager',
    });
    expect(invited.json()).toMatchObject({ member: { state: 'invited' }, link: null });
    const twice = await browser.call('POST /api/staff/people', {
      name: 'R',
      email: 'RAVI@site.test',
      role: 'reader',
    });
    expect(twice.json()).toMatchObject({ code: 'email_taken' });
    await vi.waitFor(() => expect(site.mails().join()).toContain('ravi@site.test'), { timeout: 20_000 });
  });

  it('whose access is ended are out at once, and come back when it is resumed', async () => {
    const { browser } = await firstOwner(site);
    const ravi = await memberWithRole(site, 'manager');
    const { id } = (await people(browser)).find(({ role }) => role === 'manager')!;
    const set = (ended: boolean) => browser.call(`PUT /api/staff/people/${id}`, { ended });
    expect((await set(true)).json()).toMatchObject({ state: 'ended' });
    expect((await who(ravi.browser)).status).toBe(401);
    expect((await signInAtDesk(createDeskBrowser(site), ravi.passkey)).status).toBe(401);
    expect((await browser.call(`POST /api/staff/people/${id}/link`, {})).status).toBe(409);
    expect((await set(false)).json()).toMatchObject({ state: 'active' });
    expect((await signInAtDesk(ravi.browser, ravi.passkey)).status).toBe(200);
  });

  it('with a lost device get a new way in, which ends what opened before', async () => {
    await firstOwner(site);
    const ravi = await memberWithRole(site, 'manager');
    const id = ravi.session.memberId;
    const { link } = (await asStaff(site, `POST /api/staff/people/${id}/link`, {})).json<{ link: string }>();
    // Making the link changes nothing yet.
    expect((await who(ravi.browser)).status).toBe(200);
    const browser = createDeskBrowser(site);
    const again = await joinDesk(browser, link);
    expect(again.session).toMatchObject({ memberId: id, role: 'manager' });
    expect((await who(ravi.browser)).status).toBe(401);
    expect((await signInAtDesk(createDeskBrowser(site), ravi.passkey)).status).toBe(401);
    expect((await signInAtDesk(createDeskBrowser(site), again.passkey)).status).toBe(200);
  });

  it('always have an owner who can sign in, two who leave at once too', async () => {
    const { browser, session } = await firstOwner(site);
    const self = `PUT /api/staff/people/${session.memberId}`;
    for (const change of [{ role: 'reader' }, { ended: true }])
      expect((await browser.call(self, change)).status).toBe(409);
    const second = await memberWithRole(site, 'owner');
    const outcomes = await Promise.all([
      browser.call(`PUT /api/staff/people/${second.session.memberId}`, { role: 'reader' }),
      second.browser.call(self, { role: 'reader' }),
    ]);
    const [done, refused] = outcomes.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(done).toBe(200);
    // The second call is refused for the last owner, or comes from a member who is a reader by then.
    expect(refused === 403 || refused === 409, `${refused}`).toBe(true);
    const owners = (await asStaff(site, 'GET /api/staff/people')).json<StaffMember[]>();
    expect(owners.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('brakes', () => {
  it('slow a guesser down without shutting out a known browser or a passkey', async () => {
    const strict = await borrowTestSite({ clock: () => new Date(now), env: { LIMIT_FACTOR: '1' } });
    try {
      const home = createDeskBrowser(strict);
      const { offer } = await joinWithPassword(home, (await strict.firstOwnerLink())!, owner);
      const statuses: number[] = [];
      for (let tries = 0; tries < 14; tries += 1)
        statuses.push((await signInWith(createDeskBrowser(strict), owner.email, '000000')).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses.slice(10)).toEqual(Array(4).fill(429));
      now += 30_000;
      expect((await signInWith(home, owner.email, codeAt(offer.uri, now))).status).toBe(200);
      await vi.waitFor(() => expect(strict.mails().join()).toContain('Somebody tries to enter the desk'), {
        timeout: 20_000,
      });
    } finally {
      await strict.close();
    }
  });
});

describe('a new browser', () => {
  it('is told by mail, a known one is not', async () => {
    const { browser, passkey } = await firstOwner(site);
    await signInAtDesk(browser, passkey);
    await signInAtDesk(createDeskBrowser(site, 'Mozilla/5.0 (iPhone) Safari/600'), passkey);
    await vi.waitFor(() => expect(site.mails().join()).toContain('Safari on iPhone'), {
      timeout: 20_000,
    });
    const told = site
      .mails()
      .filter((mail) => mail.includes('A new device at the desk') && mail.includes('iPhone'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Safari on iPhone');
  });
});

describe('a script with the key', () => {
  it('has the rights of its role, and nobody’s own pages', async () => {
    expect((await asStaff(site, 'GET /api/staff/people')).status).toBe(200);
    expect((await asStaff(site, 'GET /api/staff/session')).status).toBe(403);
    const reader = await borrowTestSite({ env: { STAFF_KEY_ROLE: 'reader' } });
    try {
      expect((await asStaff(reader, 'GET /api/staff/enquiries')).status).toBe(200);
      expect((await asStaff(reader, 'GET /api/staff/people')).status).toBe(403);
    } finally {
      await reader.close();
    }
  });
});
