/** @postgres a removal and an answer race; deletions cascade */
import { beforeEach, describe, expect, it } from 'vitest';
import type { HouseholdInput, InvitationInput, OwnInvitation, PlanGuests } from '#contract/plan-guests.ts';
import type { CelebrationDay, GuestAnswer } from '#domain/plans/celebration-days.ts';
import { retentionDays } from '#facts/limits.ts';
import { planLimits, planRestoreSeconds } from '#facts/plan-limits.ts';
import { dayMs } from '#facts/time.ts';
import { planHouseholds, planInvitations, plans } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date();
let api = '';
const plan = (more: object = {}) => ({
  title: 'Asha and Rohan',
  kind: 'wedding',
  date: '2027-02-12',
  guests: 300,
  budget: null,
  shares: {},
  done: [],
  own: [],
  notes: '',
  ...more,
});
const made = async (more?: object) =>
  (await site.post('/api/plans', { plan: plan(more) }))
    .json<{ path: string }>()
    .path.replace('/plan/', '/api/plans/');
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  await site.reset();
  api = await made();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  site.app.inject({ method, url, ...(payload && { payload }) });
const verma: HouseholdInput = {
  name: 'Verma family',
  side: 'groom',
  days: ['sangeet', 'wedding'],
  people: 4,
};
const gupta: HouseholdInput = { name: 'Gupta aunty', side: 'bride', days: ['wedding'], people: 2 };
const invitation: InvitationInput = {
  names: 'Asha and Rohan',
  hosts: 'Sunita Sharma',
  words: 'Come early.',
  days: [
    { day: 'sangeet', date: '2027-02-10', time: '19:30', place: 'At home', address: 'Rohini, Delhi' },
    { day: 'wedding', date: '2027-02-12', time: '', place: 'Amaltas Farm', address: '' },
    { day: 'reception', date: '2027-02-14', time: '20:00', place: 'Club', address: '' },
  ],
};
const add = async (household: HouseholdInput) =>
  (await call('POST', `${api}/guests`, household)).json<PlanGuests>().households.at(-1)!;
const guests = async () => (await call('GET', `${api}/guests`)).json<PlanGuests>();
const invite = (version = 0) => call('PUT', `${api}/invitation`, { invitation, version });
const at = (path: string) => path.replace('/invitation/', '/api/invitations/');
const answer = (path: string, answers: Partial<Record<CelebrationDay, GuestAnswer>>, coming: number) =>
  call('POST', at(path), { answers, coming });

