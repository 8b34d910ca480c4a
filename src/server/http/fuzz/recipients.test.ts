import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#facts/time.ts';
import { staffEndpoints } from '#contract/index.ts';
import { findAcceptedBody } from '#support/fuzz/accepted-body.ts';
import { operationsOf, type Document, type Operation } from '#support/fuzz/open-api.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Strangers who enter somebody else's address at any endpoint, from anywhere and at any rate: that mailbox gets one mail an
// hour, without a word of the sender's. The endpoints are those of the document, so a new one is attacked from its first day.

const attempts = 12;
/** The text in every field that takes words. */
const word = 'zauberwort.example';

const site = setUpTestSite({ clock: () => now });
let vendor: TestVendor;
let now = new Date('2026-11-20T06:00:00Z');
// One operation may delete the account or take the address that the next one needs.
beforeEach(async () => {
  await site.reset();
  vendor = await registerVendor(site);
});

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
// The staff's calls are not open to strangers; a vendor's are, since anybody may register.
const operations = operationsOf(document).filter(
  ({ name, body }) => body !== undefined && !Object.hasOwn(staffEndpoints, name),
);

type Body = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns a sender: the vendor where a token is accepted, with an address of its own each time. */
function sender({ method, path, takesToken }: Operation) {
  let count = 0;
  return async (body: object) => {
    count += 1;
    const given = { ...body, ...('password' in body && takesToken && { password: vendor.password }) };
    const answer = await call(site, `${method} ${path.replace(/\{\w+\}/, vendor.id)}`, {
      ...(takesToken && { token: vendor.token }),
      body: given,
      ip: `203.0.${count >> 8}.${count & 255}`,
    });
    return { ...answer.json<{ fieldErrors?: Record<string, string> }>(), status: answer.status };
  };
}

/** Returns the same body with the word in every field that accepts it. */
async function worded(accepted: Body, send: (body: Body) => Promise<{ status: number }>): Promise<Body> {
  const body = { ...accepted };
  for (const [name, value] of Object.entries(accepted)) {
    if (!isText(value) || value.includes('@') || name === 'password') continue;
    const tried = { ...body, [name]: `${word} ${name}` };
    if ((await send(tried)).status < 300) body[name] = tried[name];
  }
  return body;
}

/** Waits for jobs that still write to the outbox. */
async function jobsDone(): Promise<void> {
  const waiting = async () => {
    const { rows } = await site.handle.executeSql(
      "select count(*)::int as n from pgboss.job where name in ('password-reset', 'login-alert') and state < 'completed'",
    );
    return (rows[0] as { n: number }).n;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
}

const found: string[] = [];

describe('an address that somebody else gives', () => {
  it.each(operations)('$name', { timeout: 120_000 }, async (operation) => {
    const send = sender(operation);
    const accepted = await findAcceptedBody(operation, document, send);
    const addresses = Object.entries(accepted ?? {})
      .filter(([, value]) => isText(value) && value.includes('@'))
      .map(([name]) => name);
    if (!accepted || addresses.length === 0) return;

    const mailbox = `victim-${operation.name.toLowerCase()}`;
    await registerVendor(site, { email: `${mailbox}@example.in`, ownerName: 'Nobody' });
    const body = await worded(accepted, send);
    await jobsDone();
    now = new Date(now.getTime() + hourMs);
    await site.sendHeldMails();
    await forgetMails(site);

    for (let n = 0; n < attempts; n += 1) {
      const spelt = [
        `${mailbox}@example.in`,
        `${mailbox}+${n}@example.in`,
        `${mailbox.toUpperCase()}@Example.in`,
      ];
      const victim = Object.fromEntries(addresses.map((name) => [name, spelt[n % spelt.length]]));
      const words = Object.entries(body).map(([name, value]) => [
        name,
        isText(value) && value.startsWith(word) ? `${value} ${n}` : value,
      ]);
      await send({ ...(Object.fromEntries(words) as Body), ...victim });
    }
    await jobsDone();
    const got = async () =>
      (await outgoingMails(site)).filter(({ to }) => to[0]!.address.toLowerCase().startsWith(mailbox));
    const atOnce = await got();
    now = new Date(now.getTime() + hourMs);
    await site.sendHeldMails();
    await site.sendHeldMails();
    const inAll = await got();
    if (inAll.length > 0) found.push(operation.name);
    expect(atOnce.length).toBeLessThanOrEqual(1);
    expect(inAll.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(inAll)).not.toContain(word);
  });

  it('was given to every endpoint that mails to one', () => {
    expect(found).toEqual(
      expect.arrayContaining([
        'contact',
        'catering',
        'business',
        'grievanceSubmit',
        'vendorRegister',
        'passwordForgot',
        'accountEmail',
      ]),
    );
  });
});
