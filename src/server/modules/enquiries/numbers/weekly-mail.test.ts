/** @postgres two runs of the job race for one owner */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, expect, it } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { staffMembers } from '#platform/db/tables.ts';
import { firstOwner, memberWithRole, owner } from '#support/desk.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';

// Half past eight on Monday in Delhi.
const monday = new Date('2026-11-23T03:00:00Z');
let now = monday;
const site = setUpTestSite({ clock: () => now });
let desk: Awaited<ReturnType<typeof firstOwner>>;
beforeEach(async () => {
  now = monday;
  await site.reset();
  desk = await firstOwner(site);
  await storeEnquiries(site, [
    { createdAt: new Date('2026-11-16T06:00:00Z'), answeredAt: new Date('2026-11-16T09:00:00Z') },
    { createdAt: new Date('2026-11-22T18:29:59Z') },
    { createdAt: new Date('2026-11-22T18:30:00Z') },
    { createdAt: new Date('2026-11-10T06:00:00Z') },
  ]);
  await site.recountNumbers();
  await forgetMails(site);
});
const told = async () =>
  (await outgoingMails(site)).filter(({ subject }) => subject.startsWith('The numbers of '));

it('has the week that ended, beside the week before, and leads to it', async () => {
  await site.mailNumbers();
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail!.to).toEqual([{ name: owner.name, address: owner.email }]);
  expect(mail!.subject).toContain('week of 16 November 2026');
  expect(mail!.text).toContain('Received: 2 (1)');
  expect(mail!.text).toContain('Half were answered within: 3.0 h (none)');
  expect(mail!.text).toContain('http://site.test/desk/funnel?by=week&on=2026-11-16');
});

it('is sent once for each week, also by two processes at once and after a restart', async () => {
  await Promise.all([site.mailNumbers(), site.mailNumbers()]);
  now = new Date(monday.getTime() + dayMs);
  await site.mailNumbers();
  expect(await told()).toHaveLength(1);
  now = new Date(monday.getTime() + 7 * dayMs);
  await site.mailNumbers();
  expect((await told()).map(({ subject }) => /week of (\d+)/.exec(subject)![1])).toEqual(['16', '23']);
});

it('is sent to owners alone, and to none whose access has ended', async () => {
  const second = await memberWithRole(site, 'owner');
  await memberWithRole(site, 'manager');
  const gone = await memberWithRole(site, 'owner');
  await site.db.update(staffMembers).set({ endedAt: now }).where(eq(staffMembers.email, gone.email));
  await forgetMails(site);
  await site.mailNumbers();
  expect((await told()).map(({ to }) => to[0]!.address).toSorted()).toEqual(
    [owner.email, second.email].toSorted(),
  );
});

it('is not sent to an owner who turned it off, until it is turned on again', async () => {
  const route = '/api/staff/numbers/mail';
  expect((await desk.browser.call(`GET ${route}`)).json()).toEqual({ weekly: true });
  expect((await desk.browser.call(`PUT ${route}`, { weekly: false })).json()).toEqual({ weekly: false });
  await site.mailNumbers();
  expect(await told()).toEqual([]);
  await desk.browser.call(`PUT ${route}`, { weekly: true });
  await site.mailNumbers();
  expect(await told()).toHaveLength(1);
});

it('is not sent about two weeks in which nothing came', async () => {
  now = new Date(monday.getTime() + 21 * dayMs);
  await site.mailNumbers();
  expect(await told()).toEqual([]);
});
