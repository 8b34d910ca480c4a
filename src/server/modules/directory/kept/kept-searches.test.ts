/** @postgres two runs of the job race for one search; jobs */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchWords } from '#contract/desk/search-words.ts';
import type { KeptSearch } from '#contract/kept-searches.ts';
import { keptSearchLimits, retentionDays } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import { keptSearches, vendors } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeVendors } from '#support/stored-vendors.ts';
import { call, registerVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
beforeEach(async () => {
  now = start;
  await site.reset();
  await forgetMails(site);
});

const email = 'kavita@family.example';
const inDays = (days: number) => (now = new Date(now.getTime() + days * dayMs));
const mailsTo = async (to = email) =>
  (await outgoingMails(site)).filter((mail) => mail.to[0]!.address.toLowerCase() === to);
const secretIn = (text: string) => /\/kept\/([\w-]{43})/.exec(text)![1]!;

const ask = (search: string, { to = email, language = '' } = {}) =>
  site.post(`${language}/api/searches`, { email: to, search });
const set = (secret: string, kept: boolean) => site.post(`/api/searches/${secret}`, { kept });
const get = async (secret: string) => (await site.get(`/api/searches/${secret}`)).json<KeptSearch>();

/** Asks, and waits for the mail that the job sends. */
async function asked(search: string, options: Parameters<typeof ask>[1] = {}): Promise<string> {
  const before = (await mailsTo(options.to)).length;
  expect((await ask(search, options)).status).toBe(202);
  await expect.poll(async () => (await mailsTo(options.to)).length, { timeout: 15_000 }).toBe(before + 1);
  return secretIn((await mailsTo(options.to)).at(-1)!.text);
}
async function kept(search: string, options: Parameters<typeof ask>[1] = {}): Promise<string> {
  const secret = await asked(search, options);
  expect((await set(secret, true)).json()).toMatchObject({ state: 'kept' });
  await forgetMails(site);
  inDays(0.01);
  return secret;
}

/** Stores a caterer of Dwarka that became public at this moment. */
async function newCaterer(companyName: string, more: Partial<typeof vendors.$inferInsert> = {}) {
  const id = newId();
  const area = 'Dwarka';
  await storeVendors(site.db, [
    { id, companyName, categories: ['catering'], area, region: 'Delhi', publicSince: now, ...more },
  ]);
  return id;
}
/** Lets so many days pass with a run of the job on each. */
async function daysOfWork(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    inDays(1);
    await site.tellNewVendors();
  }
}

const search = 'category=catering&area=Dwarka';

