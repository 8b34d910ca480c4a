import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOwner, type DeskBrowser } from '#support/desk.ts';
import { findAcceptedBody } from '#support/fuzz/accepted-body.ts';
import { thirdOf } from '#support/fuzz/fuzz-run.ts';
import { operationsOf, type Document, type Operation } from '#support/fuzz/open-api.ts';
import { changedWords } from '#support/fuzz/same-words.ts';
import { apiFaultsOf } from '#support/fuzz/sound-answer.ts';
import { storableTexts, textPlaces, textsIn, unstorableTexts } from '#support/fuzz/text-edges.ts';
import { toldAs } from '#support/fuzz/told-words.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { visible } from '#words/visible.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

// Every string of every endpoint of the document, one after the other, so a new one is tried from its first day.

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let vendor: TestVendor;
let owner: DeskBrowser;
beforeAll(async () => {
  vendor = await registerVendor(site);
  owner = (await firstOwner(site)).browser;
});

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
const operations = operationsOf(document);
const withBody = operations.filter(({ body }) => body);
const withAddress = operations.filter(({ inPath, inQuery }) => inPath.length + inQuery.length > 0);
const seen = { kept: 0, refused: 0 };

const addressOf = ({ path }: Operation, id: string) => path.replace(/\{\w+\}/, () => id);
/** An owner of the desk is never refused for the role. */
const callerOf = ({ path }: Operation) =>
  path.startsWith('/api/staff/') ? { headers: owner.headers() } : { token: vendor.token };

function ask(operation: Operation, url: string, body?: unknown) {
  return call(site, `${operation.method} ${url}`, { ...callerOf(operation), body });
}

/** The number of tried places and addresses, by which each takes its share of the texts. */
let turn = 0;
let requests = 0;
/** One address cannot register twice, and the same complaint is not stored again. */
const withNewAddress = (body: object) =>
  'email' in body ? { ...body, email: `asha${(requests += 1)}@example.in` } : body;

/** Returns the texts of an accepted body that the reply shows differently. */
async function lostIn(reply: Record<string, unknown>, name: string, sentText: string): Promise<string[]> {
  const text = visible(sentText);
  const kept = (one: string) => one === text || one === text.trim();
  if (typeof reply['statusUrl'] === 'string') {
    const { sent } = (await site.get(`/api/enquiries/${reply['statusUrl'].split('/').at(-1)}`)).json<{
      sent: unknown[];
    }>();
    // The name behind an identifier is shown.
    return ['vendorId', 'memberId', 'vendorIds'].includes(name) ||
      textsIn(sent).some((one) => kept(one) || toldAs(text).includes(one))
      ? []
      : [`${name} is gone from its private page`];
  }
  const shown = (reply['vendor'] ?? reply) as Record<string, unknown>;
  if (typeof shown[name] === 'string') return changedWords([[name, text]], reply);
  if (typeof shown[name] !== 'object') return [];
  return textsIn(shown[name]).some(kept) ? [] : [`${name} came back as ${JSON.stringify(shown[name])}`];
}

describe('every string of a body', () => {
  it.each(withBody)('$method $path keeps it or refuses it', { timeout: 300_000 }, async (operation) => {
    const url = addressOf(operation, vendor.id);
    const accepted = await findAcceptedBody(operation, document, async (body) => {
      const { status, json } = await ask(operation, url, body);
      return { ...json<object>(), status };
    });
    const places = textPlaces(operation.body!, document);
    for (const { where, schema, put } of places) {
      const [name] = where.slice(1).split(/[.[]/) as [string];
      turn += 1;
      for (const text of thirdOf(unstorableTexts, turn)) {
        const answer = await ask(operation, url, { ...accepted, ...(put(text) as object) });
        expect([401, 404, 422], `${where} ${JSON.stringify(text)}`).toContain(answer.status);
        seen.refused += 1;
      }
      for (const text of thirdOf(storableTexts(schema), turn)) {
        const value = (put(text) as Record<string, unknown>)[name];
        const sent = { ...withNewAddress(accepted ?? {}), [name]: value };
        const answer = await ask(operation, url, sent);
        expect(apiFaultsOf(answer), `${where} ${JSON.stringify(text)}`).toEqual([]);
        if (answer.status >= 300) continue;
        expect(await lostIn(answer.json(), name, text), `${where} ${JSON.stringify(text)}`).toEqual([]);
        seen.kept += 1;
      }
    }
  });
});

describe('every string of an address', () => {
  it.each(withAddress)('$method $path answers soundly', { timeout: 300_000 }, async (operation) => {
    const texts = [
      ...unstorableTexts.map((text) => text.toWellFormed()),
      ...storableTexts({ maxLength: 90 }),
    ];
    turn += 1;
    for (const text of thirdOf(texts, turn).map(encodeURIComponent)) {
      if (operation.inPath.length > 0) {
        const answer = await ask(operation, addressOf(operation, text));
        expect(apiFaultsOf(answer), text).toEqual([]);
      }
      for (const { name } of operation.inQuery) {
        const answer = await ask(operation, `${addressOf(operation, vendor.id)}?${name}=${text}`);
        expect(apiFaultsOf(answer), `${name}=${text}`).toEqual([]);
      }
    }
  });
});

it('has kept and refused many', () => {
  expect(seen.kept).toBeGreaterThan(300);
  expect(seen.refused).toBeGreaterThan(300);
});