describe('guests of a plan', () => {
  it('households answer by their own links, and the people of each day are counted', async () => {
    await invite();
    const one = await add(verma);
    const two = await add(gupta);
    expect((await answer(one.path, { sangeet: 'yes', wedding: 'maybe' }, 3)).statusCode).toBe(200);
    expect((await guests()).counts).toEqual([
      { day: 'sangeet', yes: 3, maybe: 0, no: 0, open: 0 },
      { day: 'wedding', yes: 0, maybe: 3, no: 0, open: 2 },
    ]);
    await answer(two.path, { wedding: 'no' }, 2);
    await answer(one.path, { sangeet: 'no', wedding: 'yes' }, 4);
    const { counts, households } = await guests();
    expect(counts).toEqual([
      { day: 'sangeet', yes: 0, maybe: 0, no: 4, open: 0 },
      { day: 'wedding', yes: 4, maybe: 0, no: 2, open: 0 },
    ]);
    expect(households.map(({ coming }) => coming)).toEqual([4, 0]);
  });

  it('stores only hashes of the links, and a household keeps link and answers when it is changed', async () => {
    await invite();
    const { id, path } = await add(verma);
    expect(path).toMatch(/^\/invitation\/[\w-]{43}$/);
    expect(JSON.stringify(await site.db.select().from(planHouseholds))).not.toContain(path.slice(12));
    await answer(path, { sangeet: 'yes' }, 2);
    await call('PUT', `${api}/guests/${id}`, { ...verma, name: 'Vermas' });
    expect((await guests()).households).toMatchObject([{ path, name: 'Vermas', coming: 2 }]);
  });

  it.each<[string, object]>([
    ['nobody', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(planLimits.household + 1) }],
    ['another side', { side: 'friends' }],
    ['no day', { days: [] }],
    ['a day of another kind of plan', { days: ['celebration'] }],
    ['a day that is none', { days: ['toString'] }],
    ['no people', { people: 0 }],
    ['too many people', { people: planLimits.people + 1 }],
    ['a number to call', { phone: '9876543210' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await call('POST', `${api}/guests`, { ...verma, ...wrong })).statusCode).toBe(422);
    expect(await site.db.$count(planHouseholds)).toBe(0);
  });

  it.each(['function', 'business'])(
    'keeps its days when the plan becomes one of another kind: %s',
    async (kind) => {
      await invite();
      const { id, path } = await add(verma);
      await answer(path, { sangeet: 'yes' }, 2);
      expect((await call('PUT', api, { plan: plan({ kind }), version: 1 })).statusCode).toBe(200);
      const { offered } = await guests();
      expect(offered).toEqual([
        'sangeet',
        'wedding',
        'reception',
        ...(kind === 'function' ? ['celebration'] : []),
      ]);
      // What the forms send: the days on offer.
      expect((await invite(1)).statusCode).toBe(200);
      expect((await call('PUT', `${api}/guests/${id}`, { ...verma, people: 5 })).statusCode).toBe(200);
      expect(await guests()).toMatchObject({ invitation, households: [{ days: verma.days, coming: 2 }] });
      // A day that nothing holds any more is not on offer again.
      expect((await call('PUT', `${api}/guests/${id}`, { ...verma, days: ['mehendi'] })).statusCode).toBe(
        422,
      );
      const without = { ...invitation, days: invitation.days.slice(0, 2) };
      await call('PUT', `${api}/invitation`, { invitation: without, version: 2 });
      expect((await guests()).offered).not.toContain('reception');
    },
  );

  it('takes the last household that fits, and refuses the next', async () => {
    await add(verma);
    const [row] = await site.db.select().from(planHouseholds);
    await site.db.insert(planHouseholds).values(
      Array.from({ length: planLimits.households - 2 }, (_, n) => ({
        ...verma,
        planId: row!.planId,
        secretHash: Buffer.from(`other ${n}`),
      })),
    );
    expect((await call('POST', `${api}/guests`, gupta)).statusCode).toBe(200);
    expect((await call('POST', `${api}/guests`, gupta)).statusCode).toBe(409);
  });

  it('belong to a celebration: work has none, and the household of one plan is no other’s', async () => {
    const { id } = await add(verma);
    api = await made({ kind: 'house' });
    expect((await guests()).offered).toEqual([]);
    expect((await call('POST', `${api}/guests`, verma)).statusCode).toBe(422);
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await call(method, `${api}/guests/${id}`, method === 'PUT' ? gupta : undefined)).statusCode,
      ).not.toBe(200);
    expect((await call('POST', `${api}/guests/${id}/restore`)).statusCode).toBe(404);
  });
});

describe('a removed household', () => {
  it('opens nothing at once, comes back with its answers for a minute, and not after it', async () => {
    await invite();
    const { id, path } = await add(verma);
    await answer(path, { sangeet: 'yes' }, 2);
    const remove = () => call('DELETE', `${api}/guests/${id}`);
    const restore = () => call('POST', `${api}/guests/${id}/restore`);
    expect((await remove()).json<PlanGuests>()).toMatchObject({ households: [], counts: [] });
    expect((await call('GET', at(path))).statusCode).toBe(404);
    expect((await answer(path, { sangeet: 'no' }, 0)).statusCode).toBe(404);
    now = new Date(now.getTime() + planRestoreSeconds * 1000 - 1);
    expect((await restore()).json<PlanGuests>().households).toMatchObject([{ path, coming: 2 }]);
    await remove();
    now = new Date(now.getTime() + planRestoreSeconds * 1000);
    expect((await restore()).statusCode).toBe(404);
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ removedHouseholds: 1 });
  });
});

