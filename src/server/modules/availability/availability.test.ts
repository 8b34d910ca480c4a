import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnDays, VendorDays } from '#contract/availability.ts';
import type { DirectoryPage } from '#contract/directory.ts';
import { weekdayInDelhi, weekdays } from '#domain/vendors/weekdays.ts';
import { addDays, lastDay } from '#domain/vendors/vendor-days.ts';
import { dayInDelhi, hourMs } from '#facts/time.ts';
import { vendorBusyDays, vendorCalendars } from '#platform/db/tables.ts';
import { createOutsideFetch, OutsideProblem, type OutsideFetch } from '#platform/outside-fetch.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

/** The replies of the other host; without them, requests leave the machine. */
let outside: OutsideFetch | undefined;
const reallyOutside = createOutsideFetch();
const outsideFetch: OutsideFetch = (address, request) => (outside ?? reallyOutside)(address, request);
const answering =
  (content: string): OutsideFetch =>
  async (url) => ({ url, content: Buffer.from(content) });

const now = new Date();
let mine: TestVendor;
let theirs: TestVendor;
const site = setUpTestSite({ outsideFetch, clock: () => now });
beforeAll(async () => {
  const named = (companyName: string) => ({ companyName, productSelection: 'Freelancer' });
  [mine, theirs] = [
    await registerVendor(site, named('Dwarka Frames')),
    await registerVendor(site, named('Rohini Frames')),
  ];
  for (const { id, token } of [mine, theirs])
    await call(site, `PUT /api/vendor/${id}`, {
      token,
      body: { categories: ['photography'], area: 'Dwarka' },
    });
});

