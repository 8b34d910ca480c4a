import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#facts/time.ts';
import { countMax } from '#contract/desk/counted.ts';
import { deskVendorsMax, type DeskVendorDetail, type DeskVendorList } from '#contract/desk/vendors.ts';
import { accounts, events, tokens, vendors } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const start = new Date('2026-11-20T06:00:00Z');
let now = start;
const site = setUpTestSite({ clock: () => now });
let owner: DeskBrowser;
let manager: DeskBrowser;
let reader: DeskBrowser;
let vendor: TestVendor;
beforeAll(async () => {
  ({ browser: owner } = await firstOwner(site));
  ({ browser: manager } = await memberWithRole(site, 'manager'));
  ({ browser: reader } = await memberWithRole(site, 'reader'));
});
beforeEach(async () => {
  now = start;
  await site.db.delete(accounts);
  await site.db.delete(vendors);
  await site.db.delete(events);
  await forgetMails(site);
  vendor = await registerVendor(site, { companyName: 'Kesar Mithai Ghar' });
});

const at = (rest = '') => `/api/staff/vendors/${vendor.id}${rest}`;
const list = async (query = '', who = owner) =>
  (await who.call(`GET /api/staff/vendors${query}`)).json<DeskVendorList>();
const detail = async (who = owner) => (await who.call(`GET ${at()}`)).json<DeskVendorDetail>();
const told = async (type: string) =>
  (await site.db.select().from(events).orderBy(events.id)).filter((event) => event.type === type);
const confirmEmail = () => site.db.update(accounts).set({ emailVerifiedAt: start });

describe('the list', () => {
  it('is found by the words of the public directory, in views that are counted', async () => {
    const other = await registerVendor(site, { companyName: 'Amaltas Farm' });
    await site.db.update(vendors).set({ hiddenAt: now, hiddenReason: 'Why' }).where(eq(vendors.id, other.id));
    const all = await list();
    expect(all.vendors.map(({ companyName }) => companyName)).toEqual(['Amaltas Farm', 'Kesar Mithai Ghar']);
    expect(all.counts).toEqual({ all: 2, waiting: 0, hidden: 1, unconfirmed: 2 });
    expect((await list('?q=KESAR')).vendors.map(({ id }) => id)).toEqual([vendor.id]);
    expect((await list('?q=kesar')).counts).toMatchObject({ all: 1, hidden: 0 });
    expect((await list('?view=hidden')).vendors).toMatchObject([{ id: other.id, hiddenReason: 'Why' }]);
    await confirmEmail();
    expect((await list('?view=unconfirmed')).vendors).toEqual([]);
    expect((await list('?view=waiting')).vendors).toEqual([]);
  });

  it('is counted up to a limit, beyond which the count says that there are more', async () => {
    const row = { companyName: 'X', ownerName: 'Y', address: 'Z', sortName: 'x', search: 'x', hiddenAt: now };
    await site.db.insert(vendors).values(Array.from({ length: countMax - 1 }, () => row));
    expect((await list()).counts).toMatchObject({ all: countMax, hidden: countMax - 1, unconfirmed: 1 });
    await site.db.insert(vendors).values([row, row, row]);
    expect((await list()).counts).toMatchObject({ all: countMax + 1, hidden: countMax + 1, waiting: 0 });
  });

  it('goes page by page without losing or repeating anybody', async () => {
    const row = { companyName: 'X', ownerName: 'Y', address: 'Z', sortName: 'x', search: 'x' };
    await site.db.insert(vendors).values(Array.from({ length: deskVendorsMax }, () => row));
    const first = await list();
    expect(first.vendors).toHaveLength(deskVendorsMax);
    const second = await list(`?after=${first.next}`);
    expect([second.vendors.length, second.next, second.counts]).toEqual([1, null, null]);
    const ids = [...first.vendors, ...second.vendors].map(({ id }) => id);
    expect(new Set(ids).size).toBe(deskVendorsMax + 1);
    await site.db.delete(vendors).where(eq(vendors.id, vendor.id));
    expect((await list()).next).toBeNull();
  });
});

describe('one vendor', () => {
  it('is told once in ten minutes that somebody looked, for each who does', async () => {
    await detail();
    now = new Date(start.getTime() + 10 * minuteMs - 1);
    await detail();
    await detail(manager);
    expect(await told('vendor.opened')).toHaveLength(2);
    now = new Date(start.getTime() + 10 * minuteMs);
    await detail();
    expect(await told('vendor.opened')).toHaveLength(3);
  });

  it('is shown with what it lacks, and no session of it comes to be', async () => {
    const before = await site.db.$count(tokens);
    expect(await detail()).toMatchObject({
      companyName: 'Kesar Mithai Ghar',
      visibility: 'public',
      emailConfirmed: false,
      panGst: 'AAAPZ****C',
      enquiries: 0,
      missing: expect.arrayContaining(['Add your services']),
    });
    expect(await site.db.$count(tokens)).toBe(before);
  });

  it('shows a reader neither phone number nor address for mails', async () => {
    const seen = await detail(reader);
    expect([seen.phone, seen.email]).toEqual(['98•••701', expect.stringMatching(/^v•••@e•••$/)]);
    expect(seen.profile.companyName).toBe('Kesar Mithai Ghar');
  });

  it('is not there under another id', async () => {
    for (const id of ['nonsense', '0192f000-0000-7000-8000-000000000000'])
      for (const [route, body] of [
        ['GET /', undefined],
        ['PUT /', { fields: { description: 'x' }, updatedAt: '2026-11-16T00:00:00.000Z' }],
        ['PUT /visibility', { change: 'approve' }],
        ['POST /reveal', undefined],
      ] as const) {
        const [method, rest = ''] = route.split(' /');
        const path = `/api/staff/vendors/${id}${rest && `/${rest}`}`;
        expect((await owner.call(`${method} ${path}`, body)).status, path).toBe(404);
      }
    expect((await owner.call('GET /api/staff/vendors?after=nonsense')).status).toBe(422);
  });
});