describe('before it is confirmed', () => {
  it('one mail asks for it, repeats no typed word, and nothing else is sent', async () => {
    const secret = await asked('q=win+a+prize+caterer+dwarka');
    const [mail] = await mailsTo();
    expect(mail!.text).toContain(`http://site.test/kept/${secret}`);
    expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/prize/i);
    expect(JSON.stringify(await site.db.select().from(keptSearches))).not.toContain(secret);
    inDays(1);
    await newCaterer('Win a Prize Caterer');
    await daysOfWork(6);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('opening the link confirms nothing', async () => {
    const secret = await asked(search);
    expect(await get(secret)).toMatchObject({
      state: 'waiting',
      title: 'Catering, Dwarka',
      path: '/vendors/catering/dwarka',
    });
    inDays(1);
    await newCaterer('Saffron Table');
    await daysOfWork(2);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('the answer is the same for every address', async () => {
    await kept(search);
    const known = await ask(search);
    const unknown = await ask(search, { to: 'nobody@else.example' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await expect.poll(async () => (await mailsTo('nobody@else.example')).length, { timeout: 15_000 }).toBe(1);
    expect((await ask(search, { to: 'no address' })).status).toBe(422);
  });

  it('waits for seven days, and its address is deleted then', async () => {
    const secret = await asked(search);
    inDays(retentionDays.waitingSearch - 0.01);
    expect((await get(secret)).state).toBe('waiting');
    inDays(0.02);
    expect((await set(secret, true)).status).toBe(404);
    expect(await site.destroyWhatIsOld()).toMatchObject({ keptSearches: 1 });
    expect(await site.db.$count(keptSearches)).toBe(0);
  });

  it('an address with many that wait gets no further mail', async () => {
    for (let one = 1; one <= keptSearchLimits.waiting + 2; one += 1) await ask(`category=dj&guests=${one}`);
    await asked(search, { to: 'somebody@else.example' });
    expect(await site.db.$count(keptSearches, eq(keptSearches.emailKey, email))).toBe(
      keptSearchLimits.waiting,
    );
    // The first at once, the others in one mail an hour later.
    expect(await mailsTo()).toHaveLength(1);
  });
});

describe('a new vendor that fits', () => {
  it('is told once, with trade, place, page, the list and the end', async () => {
    await newCaterer('Gulmohar Caterers');
    inDays(1);
    const secret = await kept('q=caterer+dwarka');
    inDays(0.5);
    const id = await newCaterer('Saffron Table');
    await newCaterer('Noor Photos', { categories: ['photography'] });
    await daysOfWork(10);
    const told = await mailsTo();
    expect(told).toHaveLength(1);
    const [{ subject, text, unsubscribe }] = told as [(typeof told)[0]];
    expect(subject).toBe('New for your search: Catering, Dwarka');
    expect(text).toContain(`Saffron Table: Catering, Dwarka\nhttp://site.test/profile/${id}`);
    expect(text).toContain('http://site.test/vendors/catering/dwarka');
    expect(text).toContain('21 November 2027');
    expect(text).not.toMatch(/Gulmohar|Noor/);
    expect(unsubscribe).toBe(`http://site.test/kept/${secret}`);
    expect(text).toContain(unsubscribe);
  });

  it('is told in the language of the search', async () => {
    await kept(search, { language: '/hi' });
    const id = await newCaterer('Saffron Table');
    await daysOfWork(1);
    const [mail] = await mailsTo();
    expect(mail!.subject).toMatch(/द्वारका/);
    expect(mail!.text).toContain(`http://site.test/hi/profile/${id}`);
    expect(mail!.unsubscribe).toContain('/hi/kept/');
  });

  it('is told with the others of its week: never two mails in seven days', async () => {
    await kept(search);
    const days: number[] = [];
    for (let day = 1; day <= 21; day += 1) {
      await newCaterer(`Caterer ${day}`);
      const before = (await mailsTo()).length;
      await daysOfWork(1);
      if ((await mailsTo()).length > before) days.push(day);
    }
    expect(days).toEqual([1, 8, 15]);
    const texts = (await mailsTo()).map(({ text }) => text.match(/Caterer \d+/g));
    expect(texts.map((names) => names!.length)).toEqual([1, 7, 7]);
    expect(new Set(texts.flat()).size).toBe(15);
  });

  it('is told when its page becomes complete, and not when an older one is edited', async () => {
    const old = await newCaterer('Old Photos', { categories: ['photography'] });
    inDays(1);
    await kept(search);
    const id = await newCaterer('Saffron Table', { categories: [], area: null });
    await daysOfWork(3);
    expect(await mailsTo()).toEqual([]);
    for (const one of [old, id]) {
      await site.db.delete(vendors).where(eq(vendors.id, one));
      await newCaterer(one === old ? 'Old Photos' : 'Saffron Table', {
        id: one,
        publicSince: one === old ? start : new Date(now.getTime() - 3 * dayMs),
      });
    }
    await daysOfWork(2);
    const [mail, ...more] = await mailsTo();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Saffron Table');
    expect(mail!.text).not.toContain('Old Photos');
  });

  it('is told a month long, not longer', async () => {
    await kept(search);
    const since = now;
    inDays(keptSearchLimits.newDays + 0.5);
    await newCaterer('Late Page', { publicSince: since });
    await daysOfWork(2);
    expect(await mailsTo()).toEqual([]);
  });

  it.each<[string, Partial<typeof vendors.$inferInsert>]>([
    ['a sample', { isSample: true }],
    ['one that waits for the staff', { waitsSince: start, publicSince: null }],
    ['one that the staff has hidden', { hiddenAt: start }],
    ['one that has left', { deletedAt: start }],
    ['one of another place', { area: 'Saket' }],
    ['one of another trade', { categories: ['dj'] }],
  ])('is not %s', async (_, more) => {
    await kept(search);
    inDays(0.5);
    await newCaterer('Saffron Table', { publicSince: now, ...more });
    await daysOfWork(9);
    expect(await mailsTo()).toEqual([]);
  });

  it('is none of those that a page shows as the closest where nobody meets all', async () => {
    await kept('category=catering&area=Dwarka&guests=500');
    await newCaterer('Small Kitchen', { capacityFrom: 10, capacityTo: 50 });
    const page = await site.get('/api/vendors?category=catering&area=Dwarka&guests=500');
    expect(page.json<{ relaxed: string[] }>().relaxed).not.toEqual([]);
    await daysOfWork(9);
    expect(await mailsTo()).toEqual([]);
  });

  it('is named up to ten in a mail, and counted beyond', async () => {
    await kept(search);
    for (let one = 1; one <= keptSearchLimits.named + 3; one += 1) await newCaterer(`Caterer ${one}`);
    await daysOfWork(1);
    const [mail] = await mailsTo();
    expect(mail!.text.match(/\/profile\//g)).toHaveLength(keptSearchLimits.named);
    expect(mail!.text).toContain('And 3 more in the list.');
    await daysOfWork(9);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('is told by one of two runs at once', async () => {
    await kept(search);
    await newCaterer('Saffron Table');
    inDays(1);
    await Promise.all([site.tellNewVendors(), site.tellNewVendors()]);
    expect(await mailsTo()).toHaveLength(1);
  });
});

describe('registration and the staff decide since when a vendor is public', () => {
  const publicSince = async (id: string) =>
    (await site.db.select().from(vendors).where(eq(vendors.id, id)))[0]!.publicSince;

  it('from its registration, and hiding and showing it again makes nobody new', async () => {
    const { id } = await registerVendor(site);
    expect(await publicSince(id)).toEqual(start);
    inDays(40);
    for (const body of [{ change: 'hide', reason: 'A look at it' }, { change: 'show' }])
      expect((await asStaff(site, `PUT /api/staff/vendors/${id}/visibility`, body)).status).toBe(200);
    expect(await publicSince(id)).toEqual(start);
  });

  it('from its approval, where it waited for one', async () => {
    const { id } = await registerVendor(site);
    await site.db.update(vendors).set({ waitsSince: start, publicSince: null }).where(eq(vendors.id, id));
    inDays(5);
    const body = { change: 'approve' };
    expect((await asStaff(site, `PUT /api/staff/vendors/${id}/visibility`, body)).status).toBe(200);
    expect(await publicSince(id)).toEqual(now);
  });

  it('an edit of its page moves nothing', async () => {
    const { id, token } = await registerVendor(site);
    inDays(3);
    const edited = await call(site, `PUT /api/vendor/${id}`, { token, body: { description: 'New words' } });
    expect(edited.status).toBe(200);
    expect(await publicSince(id)).toEqual(start);
  });
});

describe('ending', () => {
  it('is one tap, twice is once, and can be taken back for a day', async () => {
    const secret = await kept(search);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await set(secret, false)).json()).toMatchObject({ state: 'ended' });
    await newCaterer('Saffron Table');
    inDays(0.9);
    expect((await set(secret, true)).json()).toMatchObject({
      state: 'kept',
      endsAt: new Date(start.getTime() + retentionDays.keptSearch * dayMs).toISOString(),
    });
    await daysOfWork(1);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('an ended search is told of nobody, and is destroyed with its address after a day', async () => {
    const secret = await kept(search);
    await set(secret, false);
    await newCaterer('Saffron Table');
    await daysOfWork(9);
    expect(await mailsTo()).toEqual([]);
    expect((await set(secret, true)).status).toBe(404);
    expect(await site.destroyWhatIsOld()).toMatchObject({ keptSearches: 1 });
    expect(await site.db.$count(keptSearches)).toBe(0);
  });

  it('comes by itself after a year, as the mails say', async () => {
    const secret = await kept(search);
    inDays(retentionDays.keptSearch - 1);
    await newCaterer('In Time');
    inDays(0.5);
    await site.tellNewVendors();
    expect(await mailsTo()).toHaveLength(1);
    inDays(0.5);
    await newCaterer('Too Late');
    await daysOfWork(9);
    expect(await mailsTo()).toHaveLength(1);
    expect((await get(secret)).state).toBeUndefined();
    expect(await site.destroyWhatIsOld()).toMatchObject({ keptSearches: 1 });
  });

  it('comes with the end of the day that the search is for', async () => {
    const secret = await kept('category=catering&on=2026-11-24');
    expect((await get(secret)).endsAt).toBe('2026-11-24T18:30:00.000Z');
  });

  it('of one that nobody asked for is possible before it is confirmed', async () => {
    const secret = await asked(search);
    expect((await set(secret, false)).json()).toMatchObject({ state: 'ended' });
    await newCaterer('Saffron Table');
    await daysOfWork(3);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('with a secret that is not whole ends nothing', async () => {
    const secret = await kept(search);
    expect((await set(secret.slice(1), false)).status).toBe(404);
    expect((await get(secret)).state).toBe('kept');
  });
});

describe('a search', () => {
  it.each([
    ['q=caterer+dwarka', 'category=catering&area=Dwarka', 'Catering, Dwarka'],
    ['q=biryani&sort=name&page=3', 'q=biryani&category=catering', '“biryani”, Catering'],
    ['category=catering&open=today', 'category=catering', 'Catering'],
    ['lat=28.6&lng=77.2&sort=near', '', 'All vendors'],
    ['lat=28.6&lng=77.2&within=5', 'lat=28.6&lng=77.2&within=5', 'Near my place, Within 5 km'],
    ['q=dj+2026-12-06', 'category=dj&on=2026-12-06', 'DJ, Sunday, 6\u00a0December'],
    ['category=catering&on=2026-11-01', 'category=catering', 'Catering'],
    [
      'q=caterer+without+non+veg',
      'category=catering&without=food:nonveg',
      'Catering, Without: Non-vegetarian',
    ],
  ])('%s is kept as %s', async (typed, stored, title) => {
    const secret = await asked(typed);
    const [row] = await site.db.select().from(keptSearches);
    expect(decodeURIComponent(row!.search)).toBe(stored);
    expect((await get(secret)).title).toBe(title);
  });

  it('asked for twice is one, and its mail comes again', async () => {
    const secret = await kept(search);
    inDays(1);
    expect(await asked(search, { to: email })).toBe(secret);
    expect((await get(secret)).state).toBe('kept');
    expect(await site.db.$count(keptSearches)).toBe(1);
  });

  it('is the eleventh of its address only when another ends', async () => {
    const secrets: string[] = [];
    for (let one = 1; one <= keptSearchLimits.kept + 1; one += 1) {
      secrets.push(await asked(`category=catering&guests=${one}`));
      if (one <= keptSearchLimits.kept) expect((await set(secrets.at(-1)!, true)).status).toBe(200);
      inDays(0.1);
    }
    expect((await set(secrets.at(-1)!, true)).status).toBe(409);
    await set(secrets[0]!, false);
    expect((await set(secrets.at(-1)!, true)).status).toBe(200);
  });
});

it('stands at the desk once two people keep it, without their addresses', async () => {
  await kept(search);
  const listed = async () => (await asStaff(site, 'GET /api/staff/search-words')).json<SearchWords>().kept;
  expect(await listed()).toEqual([]);
  const second = await kept(search, { to: 'arjun@family.example' });
  expect(await listed()).toEqual([
    { words: 'Catering, Dwarka', path: '/vendors/catering/dwarka', readers: 2 },
  ]);
  await set(second, false);
  expect(await listed()).toEqual([]);
});