const today = dayInDelhi(now);
const day = (ahead: number) => addDays(today, ahead);
const own = async (route: string, body?: unknown) => {
  const [method, path = ''] = route.split(' ');
  const answer = await call(site, `${method} /api/vendor/${mine.id}/days${path}`, {
    token: mine.token,
    body,
  });
  return { status: answer.status, days: answer.json<OwnDays>(), text: answer.text };
};
const seen = async (id = mine.id) => (await site.get(`/api/vendor/${id}/days`)).json<VendorDays>();
const calendar = (...days: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...days.flatMap((one) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${one.replaceAll('-', '')}`,
      'SUMMARY:Sharma wedding',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** Moves the times of all that was stored, requested and read back by so many hours, as a session does not last that long. */
const hoursPass = async (hours: number) => {
  const [row] = await site.db.select().from(vendorCalendars).where(eq(vendorCalendars.vendorId, mine.id));
  const earlier = (at: Date | null) => at && new Date(at.getTime() - hours * hourMs);
  await site.db
    .update(vendorCalendars)
    .set({ keptAt: earlier(row!.keptAt), askedAt: earlier(row!.askedAt) })
    .where(eq(vendorCalendars.vendorId, mine.id));
};

describe('days', () => {
  it('of a vendor that has said nothing are a question', async () => {
    expect(await seen()).toEqual({ today, until: lastDay(today), asOf: null, busy: [] });
  });

  it('are marked and freed by their vendor, and everybody sees that at once', async () => {
    await seen();
    await own('PUT ', { busy: { from: day(3), to: day(5) } });
    expect(await seen()).toMatchObject({ asOf: today, busy: [day(3), day(4), day(5)] });
    await own('PUT ', { free: { from: day(4), to: day(4) } });
    expect((await seen()).busy).toEqual([day(3), day(5)]);
  });

  it.each([
    ['before today', { busy: { from: day(-1), to: day(2) } }],
    ['beyond the horizon', { busy: { from: day(1), to: addDays(lastDay(today), 1) } }],
    ['the wrong way round', { free: { from: day(3), to: day(2) } }],
    ['no days', { busy: { from: '2026-02-31', to: '2026-02-31' } }],
    ['nothing', {}],
    ['another key', { taken: true }],
  ])('%s are refused', async (_, body) => {
    const before = await seen();
    expect((await own('PUT ', body)).status).toBe(422);
    expect(await seen()).toEqual(before);
  });

  it('say nothing more when they were not touched for sixty days, and again when they are', async () => {
    await own('PUT ', { kept: true });
    await hoursPass(61 * 24);
    expect((await own('GET /own')).days.asOf).toBeNull();
    await own('PUT ', { kept: true });
    expect((await own('GET /own')).days.asOf).toBe(today);
    await own('PUT ', { kept: false });
    expect(await seen()).toMatchObject({ asOf: null, busy: [day(3), day(5)] });
  });

  it('of somebody whom nobody sees are not there', async () => {
    expect((await site.get('/api/vendor/0192f000-0000-7000-8000-000000000000/days')).status).toBe(404);
    expect((await site.get('/api/vendor/nobody/days')).status).toBe(404);
  });
});

describe('the calendar that others read', () => {
  it('has busy days and nothing else, at an address that can be replaced and ended', async () => {
    const first = (await own('POST /feed')).days.feed!;
    const file = await site.get(first);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['cache-control']).toContain('no-store');
    expect(file.text).toContain(`DTSTART;VALUE=DATE:${day(3).replaceAll('-', '')}`);
    for (const secret of [mine.id, mine.email, 'Dwarka Frames', 'Sharma'])
      expect(file.text).not.toContain(secret);
    const second = (await own('POST /feed')).days.feed!;
    expect(second).not.toBe(first);
    expect((await site.get(first)).status).toBe(404);
    expect((await site.get(second)).status).toBe(200);
    expect((await own('DELETE /feed')).days.feed).toBeNull();
    expect((await site.get(second)).status).toBe(404);
    for (const odd of ['x', `${'a'.repeat(43)}`, '%00'])
      expect((await site.get(`/busy-days/${odd}.ics`)).status).toBe(404);
  });
});

describe('a calendar from elsewhere', () => {
  const address = 'https://calendar.example.in/private-abc/basic.ics';

  it('is read at once, beside what the vendor says, and forgotten with its days', async () => {
    outside = answering(calendar(day(5), day(8)));
    const { status, days } = await own('PUT /calendar', { address: address.replace('https:', 'webcal:') });
    expect([status, days.busy, days.calendar]).toEqual([200, [day(3), day(5), day(8)], [day(5), day(8)]]);
    expect(days.source).toMatchObject({ host: 'calendar.example.in', problem: null });
    expect(days.asOf).toBe(today);
    expect((await seen()).busy).toEqual([day(3), day(5), day(8)]);
    // The address is stored sealed, since anybody who has it can read the calendar.
    const [row] = await site.db.select().from(vendorCalendars).where(eq(vendorCalendars.vendorId, mine.id));
    expect(row!.address!.toString('latin1')).not.toContain('private-abc');
    expect(JSON.stringify(days)).not.toContain('private-abc');
    await own('DELETE /calendar');
    expect((await seen()).busy).toEqual([day(3), day(5)]);
  });

  it.each<[what: string, answer: OutsideFetch, words: string]>([
    ['no calendar', answering('<html>Sign in</html>'), 'no calendar file'],
    ['too large', async () => Promise.reject(new OutsideProblem('size', 'x')), 'larger than 1 MB'],
    [
      'cut or endless',
      async () => Promise.reject(new OutsideProblem('unreachable', 'x')),
      'could not be reached',
    ],
    ['gone', async () => Promise.reject(new OutsideProblem('answer', 'x')), 'did not answer with a file'],
  ])('that is %s is said in words, and the days stay as they were', async (_, answer, words) => {
    outside = answering(calendar(day(9)));
    await own('PUT /calendar', { address });
    outside = answer;
    await hoursPass(7);
    await site.readCalendars();
    const { days } = await own('GET /own');
    expect(days.source!.problem).toContain(words);
    expect(days.source!.readAt).not.toBeNull();
    expect(days.calendar).toEqual([day(9)]);
  });

  it('in the network of this machine is never asked', async () => {
    outside = undefined;
    for (const inner of [
      'https://127.0.0.1/c.ics',
      'https://10.0.0.7/c.ics',
      'https://[::1]/c.ics',
      'https://localhost/c.ics',
    ]) {
      const { days } = await own('PUT /calendar', { address: inner });
      expect([days.source?.problem, days.calendar], inner).toEqual([
        expect.stringContaining('network that is never asked'),
        [],
      ]);
    }
    for (const odd of ['http://calendar.example.in/c.ics', 'file:///etc/passwd', 'calendar', ''])
      expect((await own('PUT /calendar', { address: odd })).status, odd).toBe(422);
    await own('DELETE /calendar');
  });

  it('is asked again by the clock, and counts as touched only when it changed', async () => {
    outside = answering(calendar(day(70)));
    await own('PUT /calendar', { address });
    let asked = 0;
    outside = async (url, request) => {
      asked += 1;
      return answering(calendar(day(70)))(url, request);
    };
    await site.readCalendars();
    expect(asked).toBe(0);
    await hoursPass(61 * 24);
    await site.readCalendars();
    expect([asked, (await own('GET /own')).days.asOf]).toEqual([1, null]);
    outside = answering(calendar(day(70), day(71)));
    await hoursPass(7);
    await site.readCalendars();
    expect((await own('GET /own')).days.asOf).toBe(today);
    await own('DELETE /calendar');
  });
});

describe('entries of a calendar from elsewhere that need a word', () => {
  const address = 'https://calendar.example.in/private-abc/basic.ics';
  const stamp = (one: string) => one.replaceAll('-', '');
  const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
  const file = (...entries: string[]) => ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR'].join('\r\n');

  it('are whole days that it shows as free: the vendor decides, and the decision holds for later readings', async () => {
    const free = (one: string) => entry(`DTSTART;VALUE=DATE:${stamp(one)}`, 'TRANSP:TRANSPARENT');
    outside = answering(file(free(day(20)), free(day(21)), entry(`DTSTART;VALUE=DATE:${stamp(day(21))}`)));
    const given = await own('PUT /calendar', { address });
    expect(given.days.calendar).toEqual([day(21)]);
    expect(given.days.source!.free).toEqual({ entries: 2, days: [day(20)], taken: false });
    expect((await own('PUT ', { freeTaken: true })).days.calendar).toEqual([day(20), day(21)]);
    expect((await seen()).busy).toContain(day(20));
    outside = answering(file(free(day(20)), free(day(22))));
    await hoursPass(7);
    await site.readCalendars();
    expect((await own('GET /own')).days.calendar).toEqual([day(20), day(22)]);
    expect((await own('PUT ', { freeTaken: false })).days.calendar).toEqual([]);
    await own('DELETE /calendar');
    expect((await own('PUT ', { freeTaken: true })).days.source).toBeNull();
  });

  it('are entries that it could not read, each in words, and nothing of what stands in them', async () => {
    outside = answering(
      file(
        entry('SUMMARY:Secret wedding', `DTSTART;VALUE=DATE:${stamp(day(9))}`, 'RRULE:FREQ=HOURLY'),
        entry('SUMMARY:Secret wedding'),
        entry(`DTSTART;TZID=Nowhere:${stamp(day(12))}T100000`, 'DURATION:PT6H'),
      ),
    );
    const { days, text } = await own('PUT /calendar', { address });
    expect(days.source!.problem).toContain('could not be read');
    expect(days.source!.said).toEqual([
      expect.stringContaining('how it repeats'),
      'An entry without a day that we can read.',
      expect.stringContaining('1 entry names a time zone'),
    ]);
    expect(days.calendar).toEqual([day(12)]);
    expect(text).not.toContain('Secret');
    await own('DELETE /calendar');
  });

  it('is read in two bytes for each letter, too', async () => {
    const text = file(entry(`DTSTART;VALUE=DATE:${stamp(day(9))}`));
    outside = async (url) => ({ url, content: Buffer.from(`\uFEFF${text}`, 'utf16le') });
    expect((await own('PUT /calendar', { address })).days.calendar).toEqual([day(9)]);
    await own('DELETE /calendar');
  });
});

describe('a day that is held for somebody', () => {
  it('is not free until the end of its last day, and free by itself after it', async () => {
    await own('PUT ', { free: { from: day(0), to: day(60) } });
    const { days } = await own('PUT ', { held: { from: day(30), to: day(31), until: day(0) } });
    expect([days.busy, days.held]).toEqual([
      [day(30), day(31)],
      [
        { day: day(30), until: day(0) },
        { day: day(31), until: day(0) },
      ],
    ]);
    await site.endOldHolds();
    expect((await seen()).busy).toEqual([day(30), day(31)]);
    await site.db
      .update(vendorBusyDays)
      .set({ heldUntil: day(-1) })
      .where(eq(vendorBusyDays.day, day(30)));
    expect((await own('GET /own')).days.busy).toEqual([day(31)]);
    await site.endOldHolds();
    expect((await seen()).busy).toEqual([day(31)]);
    expect(await site.db.$count(vendorBusyDays, eq(vendorBusyDays.source, 'held'))).toBe(1);
  });

  it('is held anew, marked for good, or freed', async () => {
    const held = async (until: string) =>
      (await own('PUT ', { held: { from: day(31), to: day(31), until } })).days.held;
    expect(await held(day(5))).toEqual([{ day: day(31), until: day(5) }]);
    expect(await held(day(31))).toEqual([{ day: day(31), until: day(31) }]);
    const marked = (await own('PUT ', { busy: { from: day(31), to: day(31) } })).days;
    expect([marked.held, marked.busy]).toEqual([[], [day(31)]]);
    await held(day(5));
    expect((await own('PUT ', { free: { from: day(31), to: day(31) } })).days.busy).toEqual([]);
  });

  it.each([
    ['ends before today', { from: 30, to: 30, until: -1 }],
    ['ends after its day', { from: 30, to: 30, until: 31 }],
    ['is over', { from: -1, to: -1, until: -1 }],
    ['is the wrong way round', { from: 31, to: 30, until: 5 }],
  ])('is refused when it %s', async (_, { from, to, until }) => {
    const answer = await own('PUT ', { held: { from: day(from), to: day(to), until: day(until) } });
    expect(answer.status).toBe(422);
  });
});

describe('a search for a day', () => {
  const find = async (words: string) =>
    (await site.get(`/api/vendors?q=${encodeURIComponent(words)}`)).json<DirectoryPage>();
  const wanted = day(40);
  const spoken = () =>
    new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
      .format(new Date(wanted))
      .toLowerCase();
  const states = ({ vendors }: DirectoryPage) =>
    vendors.map(({ companyName, onDay }) => [companyName, onDay?.state]);

  it('leaves out who is taken, and says of the others what is known', async () => {
    const words = `photographer ${spoken()} dwarka`;
    expect(states(await find(words))).toEqual([
      ['Dwarka Frames', 'free'],
      ['Rohini Frames', 'ask'],
    ]);
    await own('PUT ', { busy: { from: wanted, to: wanted } });
    const found = await find(words);
    expect(found.understood).toMatchObject({ on: wanted, category: ['photography'], area: 'Dwarka' });
    expect([states(found), found.relaxed]).toEqual([[['Rohini Frames', 'ask']], []]);
    expect(new Set(states(await find('photographer dwarka')))).toEqual(
      new Set([
        ['Dwarka Frames', undefined],
        ['Rohini Frames', undefined],
      ]),
    );
  });

  it('takes no notice of the days on which the office of a trade of events is closed, and leaves out who sells behind a closed door', async () => {
    const closed = weekdayInDelhi(new Date(`${wanted}T12:00:00Z`));
    const openingHours = Object.fromEntries(
      weekdays.filter((one) => one !== closed).map((one) => [one, '10:00-19:00']),
    );
    const change = (body: object) =>
      call(site, `PUT /api/vendor/${theirs.id}`, { token: theirs.token, body });
    await change({ openingHours });
    expect(states(await find(`photographer ${spoken()} dwarka`))).toEqual([['Rohini Frames', 'ask']]);
    await change({ categories: ['plumbing'] });
    const plumbers = await find(`plumber ${spoken()} dwarka`);
    expect([states(plumbers), plumbers.relaxed]).toEqual([[['Rohini Frames', 'ask']], ['on']]);
    await change({ categories: ['photography'], openingHours: null });
  });

  it('shows who is taken when nobody else is left, and says so', async () => {
    const body = { busy: { from: wanted, to: wanted } };
    await call(site, `PUT /api/vendor/${theirs.id}/days`, { token: theirs.token, body });
    const found = await find(`photographer ${spoken()} dwarka`);
    expect(found.relaxed).toEqual(['on']);
    expect(new Set(states(found))).toEqual(
      new Set([
        ['Dwarka Frames', 'busy'],
        ['Rohini Frames', 'busy'],
      ]),
    );
    expect(found.vendors[0]!.onDay!.words).toContain('Not free on');
    expect(found.sentence).toContain('is open and not booked on');
  });
});

it('names entries of two vendors differently in their calendars, so that a program shows both', async () => {
  const entriesOf = async ({ id, token }: TestVendor) => {
    const at = `/api/vendor/${id}/days`;
    await call(site, `PUT ${at}`, { token, body: { busy: { from: day(33), to: day(33) } } });
    const feed = async () =>
      (await site.get((await call(site, `POST ${at}/feed`, { token })).json<OwnDays>().feed!)).text;
    const ids = (text: string) => text.match(/^UID:.*$/gm);
    const [first, second] = [ids(await feed()), ids(await feed())];
    // A new address has the same entries.
    expect(second).toEqual(first);
    await call(site, `PUT ${at}`, { token, body: { free: { from: day(33), to: day(33) } } });
    return first!;
  };
  const [ours, others] = [await entriesOf(mine), await entriesOf(theirs)];
  expect(new Set([...ours, ...others]).size).toBe(ours.length + others.length);
  expect(ours.join()).not.toContain(mine.id);
});

it('destroys days that are over, and all of a vendor with it', async () => {
  await site.db.insert(vendorBusyDays).values({ vendorId: mine.id, day: day(-3), source: 'own' });
  expect((await site.destroyWhatIsOld())['pastDays']).toBe(1);
  await call(site, 'POST /api/account/delete', { token: theirs.token, body: { password: theirs.password } });
  expect(await site.db.select().from(vendorBusyDays).where(eq(vendorBusyDays.vendorId, theirs.id))).toEqual(
    [],
  );
});
