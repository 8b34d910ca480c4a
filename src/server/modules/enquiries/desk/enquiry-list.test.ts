import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countMax } from '#contract/desk/counted.ts';
import type { Colleague, EnquiryList, EnquiryRow } from '#contract/desk/enquiry-list.ts';
import type { StaffSession } from '#contract/desk/access.ts';
import { enquiryViewNames } from '#domain/enquiries/enquiry-views.ts';
import { events, enquiries } from '#platform/db/tables.ts';
import { foundMax } from './enquiry-search.ts';
import { asStaff } from '#support/as-staff.ts';
import { createDeskBrowser, firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const now = new Date('2026-11-20T06:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const site = setUpTestSite({ clock: () => now });
let owner: DeskBrowser;
let reader: DeskBrowser;
let me: StaffSession;
beforeAll(async () => {
  const first = await firstOwner(site);
  [owner, me] = [first.browser, first.session];
  reader = (await memberWithRole(site, 'reader')).browser;
});
beforeEach(() => site.db.delete(enquiries));

const ask = (query: Record<string, string> = {}, browser = owner) =>
  browser.call(`GET /api/staff/enquiries?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string> = {}, browser = owner) => {
  const answer = await ask(query, browser);
  expect(answer.status).toBe(200);
  return answer.json<EnquiryList>();
};
const found = async (query: Record<string, string> = {}) =>
  (await list(query)).enquiries.map(({ name }) => name ?? '');
const store = (...rows: Parameters<typeof storeEnquiries>[1]) => storeEnquiries(site, rows);

it('finds a number by its digits, with any signs pasted along, in the search as well', async () => {
  const pasted = [
    '\u202a+91 98765 43210\u202c',
    '\u2068+91 98765 43210\u2069',
    '\u200e9876543210',
    '98765\u200b43210',
    '+91 98765 43210',
  ];
  for (const phone of pasted)
    await site.post('/api/contacts', {
      name: `K\u200bavita`,
      phone,
      email: '\u202akavita@example.com\u202c',
    });
  for (const q of ['9876543210', ...pasted, '৯৮৭৬৫৪৩২১০', 'Kavita', 'Kavi\u200bta', 'kavita@example.com'])
    expect(await found({ q }), q).toEqual(Array.from({ length: 5 }, () => 'Kavita'));
});

describe('a row', () => {
  it('says what somebody decides by', async () => {
    await store({
      name: 'Asha',
      kind: 'eventManagement',
      vendorName: 'Kesar Mithai Ghar',
      vendorId: '0192f000-0000-7000-8000-000000000000',
      message: 'x'.repeat(300),
      eventDate: '2027-02-14',
      ownerId: me.memberId,
      labels: ['vip'],
      createdAt: hoursAgo(2),
      dueAt: hoursAgo(1),
    });
    const [row] = (await list()).enquiries;
    expect(row).toEqual({
      reference: expect.stringMatching(/^AGN-T/) as string,
      title: 'Enquiry to Kesar Mithai Ghar',
      kind: 'eventManagement',
      status: 'received',
      name: 'Asha',
      phone: '9876500001',
      email: 'kavita@example.com',
      excerpt: 'x'.repeat(140),
      vendorName: 'Kesar Mithai Ghar',
      eventDate: '2027-02-14',
      owner: { id: me.memberId, name: me.name },
      labels: ['vip'],
      sentAt: hoursAgo(2).toISOString(),
      dueAt: hoursAgo(1).toISOString(),
      overdue: true,
      waitingSince: null,
      flagged: null,
      locale: 'en',
      version: 1,
      said: null,
      answered: false,
    } satisfies EnquiryRow);
  });

  it('is masked for a reader', async () => {
    await store({ name: 'Asha', message: 'Call 9876500001' });
    const [row] = (await list({}, reader)).enquiries;
    expect(row).toMatchObject({ name: '•••', phone: '98•••001', email: 'k•••@e•••', excerpt: '•••' });
  });

  it('leaves a line in the record that names the filters, not what was looked for', async () => {
    await list({ q: 'Kavita', month: '2026-11' });
    const all = await site.db.select().from(events).where(eq(events.type, 'enquiries.searched'));
    expect(all.at(-1)!.facts).toEqual({
      filters: 'q month',
      words: expect.stringMatching(/^.{5}$/) as string,
    });
    expect(JSON.stringify(all)).not.toContain('Kavita');
  });

  it('is found by a reader by its number and its vendor, and by nothing that is masked', async () => {
    const [reference] = await store({
      name: 'Asha',
      vendorName: 'Kesar Mithai Ghar',
      message: 'Call 9876500001',
    });
    const finds = async (q: string) =>
      (await list({ q, status: 'all' }, reader)).enquiries.map((row) => row.reference);
    for (const q of [reference!, reference!.toLowerCase().slice(4), 'kesar', `Ghar ${reference}`])
      expect([q, await finds(q)]).toEqual([q, [reference]]);
    for (const q of [
      '98765',
      '+91 98765',
      '9876500001',
      'asha',
      'kavita@example.com',
      'call',
      `${reference} 98765`,
      `${reference} Asha`,
    ])
      expect([q, await finds(q)]).toEqual([q, []]);
    const told = site.db.select().from(events).where(eq(events.type, 'enquiries.searched'));
    const before = (await told).length;
    for (const q of ['9876', '98765', '98765', '987650']) await list({ q });
    // A repeated page records no new search.
    expect((await told).length).toBe(before + 3);
  });
});

describe('the views', () => {
  beforeEach(async () => {
    const [into] = await store({ name: 'new' });
    const [{ id } = { id: '' }] = await site.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.reference, into!));
    await store(
      { name: 'mine', ownerId: me.memberId },
      { name: 'late', createdAt: hoursAgo(25) },
      { name: 'on the minute', createdAt: hoursAgo(24), ownerId: me.memberId },
      { name: 'answered', status: 'read', createdAt: hoursAgo(90), answeredAt: hoursAgo(80) },
      { name: 'due', status: 'answered', answeredAt: hoursAgo(1), dueAt: new Date(now.getTime() - 1) },
      { name: 'flagged', quarantine: true, createdAt: hoursAgo(90) },
      { name: 'merged', mergedIntoId: id },
      { name: 'merged and closed', mergedIntoId: id, status: 'closed' },
      { name: 'booked', status: 'booked', dueAt: hoursAgo(9) },
      { name: 'closed', status: 'closed', ownerId: me.memberId },
      { name: null, status: 'withdrawn', payload: {} },
    );
  });

  it.each([
    [{}, ['answered', 'due', 'late', 'mine', 'new', 'on the minute']],
    [{ owner: 'me' }, ['mine', 'on the minute']],
    [{ owner: 'none' }, ['answered', 'due', 'late', 'new']],
    [{ owner: 'somebody' }, []],
    [{ overdue: '1' }, ['due', 'late']],
    [{ flagged: '1' }, ['flagged']],
    [{ status: 'booked' }, ['booked']],
    [{ status: 'closed' }, ['closed']],
    [{ status: 'withdrawn' }, ['']],
  ])('%j', async (query, names) => expect((await found(query)).toSorted()).toEqual(names));

  it('are counted, narrowed as the list is', async () => {
    const none = Object.fromEntries(enquiryViewNames.map((name) => [name, 0]));
    const counts = {
      open: 6,
      mine: 2,
      unassigned: 4,
      overdue: 2,
      waiting: 0,
      flagged: 1,
      booked: 1,
      closed: 1,
      all: 11,
    };
    expect((await list({ status: 'closed' })).counts).toEqual(counts);
    expect((await list({ q: 'nobody' })).counts).toEqual(none);
    const flagged = { ...none, flagged: 1 };
    for (const q of ['flagged', 'flaggde']) expect((await list({ q })).counts).toEqual(flagged);
    expect((await list({ q: 'merged' })).counts).toEqual({ ...none, all: 2 });
    expect((await list({ kind: 'venue' })).counts).toEqual(none);
    expect((await list({ kind: 'contact', flagged: '1' })).counts).toEqual(counts);
    expect((await list({ status: 'all' })).enquiries).toHaveLength(11);
  });

  it('are counted up to a limit, beyond which the count says that there are more', async () => {
    await store(...Array.from({ length: countMax - 11 }, () => ({ name: 'Many' })));
    expect((await list()).counts).toMatchObject({ all: countMax, closed: 1 });
    await store({}, {});
    expect((await list()).counts).toMatchObject({ all: countMax + 1, closed: 1 });
  });

  it('of one’s own are empty for a script', async () => {
    const answer = (await asStaff(site, 'GET /api/staff/enquiries?owner=me')).json<EnquiryList>();
    expect([answer.enquiries, answer.counts.mine]).toEqual([[], 0]);
  });
});

describe('the filters', () => {
  it('narrow by service, label and month of the event', async () => {
    await store(
      { name: 'first day', eventDate: '2026-11-01', kind: 'eventManagement' },
      { name: 'last day', eventDate: '2026-11-30', labels: ['vip', "a 'b' %"] },
      { name: 'after', eventDate: '2026-12-01' },
      { name: 'without' },
    );
    expect((await found({ month: '2026-11' })).toSorted()).toEqual(['first day', 'last day']);
    expect(await found({ month: '2026-12' })).toEqual(['after']);
    expect(await found({ month: '9999-12' })).toEqual([]);
    expect(await found({ kind: 'eventManagement' })).toEqual(['first day']);
    expect(await found({ label: "a 'b' %" })).toEqual(['last day']);
    expect(await found({ label: 'vi' })).toEqual([]);
  });

  it('offer the months in which any enquiry has its event', async () => {
    expect((await list()).months).toEqual([]);
    await store(
      { eventDate: '2026-12-01' },
      { eventDate: '2026-11-30', status: 'closed' },
      { eventDate: '2026-11-01' },
      { eventDate: '2027-02-28' },
      {},
    );
    expect((await list({ q: 'nobody' })).months).toEqual(['2026-11', '2026-12', '2027-02']);
    const days = Array.from({ length: 70 }, (_, n) => ({
      eventDate: `${2030 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-15`,
    }));
    await store(...days);
    const { months } = await list();
    expect([months.length, months[0], months.at(-1)]).toEqual([60, '2030-11', '2035-10']);
  });

  it.each([
    { month: '2026-13' },
    { month: '2026-00' },
    { month: '0000-11' },
    { month: '2026-1' },
    { limit: '0' },
    { limit: '201' },
    { limit: '-1' },
    { limit: '1e1' },
    { kind: 'nonsense' },
    { status: 'lost' },
    { sort: 'random' },
    { flagged: '2' },
    { q: 'x'.repeat(1001) },
    { q: 'a\0b' },
  ])('%j is refused', async (query) => expect((await ask(query as never)).status).toBe(422));
});

describe('the search', () => {
  beforeEach(() =>
    store(
      { name: 'Asha Mehra', phone: '9876543210', reference: 'AGN-7K3F-9Q' },
      { name: '100% Ravi_Nair', phone: '9811100000', vendorName: 'Kesar Mithai Ghar' },
      { name: 'Zoë 🎉', phone: '9811100001', email: 'zoe@example.in' },
      {
        name: 'Om',
        phone: '9811100002',
        message: 'He said "yes"\nto the back\\slash; अमलतास',
      },
    ),
  );

  it.each([
    ['asha', ['Asha Mehra']],
    ['MEHRA  asha', ['Asha Mehra']],
    ['asha nair', []],
    ['merha', ['Asha Mehra']],
    ['kessar mihtai', ['100% Ravi_Nair']],
    ['asah', []],
    ['agn7k3f9q', ['Asha Mehra']],
    ['7K3F9Q', ['Asha Mehra']],
    ['AGN 7K3F 9Q', ['Asha Mehra']],
    ['7k3f-9q', ['Asha Mehra']],
    ['agn-7k', ['Asha Mehra']],
    ['9876543210', ['Asha Mehra']],
    ['98765 43210', ['Asha Mehra']],
    ['+91 98765-43210', ['Asha Mehra']],
    ['098765 43210', ['Asha Mehra']],
    ['+91 98765', ['Asha Mehra']],
    ['43 210', ['Asha Mehra']],
    ['zoe@example', ['Zoë 🎉']],
    ['🎉', ['Zoë 🎉']],
    ['zoë', ['Zoë 🎉']],
    ['mithai', ['100% Ravi_Nair']],
    ['%', ['100% Ravi_Nair']],
    ['_', ['100% Ravi_Nair']],
    ['i_n', ['100% Ravi_Nair']],
    ['h_m', []],
    ['"yes"', ['Om']],
    ['back\\slash', ['Om']],
    ['अमलतास', ['Om']],
    ['o', ['Om']],
    ['om', ['Om']],
    ["'", []],
    ["' or 1=1 --", []],
    ['x'.repeat(80), []],
  ])('of %j', async (q, names) => expect(await found({ q })).toEqual(names));

  it.each([foundMax, foundMax + 1])(
    'that finds %d counts and lists as one that finds a few',
    async (many) => {
      await store({ name: 'Many', quarantine: true }, { name: 'Many', status: 'closed' });
      await store(...Array.from({ length: many - 2 }, () => ({ name: 'Many' })));
      await store({ name: 'Another', status: 'closed' });
      const { enquiries: rows, counts } = await list({ q: 'many', status: 'closed' });
      expect(rows.map(({ name }) => name)).toEqual(['Many']);
      expect(counts).toMatchObject({ all: countMax + 1, closed: 1, flagged: 1, mine: 0 });
    },
  );

  it('of nothing but blanks or quotation marks leaves the list as it is', async () => {
    expect(await found({ q: '  ' })).toHaveLength(4);
    expect(await found({ q: '"\\' })).toHaveLength(4);
  });
});

describe('the pages', () => {
  const walk = async (query: Record<string, string>, between = async () => {}) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: EnquiryList = await list({ limit: '2', ...query, ...(cursor && { cursor }) });
      seen.push(...page.enquiries.map(({ name }) => name ?? ''));
      cursor = page.next;
      await between();
    } while (cursor);
    return seen;
  };

  it('list each once where moments are equal, in both directions', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `n${index}`);
    await store(...names.map((name) => ({ name, createdAt: now })));
    expect((await walk({})).toSorted()).toEqual(names);
    expect(await walk({ sort: 'oldest' })).toEqual((await walk({})).toReversed());
  });

  it('list nobody twice while new ones arrive', async () => {
    await store(...[1, 2, 3, 4, 5].map((hours) => ({ name: `n${hours}`, createdAt: hoursAgo(hours) })));
    let arrived = 0;
    const more = async () => {
      arrived += 1;
      await store({ name: `new ${arrived}`, createdAt: now });
    };
    expect(await walk({}, more)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
  });

  it('go by the day of the event and by what is due, those without last', async () => {
    await store(
      { name: 'never 1' },
      { name: 'late', eventDate: '2027-01-01', dueAt: hoursAgo(1) },
      { name: 'soon 1', eventDate: '2026-11-21', dueAt: hoursAgo(3) },
      { name: 'soon 2', eventDate: '2026-11-21', dueAt: hoursAgo(3) },
      { name: 'never 2' },
    );
    for (const sort of ['event', 'due'])
      expect(await walk({ sort })).toEqual(['soon 1', 'soon 2', 'late', 'never 1', 'never 2']);
  });

  it('say when there is no more, at the limit exactly', async () => {
    await store({}, {});
    expect((await list({ limit: '2' })).next).toBeNull();
    expect((await list({ limit: '1' })).next).not.toBeNull();
  });

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = '0192f000-0000-7000-8000-000000000000';
  it.each([
    ['nonsense', 'x'],
    ['nothing', forged(null)],
    ['another order', forged(['oldest', now.toISOString(), id])],
    ['SQL', forged(['newest', "now()'; drop table leads", id])],
    ['a day for a moment of the year 0', forged(['newest', '0000-01-01T00:00:00Z', id])],
    ['no id', forged(['newest', now.toISOString(), 'me'])],
    ['too much', forged(['newest', now.toISOString(), id, 1])],
  ])('refuse a cursor with %s', async (_, cursor) => {
    const answer = await ask({ cursor });
    expect([answer.status, answer.json<{ fieldErrors: object }>().fieldErrors]).toEqual([
      422,
      { cursor: 'This page cannot be continued.' },
    ]);
  });

  it('take any place that a page could have given', async () => {
    expect((await ask({ sort: 'event', cursor: forged(['event', 'infinity', id]) })).status).toBe(200);
    expect((await ask({ sort: 'due', cursor: forged(['due', '2026-11-20', id]) })).status).toBe(200);
  });
});

describe('the colleagues', () => {
  it('are those who may work on enquiries, without their addresses', async () => {
    const manager = await memberWithRole(site, 'manager');
    await asStaff(site, 'POST /api/staff/people', {
      name: 'Only invited',
      email: 'in@site.test',
      role: 'manager',
    });
    const answer = await manager.browser.call('GET /api/staff/colleagues');
    expect(answer.json<Colleague[]>()).toEqual([
      { id: me.memberId, name: me.name },
      { id: manager.session.memberId, name: 'The manager' },
    ]);
    expect((await createDeskBrowser(site).call('GET /api/staff/colleagues')).status).toBe(401);
  });
});
