/**
 * @file Conversations beside cached pages, server and load on a core each: `node bench/conversation-load.ts [a minute] [seconds]`. A
 * conversation is a brief, its reading by both sides, four messages and a quote. The goal: a p95 for cached pages of at most three times
 * that without conversations. Needs a build.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { minuteMs } from '#facts/time.ts';
import { samplePayload } from '#support/enquiry-samples.ts';
import { startServer } from '#support/server.ts';
import { sampleQuote } from '#support/talk-through-crashes.ts';
import { sampleRegistration } from '#support/vendor-samples.ts';
import { machine } from './machine.ts';
import { bindToLoadCore, bindToServerCore, pinning, processorUs, withProcesses } from './pinned.ts';

const [perMinute = 200, seconds = 60] = process.argv.slice(2).map(Number);
const pagesPerSecond = 40;
const goal = 3;
const page = '/about';
const vendorsCount = 10;

bindToServerCore();
const { started: site, roots } = await withProcesses(() =>
  startServer({ env: { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', FORM_MIN_MS: '0' } }),
);
bindToLoadCore();

async function ask<Reply>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
  const answer = await fetch(site.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Reply;
}

type Vendor = { id: string; signed: Record<string, string> };
async function aVendor(): Promise<Vendor> {
  const { vendor, token } = await ask<{ vendor: { _id: string }; token: string }>(
    '/api/vendor/',
    sampleRegistration(),
  );
  return { id: vendor._id, signed: { authorization: `Bearer ${token}` } };
}

/** Runs a conversation from the brief to the first quote. */
async function converse(index: number, { id, signed }: Vendor): Promise<void> {
  const { statusUrl } = await ask<EnquiryReceipt>(
    enquiryKinds.business.path,
    {
      ...samplePayload(enquiryKinds.business, 'required'),
      vendorId: id,
      email: `family-${index}@example.in`,
      description: `Conversation ${index}`,
    },
    { 'x-form': 'share=1&elapsedMs=60000', 'idempotency-key': `conversation-beside-pages-${index}` },
  );
  const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
  const { vendors } = await ask<EnquiryThreads>(`${family}/threads`);
  const { introductionId } = vendors[0]!;
  const inbox = `/api/workshop/enquiries/${introductionId}`;
  await ask(inbox, undefined, signed);
  for (let turn = 0; turn < 2; turn++) {
    await ask(`${inbox}/messages`, { text: `Ours ${turn}`, key: `vendor-${index}-${turn}` }, signed);
    await ask(`${family}/messages`, {
      text: `Mine ${turn}`,
      key: `family-${index}-${turn}`,
      introductionId,
    });
  }
  await ask(`${inbox}/quote`, { content: sampleQuote(0), version: 0, key: `quote-of-${index}` }, signed);
  await ask(`${family}/quotes`);
}

/** Runs an act at a steady rate a minute, however long each takes. Resolves to the milliseconds of each. */
async function steadily(rate: number, forMs: number, act: (index: number) => Promise<unknown>) {
  const begin = performance.now();
  const took: Promise<number>[] = [];
  for (let index = 0; (index * minuteMs) / rate < forMs; index++) {
    const due = begin + (index * minuteMs) / rate;
    await pause(Math.max(0, due - performance.now()));
    // Measured from the due time, so that waiting counts.
    took.push(act(index).then(() => performance.now() - due));
  }
  return (await Promise.all(took)).toSorted((a, b) => a - b);
}
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)]!.toFixed(1);
const keptPages = (forMs: number) =>
  steadily(pagesPerSecond * 60, forMs, async () => {
    const answer = await fetch(site.url + page, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
  });

try {
  const vendors: Vendor[] = [];
  for (let index = 0; index < vendorsCount; index++) vendors.push(await aVendor());
  await keptPages(2000);
  for (let index = 0; index < vendorsCount; index++) await converse(-1 - index, vendors[index]!);
  const loadBefore = machine();
  const idle = await keptPages((seconds * 1000) / 2);
  const before = processorUs(roots);
  const [beside, talks] = await Promise.all([
    keptPages(seconds * 1000),
    steadily(perMinute, seconds * 1000, (index) => converse(index, vendors[index % vendorsCount]!)),
  ]);
  const share = (processorUs(roots) - before) / 1e6 / seconds;
  const times = Number(at(beside, 0.95)) / Number(at(idle, 0.95));
  if (times > goal) process.exitCode = 1;
  process.stdout.write(
    `${loadBefore}; ${pinning}\n\n| | count | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|\n` +
      [
        ['kept pages, nobody talks', idle],
        [`kept pages beside ${perMinute} conversations a minute`, beside],
        ['a whole conversation, ten calls one after the other', talks],
      ]
        .map(([name, took]) => [name, took] as [string, number[]])
        .map(
          ([name, took]) =>
            `| ${name} | ${took.length} | ${at(took, 0.5)} | ${at(took, 0.95)} | ${at(took, 0.99)} |\n`,
        )
        .join('') +
      `\np95 ${times.toFixed(1)} times idle (goal ${goal}: ${times > goal ? 'MISSED' : 'met'}); the server took ${Math.round(share * 100)} % of a core; ${machine()}\n`,
  );
} finally {
  await site.stop();
}