describe('the tax number', () => {
  it('is nowhere but masked, until somebody asks for it, whom the record remembers', async () => {
    const full = 'AAAPZ1234C';
    expect(JSON.stringify([await list(), await detail(), await detail(reader)])).not.toContain(full);
    const revealed = await manager.call(`POST ${at('/reveal')}`);
    expect(revealed.json()).toEqual({ panGst: full });
    expect(await told('vendor.revealed')).toMatchObject([{ actorName: 'The manager', subjectId: vendor.id }]);
    expect(JSON.stringify(await site.db.select().from(events))).not.toContain(full);
    expect((await reader.call(`POST ${at('/reveal')}`)).json()).toMatchObject({ code: 'forbidden' });
  });
});

describe('its readers', () => {
  const change = (body: unknown, who = manager) => who.call(`PUT ${at('/visibility')}`, body);

  it('goes only from where each step begins, and hiding wants a reason', async () => {
    for (const body of [{ change: 'approve' }, { change: 'show' }])
      expect((await change(body)).status).toBe(409);
    for (const body of [
      { change: 'hide' },
      { change: 'hide', reason: ' ' },
      { change: 'hide', reason: 'x'.repeat(1001) },
    ])
      expect((await change(body)).status).toBe(422);
    expect((await change({ change: 'hide', reason: 'x'.repeat(1000) })).status).toBe(200);
    expect((await change({ change: 'hide', reason: 'Again' })).status).toBe(409);
    expect((await change({ change: 'show' }, reader)).status).toBe(403);
    expect((await change({ change: 'show' })).json()).toMatchObject({
      visibility: 'public',
      hiddenReason: null,
    });
    expect((await told('vendor.hidden')).length + (await told('vendor.shown')).length).toBe(2);
  });

  it('tells a vendor whose address has not answered as well, within the limits of mails', async () => {
    await change({ change: 'hide', reason: 'Another shop’s pictures.' });
    const [mail] = (await outgoingMails(site)).filter(({ subject }) => subject.includes('hidden'));
    expect(mail).toMatchObject({ to: [{ name: '', address: vendor.email }] });
    expect(mail!.text).toContain('Another shop’s pictures.');
  });
});

describe('editing on behalf', () => {
  const readAt = async () => (await owner.call(`GET ${at()}`)).json<DeskVendorDetail>().updatedAt;
  const edit = async (fields: unknown, who = manager, updatedAt?: string) =>
    who.call(`PUT ${at()}`, { fields, updatedAt: updatedAt ?? (await readAt()) });

  it('is the vendor’s own change, told with the names of the fields alone', async () => {
    await confirmEmail();
    await site.get(`/api/vendor/${vendor.id}`);
    const done = await edit({ description: 'Sweets since 1962', companyName: 'Kesar Mithai Ghar' });
    expect(done.json()).toMatchObject({ profile: { description: 'Sweets since 1962' } });
    expect((await site.get(`/api/vendor/${vendor.id}`)).text).toContain('Sweets since 1962');
    expect((await list('?q=1962')).vendors).toHaveLength(1);
    expect(await told('vendor.edited')).toMatchObject([
      { actorName: 'The manager', facts: { fields: 'description' } },
    ]);
    const mail = (await outgoingMails(site)).at(-1)!;
    expect(mail.text).toContain('We changed this on your page:\nDescription\n');
    expect(mail.text).not.toContain('1962');
  });

  it('tells nothing when nothing is changed, and refuses what the vendor itself could not', async () => {
    await forgetMails(site);
    expect((await edit({ companyName: 'Kesar Mithai Ghar', services: [] })).status).toBe(200);
    expect(await told('vendor.edited')).toEqual([]);
    expect(await outgoingMails(site)).toEqual([]);
    for (const body of [{ panGst: 'AAAPZ1234C' }, { instagram: 'not a link' }, {}])
      expect((await edit(body)).status).toBe(422);
    expect((await edit({ description: 'x' }, reader)).status).toBe(403);
  });

  it('does not write over what was changed meanwhile', async () => {
    const read = await readAt();
    expect((await edit({ area: 'Saket' })).status).toBe(200);
    const late = await edit({ area: 'Dwarka', description: 'Late' }, manager, read);
    expect([late.status, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    const { profile } = (await owner.call(`GET ${at()}`)).json<DeskVendorDetail>();
    expect([profile.area, profile.description]).not.toContain('Dwarka');
    expect((await edit({ area: 'Dwarka' })).status).toBe(200);
  });
});
