/** @postgres several processes behind nginx share one database */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from '#platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { pushLimits } from '#facts/push.ts';
import { hourMs } from '#facts/time.ts';
import { settings } from '#platform/config/settings.ts';
import { events, introductions, enquiries } from '#platform/db/tables.ts';
import { freePort } from '#support/free-port.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { startNginx, type RunningNginx } from '#support/nginx.ts';
import { storeEnquiries } from '#support/stored-enquiries.ts';
import { createDevice, startPushService } from '#support/push-service.ts';
import { sampleRegistration } from '#support/vendor-samples.ts';
import { emptyPlace, openPlace, type EmptyPlace } from '#support/yesterday.ts';

// Two and four processes, each a program of its own, on one PostgreSQL server, behind Debian's nginx with our configuration.

const processCounts = [2, 4];
/** A second; on a machine with more work than cores each of its programs runs that much slower. */
const visibleWithinMs = 1000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
const slug = 'choosing-a-caterer-in-delhi';
const metricsToken = 'a token for the metrics';
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, undefined]));

type Process = { port: number; child: ChildProcess; dataDir: string };

async function startProcess(databaseUrl: string, more: Record<string, string> = {}): Promise<Process> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  const env = {
    ...process.env,
    ...unset,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    SECRET_KEY: 'the one key of all these processes',
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://localhost',
    SEED_DEMO: 'yes',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const child = fork(new URL('../../../tests/support/api-server.child.ts', import.meta.url), { env });
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended before it was ready, code ${String(code)}`);
  });
  early.catch(() => undefined);
  await Promise.race([once(child, 'message'), early]);
  return { port, child, dataDir };
}

describe.skipIf(!process.env['TEST_DATABASE_URL'])('behind nginx', { timeout: 120_000 }, () => {
  let place: EmptyPlace;
  let pushService: Awaited<ReturnType<typeof startPushService>>;
  const processes: Process[] = [];
  beforeAll(async () => {
    place = await emptyPlace('postgres');
    pushService = await startPushService();
    // The first creates tables and content for the others.
    for (let n = 0; n < Math.max(...processCounts); n += 1)
      processes.push(await startProcess(place.databaseUrl!, { PUSH_SERVICE_PORT: `${pushService.port}` }));
  }, 240_000);
  afterAll(async () => {
    for (const { child, dataDir } of processes) {
      const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
    await pushService.close();
    await place.close();
  });

  describe.each(processCounts)('%i processes', (count) => {
    let nginx: RunningNginx;
    let serving: Process[];
    let vendor: { id: string; token: string; email: string; password: string };
    beforeAll(async () => {
      serving = processes.slice(0, count);
      nginx = await startNginx(serving.map(({ port }) => port));
      const registration = sampleRegistration({ email: `vendor-of-${count}@example.in` });
      const answer = await nginx.ask('/api/vendor/', { method: 'POST', json: registration });
      if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
      const entered = JSON.parse(answer.text) as { vendor: PublicVendor; token: string };
      vendor = {
        id: entered.vendor._id,
        token: entered.token,
        email: registration.email,
        password: registration.password,
      };
    });
    afterAll(() => nginx.stop());

    /** Returns each process's own answer. */
    const fromEach = <Body>(path: string, token?: string): Promise<{ status: number; body: Body }[]> =>
      Promise.all(
        serving.map(async ({ port }) => {
          const headers = token ? { authorization: `Bearer ${token}` } : undefined;
          const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
          return { status: answer.status, body: (await answer.json()) as Body };
        }),
      );
    const login = async () => {
      const json = { email: vendor.email, password: vendor.password };
      const answer = await nginx.ask('/api/vendor/login', { method: 'POST', json });
      return (JSON.parse(answer.text) as { token: string }).token;
    };
    const everywhere = <Value>(value: Value): Value[] => serving.map(() => value);

    it('a vendor’s edit through one is seen through all within a second', async () => {
      const path = `/api/vendor/${vendor.id}`;
      const owners = async () => (await fromEach<PublicVendor>(path)).map(({ body }) => body.ownerName);
      await owners();
      const edit = { method: 'PUT', token: vendor.token, json: { ownerName: `Owner of ${count}` } };
      expect((await nginx.ask(path, edit)).status).toBe(200);
      await expect
        .poll(owners, { timeout: visibleWithinMs, interval: 20 })
        .toEqual(everywhere(`Owner of ${count}`));
      for (let n = 0; n < count * 3; n += 1)
        expect((JSON.parse((await nginx.ask(path)).text) as PublicVendor).ownerName).toBe(
          `Owner of ${count}`,
        );
    });

    it('a change by the staff, told by its tag, is seen through all within a second', async () => {
      const path = `/api/blog/${slug}`;
      const titles = async () => (await fromEach<Blog>(path)).map(({ body }) => body.title);
      const [before] = await titles();
      const title = `A new title for ${count}`;
      const staff = await openPlace(place);
      await staff.executeSql('update blogs set title = $1 where id = $2', [title, slug]);
      // Cached until its tag is dropped.
      expect(await titles()).toEqual(everywhere(before));
      await staff.notify('page_cache', JSON.stringify({ tags: [`blog:${slug}`], hard: true }));
      await expect.poll(titles, { timeout: visibleWithinMs, interval: 20 }).toEqual(everywhere(title));
      await staff.close();
    });

    it('tells each device of a vendor of a request and of a message once', async () => {
      const devices = Array.from({ length: pushLimits.devices }, (_, n) => createDevice(`${count}-${n}`));
      for (const { subscription } of devices) {
        const set = { method: 'PUT', token: await login(), json: subscription };
        expect((await nginx.ask('/api/workshop/push', set)).status).toBe(200);
      }
      const kind = enquiryKinds.business;
      const asked = await nginx.ask(kind.path, {
        method: 'POST',
        json: { ...samplePayload(kind), vendorId: vendor.id },
        headers: { 'x-form': 'share=1&elapsedMs=60000' },
      });
      const { statusUrl } = JSON.parse(asked.text) as EnquiryReceipt;
      const path = new URL(statusUrl!).pathname.replace('/enquiry/', '/api/enquiries/');
      const threads = JSON.parse((await nginx.ask(`${path}/threads`)).text) as EnquiryThreads;
      const { introductionId } = threads.vendors[0]!;
      const json = { introductionId, text: 'Is the hall shaded?', key: `push-of-${count}` };
      expect((await nginx.ask(`${path}/messages`, { method: 'POST', json })).status).toBe(200);
      const expected = devices.flatMap((_, n) =>
        ['new-message', 'new-request'].map((one) => `${count}-${n} {"kind":"${one}"}`),
      );
      const told = () =>
        devices
          .flatMap((device, n) =>
            pushService.pushes
              .filter((push) => push.path.endsWith(`/${count}-${n}`))
              .map((push) => `${count}-${n} ${device.read(push)}`),
          )
          .toSorted();
      const queue = await openPlace(place);
      const waiting = async () =>
        (await queue.executeSql("select from pgboss.job where name = 'push' and state <> 'completed'")).rows
          .length;
      await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
      await queue.close();
      expect(told()).toEqual(expected.toSorted());
    });

    it('an unanswered introduction lapses once, and is reminded of once, when all do that at the same time', async () => {
      const queue = await openPlace(place);
      const { db } = queue;
      const each = 40;
      const stored = await storeEnquiries(
        { db },
        Array.from({ length: 2 * each }, () => ({ status: 'introduced' as const })),
      );
      const found = await db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(inArray(enquiries.reference, stored));
      const added = await db
        .insert(introductions)
        .values(
          found.map(({ id: enquiryId }, at) => ({
            enquiryId,
            vendorId: vendor.id,
            vendorName: 'V',
            memberName: 'M',
            status: 'sent' as const,
            dueAt: new Date(Date.now() + (at < each ? at - each : 1) * hourMs),
          })),
        )
        .returning({ id: introductions.id });
      const ours = added.map(({ id }) => id);
      const jobs = async (state: string) =>
        (await queue.executeSql(`select from pgboss.job where name = 'introduction-lapse' and ${state}`)).rows
          .length;
      const holder = await openPlace(place);
      // Held until every process has a job, so that all of them continue at the same moment.
      await holder.db.transaction(async (tx) => {
        await tx.select().from(enquiries).where(eq(enquiries.id, found[0]!.id)).for('update');
        await queue.executeSql(
          `insert into pgboss.job (name) select 'introduction-lapse' from generate_series(1, ${count})`,
        );
        await expect.poll(() => jobs("state = 'active'"), { interval: 20 }).toBe(count);
      });
      await holder.close();
      await expect.poll(() => jobs("state <> 'completed'"), { timeout: 60_000 }).toBe(0);
      const told = (await db.select().from(events))
        .filter(({ facts }) => ours.includes(String(facts['introductionId'])))
        .map(({ type, facts }) => `${type} ${String(facts['introductionId'])}`);
      const expected = ours.map((id, at) => `introduction.${at < each ? 'lapsed' : 'reminded'} ${id}`);
      expect(told.toSorted()).toEqual(expected.toSorted());
      const states = await db
        .select({ status: introductions.status })
        .from(introductions)
        .where(inArray(introductions.id, ours));
      expect(states.filter(({ status }) => status === 'lapsed')).toHaveLength(each);
      await queue.close();
    });

    it('a token that was given back is refused by all at once, and a new password ends every other', async () => {
      const statuses = async (token: string) =>
        (await fromEach('/api/account', token)).map(({ status }) => status);
      const [first, second] = [await login(), await login()];
      expect(await statuses(first)).toEqual(everywhere(200));
      expect(
        (await nginx.ask('/api/vendors/logout', { method: 'POST', token: first, json: {} })).status,
      ).toBe(200);
      expect(await statuses(first)).toEqual(everywhere(401));
      expect(await statuses(second)).toEqual(everywhere(200));
      const change = { password: vendor.password, newPassword: 'another-lamp-in-the-niche' };
      const changed = await nginx.ask('/api/account/password', {
        method: 'PUT',
        token: second,
        json: change,
      });
      expect(changed.status).toBe(200);
      expect(await statuses(second)).toEqual(everywhere(401));
    });
  });

  it('passes on what was asked, compressed by the site, and keeps the rest to itself', async () => {
    const nginx = await startNginx(processes.map(({ port }) => port));
    const brotli = await nginx.ask(`/api/blog/${slug}`, { headers: { 'accept-encoding': 'br' } });
    expect([brotli.status, brotli.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotli.headers['strict-transport-security']).toContain('max-age');
    expect(brotli.headers['server']).toBe('nginx');
    const again = await nginx.ask(`/api/blog/${slug}`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers['etag']) },
    });
    expect(again.status).toBe(304);
    const plain = await fetch(`${nginx.plainUrl}/blogs?page=2`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/blogs?page=2']);
    for (const path of ['/metrics', '/counts', '/readyz', '/healthz'])
      expect((await nginx.ask(path, { token: metricsToken })).status).toBe(404);
    const direct = await fetch(`http://127.0.0.1:${processes[0]!.port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(direct.status).toBe(200);
    const large = { 'content-length': String(53 * 1024 * 1024) };
    expect((await nginx.ask('/api/contacts', { method: 'POST', headers: large })).status).toBe(413);
    await nginx.ask('/api/enquiries/a-secret-of-somebody?name=kavita');
    // nginx writes its line after the answer is sent.
    await expect.poll(() => nginx.log()).toContain(' /api/enquiries/- 404 ');
    // With a port it is the process that answered; a visitor's would stand alone.
    expect(nginx.log()).not.toMatch(/somebody|kavita|127\.0\.0\.1(?!:\d)/);
    await nginx.stop();
  });

  it('goes on when a process dies', async () => {
    const nginx = await startNginx(processes.map(({ port }) => port));
    const [, victim] = processes;
    const ended = once(victim!.child, 'exit');
    victim!.child.kill('SIGKILL');
    await ended;
    for (let n = 0; n < 20; n += 1) expect((await nginx.ask(`/api/blog/${slug}`)).status).toBe(200);
    await nginx.stop();
  });
});
