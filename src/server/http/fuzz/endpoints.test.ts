import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fuzzed, fuzzSeed } from '#support/fuzz/fuzz-run.ts';
import { findAcceptedBody } from '#support/fuzz/accepted-body.ts';
import { operationsOf, type Document } from '#support/fuzz/open-api.ts';
import { requestCases, type RequestCase } from '#support/fuzz/request-cases.ts';
import { changedWords, sentWords } from '#support/fuzz/same-words.ts';
import { apiFaultsOf } from '#support/fuzz/sound-answer.ts';
import { toldAs } from '#support/fuzz/told-words.ts';
import { unpacked } from '#support/fuzz/unpacked.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Any request to any endpoint gets a clear answer in time, in the one shape, without a fault of ours. The endpoints are
// those of the document, so a new one is attacked from its first day.

const casesEach = 45;
/** Far beyond the time of an answer on a busy machine; a later one hangs. */
const timeoutMs = 20_000;
const password = 'a-word-nobody-guesses-by-chance';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let vendor: TestVendor;
let token: string;
let ids: string[];
const seen = { cases: 0, accepted: 0, refused: 0 };

beforeAll(async () => {
  vendor = await registerVendor(site, { password });
  token = vendor.token;
  const other = await registerVendor(site);
  const [blog] = (await site.get('/api/blog/blog')).json<{ id: string }[]>();
  ids = [
    vendor.id,
    vendor.id,
    vendor.id.toUpperCase(),
    other.id,
    blog!.id,
    'khan-market',
    'legal',
    'gallery1',
  ];
});

// The committed document, since tests are named before a server runs; the gate proves it fresh.
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
const operations = operationsOf(document);

type Answer = { status: number; headers: Record<string, unknown>; text: string };

async function send({ method, url, headers, body, signedIn }: RequestCase): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  const asked = site.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(signedIn && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  });
  const { statusCode, headers: given, rawPayload } = await Promise.race([asked, late]);
  clearTimeout(timer);
  return { status: statusCode, headers: given, text: unpacked(rawPayload, given['content-encoding']) };
}

/** A requested logout takes effect; the next case needs a token again. */
async function signInAgain(): Promise<void> {
  const answer = await site.post('/api/vendor/login', { email: vendor.email, password });
  token = answer.json<{ token: string }>().token;
}

/** Fields with an identifier: the name behind it is shown. */
const identifiers = new Set(
  Object.values(enquiryKinds).flatMap(({ fields }) =>
    fields
      .filter(({ role }) => role === 'cardId' || role === 'memberId' || role === 'vendorIds')
      .map(({ name }) => name),
  ),
);

/** Returns the sent words that the enquiry's private page does not show. */
async function lostWords(words: readonly [string, string][], statusUrl: string): Promise<string[]> {
  const { sent } = (await site.get(`/api/enquiries/${statusUrl.split('/').at(-1)}`)).json<{
    sent: { value: string }[];
  }>();
  const shown = new Set(sent.map(({ value }) => value));
  return words
    .filter(([name, text]) => !identifiers.has(name) && !toldAs(text).some((told) => shown.has(told)))
    .map(([name, text]) => `${name}: ${JSON.stringify(text)} is gone`);
}

describe(`with the seed ${fuzzSeed}`, () => {
  it.each(operations)('$method $path answers soundly', { timeout: 300_000 }, async (operation) => {
    const post = async (body: object) => {
      const url = operation.path.replace(/\{\w+\}/, vendor.id);
      const { status, text } = await send({
        method: operation.method,
        url,
        body: Buffer.from(JSON.stringify(body)),
        sent: body,
        signedIn: true,
        headers: { 'content-type': 'application/json' },
      });
      return { ...(JSON.parse(text) as object), status };
    };
    const accepted = await findAcceptedBody(operation, document, post);
    await fc.assert(
      fc.asyncProperty(requestCases(operation, { ids, accepted }, document), async (request) => {
        const answer = await send(request);
        seen.cases += 1;
        expect(apiFaultsOf(answer)).toEqual([]);
        if (answer.status >= 300) {
          seen.refused += 1;
          return;
        }
        seen.accepted += 1;
        if (operation.name === 'vendorLogout') await signInAgain();
        const reply = JSON.parse(answer.text) as { statusUrl?: string };
        const words = sentWords(operation, request.sent, document);
        expect(changedWords(words, reply)).toEqual([]);
        if (reply.statusUrl) expect(await lostWords(words, reply.statusUrl)).toEqual([]);
      }),
      fuzzed(casesEach),
    );
  });

  it('has sent thousands of requests, many of which were accepted', () => {
    expect(seen.cases).toBeGreaterThan(2000);
    expect(seen.accepted).toBeGreaterThan(500);
    expect(seen.refused).toBeGreaterThan(500);
    if (process.env['FUZZ_RUNS']) process.stdout.write(`${JSON.stringify(seen)}\n`);
  });

  it('leaves every object as it was', () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('lets no text become a header of a mail', () => {
    const known =
      /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|x-auto-response-suppress): |^[ \t]/i;
    const heads = site.mails().map((mail) => mail.slice(0, mail.indexOf('\r\n\r\n')));
    expect(heads.length).toBeGreaterThan(20);
    expect(heads.flatMap((head) => head.split('\r\n')).filter((line) => !known.test(line))).toEqual([]);
  });

  it('knows the vendor as before', async () => {
    expect((await site.get(`/api/vendor/${vendor.id}`)).status).toBe(200);
    expect((await site.get('/readyz')).status).toBe(200);
  });
});
