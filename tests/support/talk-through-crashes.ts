/** @file Families and a vendor who exchange messages and quotes while the server is killed. Returns the acknowledged ones. */
import { setTimeout as pause } from 'node:timers/promises';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { samplePayload } from './enquiry-samples.ts';
import { startKilled } from './killed-server.ts';
import { sampleRegistration } from './vendor-samples.ts';

type Options = {
  /** Total of messages and quotes. */
  total: number;
  conversations: number;
  /** Number of SIGKILLs, spread evenly. */
  kills: number;
  dataDir: string;
  databaseUrl?: string;
};

export type Talked = {
  /** The key of every acknowledged message and quote. */
  messages: Set<string>;
  quotes: Set<string>;
  /** Number of resent ones. */
  repeated: number;
  perSecond: number;
};

const retryPauseMs = 100;
/** Acts in one round of a conversation: two messages of the family, two of the vendor, one quote. */
const round = 5;

/** Returns a quote that differs with each version. */
export const sampleQuote = (version: number): QuoteContent => ({
  lines: [
    {
      label: `Menu ${version}`,
      quantity: 10_000,
      unit: 'plate-veg',
      unitPrice: 85_000 + version,
      tax: 'gst-5',
    },
  ],
  guests: 100,
  included: ['crockery'],
  excluded: [],
  validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  advance: 30,
  cancellation: '',
  terms: '',
});

/** Sends until every message and quote is acknowledged, each under one key, however many tries it takes. Stops the server at the end. */
export async function talkThroughCrashes(options: Options): Promise<Talked> {
  const { total, conversations, kills } = options;
  const server = await startKilled(options);
  const talked = { messages: new Set<string>(), quotes: new Set<string>() };
  let repeated = 0;
  let killed = 0;
  let restarting: Promise<void> | undefined;

  async function ask<Reply>(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply | null> {
    try {
      const reply = await fetch(server.url + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      });
      const said = (await reply.json()) as Reply;
      if (reply.ok) return said;
      if (reply.status < 500)
        throw new Error(`${path} was answered ${reply.status}: ${JSON.stringify(said)}`, { cause: 'answer' });
      return null;
    } catch (error) {
      if ((error as Error).cause === 'answer') throw error;
      return null;
    }
  }

  async function until(call: () => Promise<unknown>): Promise<void> {
    for (let tries = 0; (await call()) === null; tries += 1) {
      if (tries === 0) repeated += 1;
      await pause(retryPauseMs);
    }
  }

  const registered = await ask<{ vendor: { _id: string }; token: string }>(
    '/api/vendor/',
    sampleRegistration(),
  );
  const { vendor, token } = registered!;
  const signed = { authorization: `Bearer ${token}` };

  /** Sends an enquiry from the vendor's own page, which introduces the vendor at once. */
  async function begin(index: number) {
    const payload = {
      ...samplePayload(enquiryKinds.business, 'required'),
      vendorId: vendor._id,
      email: `family-${index}@example.in`,
      description: `Conversation ${index}`,
    };
    const { statusUrl } = (await ask<EnquiryReceipt>(enquiryKinds.business.path, payload, {
      'x-form': 'share=1&elapsedMs=60000',
      'idempotency-key': `conversation-through-kills-${String(index).padStart(6, '0')}`,
    }))!;
    const family = statusUrl!.replace(/.*\/enquiry\//, '/api/enquiries/');
    const { vendors } = (await ask<EnquiryThreads>(`${family}/threads`))!;
    return { family, id: vendors[0]!.introductionId };
  }

  async function converse({ family, id }: Awaited<ReturnType<typeof begin>>, count: number, index: number) {
    const inbox = `/api/workshop/enquiries/${id}`;
    for (let deed = 0; deed < count; deed++) {
      const key = `talk-${index}-${String(deed).padStart(5, '0')}`;
      const text = `Message ${key}`;
      const version = Math.floor(deed / round);
      const isQuote = deed % round === 0;
      const send = () => {
        if (isQuote) return ask(`${inbox}/quote`, { content: sampleQuote(version), version, key }, signed);
        return deed % 2 === 0
          ? ask(`${inbox}/messages`, { text, key }, signed)
          : ask(`${family}/messages`, { text, key, introductionId: id });
      };
      await until(send);
      (isQuote ? talked.quotes : talked.messages).add(key);
      // Now and then an acknowledged one is resent.
      if (deed % 17 === 0) await send();
      const done = talked.messages.size + talked.quotes.size;
      if (killed < kills && done >= (total * (killed + 1)) / (kills + 1)) {
        killed += 1;
        await restarting;
        restarting = server.killAndRestart();
      }
    }
  }

  const begun = [];
  for (let index = 0; index < conversations; index++) begun.push(await begin(index));
  await Promise.all(begun.map((one, index) => converse(one, total / conversations, index)));
  await restarting;
  const seconds = await server.stop();
  return { ...talked, repeated, perSecond: total / seconds };
}