describe('an invitation', () => {
  it('tells a household nothing of other guests', async () => {
    await invite();
    await add(gupta);
    const { path } = await add(verma);
    const reply = await call('GET', at(path));
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).not.toContain('Gupta');
    expect(reply.body).not.toContain('Club');
    expect(reply.json<OwnInvitation>()).toMatchObject({
      names: 'Asha and Rohan',
      days: [{ day: 'sangeet' }, { day: 'wedding' }],
      household: { name: 'Verma family', people: 4, answers: {} },
      answered: false,
    });
  });

  it('is no page before it is written, and none for a household without a day on it', async () => {
    const { path } = await add(verma);
    expect((await call('GET', at(path))).statusCode).toBe(404);
    const mehendi = await add({ ...gupta, days: ['mehendi'] });
    await invite();
    expect((await call('GET', at(path))).statusCode).toBe(200);
    for (const wrong of [mehendi.path, '/invitation/x', `${path}x`])
      expect((await call('GET', at(wrong))).statusCode).toBe(404);
    expect((await call('GET', at(path).replace('invitations', 'plans'))).statusCode).toBe(404);
  });

  it('takes answers for its own days alone, and nobody comes who says no to all', async () => {
    await invite();
    const { path } = await add(gupta);
    const reply = await answer(path, { wedding: 'no', reception: 'yes' }, 5);
    expect(reply.json<OwnInvitation>().household).toMatchObject({ answers: { wedding: 'no' }, coming: 0 });
    // A cleared number is asked for, and a household answers for no more people than are invited.
    for (const coming of [0, 3]) {
      const refused = await answer(path, { wedding: 'yes' }, coming);
      expect([coming, refused.statusCode]).toEqual([coming, 422]);
      expect(Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)).toEqual(['coming']);
    }
    for (const wrong of [-1, 1.5, planLimits.people + 1])
      expect((await answer(path, { wedding: 'yes' }, wrong)).statusCode).toBe(422);
  });

  it('is changed on its last version only: of two at once one is refused', async () => {
    const both = await Promise.all([invite(), invite()]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });

  it.each<[string, object]>([
    ['nobody who celebrates', { names: '' }],
    ['no day', { days: [] }],
    ['a day twice', { days: [invitation.days[1], invitation.days[1]] }],
    ['a day of another kind of plan', { days: [{ ...invitation.days[1], day: 'celebration' }] }],
    ['an hour that is none', { days: [{ ...invitation.days[1], time: '24:00' }] }],
    ['no place', { days: [{ ...invitation.days[1], place: ' ' }] }],
    ['too many words', { words: 'x'.repeat(planLimits.words + 1) }],
  ])('refuses %s', async (_, wrong) => {
    const body = { invitation: { ...invitation, ...wrong }, version: 0 };
    expect((await call('PUT', `${api}/invitation`, body)).statusCode).toBe(422);
  });

  it('has a calendar with its days in Delhi’s time and their places', async () => {
    await invite();
    const { path } = await add(verma);
    const { calendarPath } = (await call('GET', at(path))).json<OwnInvitation>();
    const calendar = await site.get(calendarPath);
    expect(calendar.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(calendar.text).toContain('DTSTART:20270210T140000Z');
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270212');
    expect(calendar.text).toContain('Amaltas Farm');
    expect(calendar.text).not.toContain('Club');
    expect((await site.get(calendarPath.replace(/[\w-]{43}/, 'x'.repeat(43)))).status).toBe(404);
  });

  it('ends 30 days after its last day, with all guests; and with the plan', async () => {
    await invite();
    const { path } = await add(verma);
    const end = new Date('2027-02-15T00:00:00+05:30').getTime() + retentionDays.planGuests * dayMs;
    expect((await guests()).endsAt).toBe(new Date(end).toISOString());
    now = new Date(end - 1);
    expect((await call('GET', at(path))).statusCode).toBe(200);
    now = new Date(end);
    expect((await call('GET', at(path))).statusCode).toBe(404);
    expect(await guests()).toMatchObject({ households: [], invitation: null });
    now = new Date(end + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ planGuests: 1 });
    expect(await site.db.$count(planHouseholds)).toBe(0);
    expect(await site.db.$count(plans)).toBe(1);
  });

  it('ends with the day of the plan where the invitation names none, also when that day is moved', async () => {
    await add(verma);
    const end = async () => (await guests()).endsAt;
    const of = (day: string) =>
      new Date(
        new Date(`${day}T00:00:00+05:30`).getTime() + (retentionDays.planGuests + 1) * dayMs,
      ).toISOString();
    expect(await end()).toBe(of('2027-02-12'));
    await call('PUT', api, { version: 1, plan: plan({ date: '2027-03-01' }) });
    expect(await end()).toBe(of('2027-03-01'));
  });

  it.each(['2025-02-12', '9999-12-31'])('loses nobody to a mistyped year: %s', async (date) => {
    await add(verma);
    const answered = await call('PUT', api, { version: 1, plan: plan({ date }) });
    expect(answered.statusCode, answered.body).toBe(200);
    now = new Date(now.getTime() + retentionDays.planGuests * dayMs);
    await site.destroyWhatIsOld();
    const { households, endsAt } = await guests();
    expect(households).toMatchObject([{ name: verma.name }]);
    expect(Date.parse(endsAt!)).toBeGreaterThan(now.getTime());
    // Guests are added to a plan whose day has passed, too.
    await add(gupta);
    expect((await guests()).households).toHaveLength(2);
  });

  it('is not written for days that have all passed', async () => {
    const past = { ...invitation, days: [{ ...invitation.days[0]!, date: '2026-11-19' }] };
    const refused = await call('PUT', `${api}/invitation`, { invitation: past, version: 0 });
    expect([refused.statusCode, Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)]).toEqual([
      422,
      ['days'],
    ]);
    const today = { ...past, days: [{ ...past.days[0]!, date: '2026-11-20' }] };
    expect((await call('PUT', `${api}/invitation`, { invitation: today, version: 0 })).statusCode).toBe(200);
  });

  it('keeps its plan alive: each change of the guests moves the end of the plan on', async () => {
    const endOfPlan = async () => Date.parse((await call('GET', api)).json<{ endsAt: string }>().endsAt);
    const before = await endOfPlan();
    now = new Date(now.getTime() + 10 * dayMs);
    await add(verma);
    expect(await endOfPlan()).toBe(before + 10 * dayMs);
  });
});

describe('a deleted plan', () => {
  it('is gone at once with guests and invitation, comes back for a minute, and then is destroyed with them', async () => {
    await invite();
    const { path } = await add(verma);
    await call('DELETE', api);
    for (const gone of [api, `${api}/guests`, at(path)])
      expect((await call('GET', gone)).statusCode).toBe(404);
    expect((await call('PUT', `${api}/invitation`, { invitation, version: 1 })).statusCode).toBe(404);
    expect((await call('POST', `${api}/restore`)).statusCode).toBe(200);
    expect((await call('GET', at(path))).statusCode).toBe(200);
    await call('DELETE', api);
    now = new Date(now.getTime() + planRestoreSeconds * 1000);
    expect((await call('POST', `${api}/restore`)).statusCode).toBe(404);
    now = new Date(now.getTime() + 1);
    expect(await site.destroyWhatIsOld()).toMatchObject({ sharedPlans: 1 });
    for (const table of [plans, planInvitations, planHouseholds]) expect(await site.db.$count(table)).toBe(0);
  });
});
