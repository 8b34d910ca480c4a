import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { staffRoles, type StaffRole } from '#facts/staff-access.ts';
import { rightTo, staffRights, type Right } from '#domain/desk/rights.ts';
import { address, masking, open, phone } from '#contract/desk/masking.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { staffEndpoints } from '#contract/index.ts';
import { fillPath, parseRoute, type Endpoint, type Route } from '#contract/kit.ts';
import { firstOwner, memberWithRole, createDeskBrowser, type DeskBrowser } from '#support/desk.ts';
import { samplePayload, sender } from '#support/enquiry-samples.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// The rights at the desk: every call of the staff, for every role, against the one table.

const someId = '0192f000-0000-7000-8000-000000000000';
let now = Date.parse('2026-11-22T04:00:00Z');
const site = setUpTestSite({ clock: () => new Date(now) });
let at: Record<StaffRole, DeskBrowser>;
beforeAll(async () => {
  const owner = await firstOwner(site);
  const others = staffRoles.filter((role) => role !== 'owner');
  const browsers: [StaffRole, DeskBrowser][] = [];
  for (const role of others) browsers.push([role, (await memberWithRole(site, role)).browser]);
  at = Object.fromEntries([['owner', owner.browser], ...browsers]) as typeof at;
});

const routeOf = (route: Route): Route => {
  const { method, path } = parseRoute(route);
  return `${method} ${fillPath(path, new Proxy({}, { get: () => someId }))}` as Route;
};
const guarded = Object.entries<Endpoint>(staffEndpoints).filter(([, { auth }]) => auth === 'staff');
/** Signing out would end the session of the other rows. */
const walked = guarded.filter(([name]) => name !== 'staffSignOut');

describe('the table of rights', () => {
  it('has a line for each call of the staff, and none besides', () =>
    expect(Object.keys(staffRights).toSorted()).toEqual(guarded.map(([name]) => name).toSorted()));

  it('lets nobody make a call that it lacks', () => {
    expect(rightTo('staffNonsense')).toBeNull();
    expect(rightTo('toString')).toBeNull();
  });

  it('gives an owner every right', () => {
    for (const { roles } of Object.values(staffRights)) expect(roles).toContain('owner');
  });

  it('gives scripts nothing that is somebody’s own', () => {
    for (const right of Object.values<Right>(staffRights)) expect(right.own && right.key).toBeFalsy();
  });

  it('leaves open only the calls by which somebody enters', () =>
    expect(
      Object.entries<Endpoint>(staffEndpoints)
        .filter(([, { auth }]) => auth !== 'staff')
        .map(([name]) => name),
    ).toEqual([
      'staffPasswordSignIn',
      'staffPasskeyQuestion',
      'staffPasskeySignIn',
      'staffRecover',
      'staffJoinLook',
      'staffJoinPasskeyQuestion',
      'staffJoinPasskey',
      'staffJoinPasswordQuestion',
      'staffJoinPassword',
    ]));
});

describe.each(walked)('%s', (name, { route }) => {
  it.each(staffRoles)('for %s is as the table says', async (role) => {
    const { method } = parseRoute(route);
    const answer = await at[role].call(routeOf(route), method === 'GET' ? undefined : { nonsense: 1 });
    const may = (rightTo(name)!.roles as readonly string[]).includes(role);
    // A permitted role reaches the contract's validation, which refuses nonsense; any other is refused before.
    if (may) expect([200, 201, 400, 404, 415, 422]).toContain(answer.status);
    else expect(answer.json()).toMatchObject({ code: 'forbidden' });
  });

  it('is closed without a session', async () =>
    expect((await createDeskBrowser(site).call(routeOf(route))).status).toBe(401));
});

describe('calls that export data or let somebody in', () => {
  const proven = guarded.filter(([name]) => rightTo(name)!.proof);
  it.each(proven)('%s asks for a fresh proof', async (_, { route }) => {
    now += 11 * 60_000;
    const answer = await at.owner.call(routeOf(route), { nonsense: 1 });
    now -= 11 * 60_000;
    expect(answer.json()).toMatchObject({ code: 'proof_required' });
  });
});

describe('a role without contact details', () => {
  const Shape = z.object({
    reference: open(z.string()),
    told: open(z.string()).nullable().describe('described after it was marked'),
    status: z.enum(['received', 'read']),
    at: z.iso.datetime(),
    count: z.number(),
    phone: phone(z.string()).nullable(),
    email: address(z.string()),
    message: z.string(),
    sent: z.array(z.object({ label: open(z.string()), value: z.string() })),
    more: z.record(z.string(), z.string()).optional(),
    anything: z.looseObject({}),
  });
  const value = {
    reference: 'AGN-1',
    told: 'ours',
    status: 'read',
    at: '2026-11-22T04:00:00.000Z',
    count: 3,
    phone: '9812345210',
    email: 'asha@gmail.com',
    message: 'Call 9812345210',
    sent: [{ label: 'Phone', value: '9812345210' }],
    more: { note: 'secret' },
    anything: { unplanned: 'secret' },
  };

  it('sees what is marked as open, and numbers, days and states', () =>
    expect(masking(Shape, value)).toEqual({
      ...value,
      phone: '98•••210',
      email: 'a•••@g•••',
      message: '•••',
      sent: [{ label: 'Phone', value: '•••' }],
      more: { note: '•••' },
      anything: { unplanned: '•••' },
    }));

  it('sees nothing of what is too short to be masked in part', () =>
    expect(masking(z.object({ phone: phone(z.string()) }), { phone: '112' })).toEqual({ phone: '•••' }));

  it('reads an enquiry without its contact details, and a manager with them', async () => {
    const sent = samplePayload(enquiryKinds.contact);
    const { status } = await site.post('/api/contacts', sent, { 'x-form': 'elapsedMs=9000' });
    expect(status).toBe(201);
    const read = async (role: StaffRole) => (await at[role].call('GET /api/staff/enquiries')).json();
    const plain = JSON.stringify(await read('manager'));
    const masked = JSON.stringify(await read('reader'));
    for (const word of Object.values(sender)) {
      expect(plain).toContain(word);
      expect(masked).not.toContain(word);
    }
    expect(masked).toContain('AGN-');
  });
});
