/**
 * @file The people of the demonstration beside its content: vendors who can sign in, and families who talk with them. All of it is created
 * through the endpoints, as a family and a vendor would do it, so that no state is skipped.
 */
import { asc, eq } from '#platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { dayInDelhi, dayMs, minuteMs } from '#facts/time.ts';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { introductions, enquiries } from '#platform/db/tables.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { DemoLinks } from '#platform/start/start-words.ts';
import { inProcessApi } from '#http/internal-call.ts';
import type { Accounts } from '#modules/accounts/accounts.module.ts';
import type { Enquiries } from '#modules/enquiries/enquiries.module.ts';

type DemonstrationNeeds = {
  samples: Accounts['samples'];
  linkTo: Enquiries['linkTo'];
  app: FastifyInstance;
  /** True when this start has stored the content of the demonstration. */
  seeded: boolean;
};

const longMs = 5 * minuteMs;
const caterers = ['Dilli Dawat Caterers', 'Maachh Bhaat Kitchen'] as const;

type QuoteWords = Pick<QuoteContent, 'included' | 'excluded' | 'validUntil'> &
  Pick<QuoteContent['lines'][number], 'tax'>;

/** Returns a quote of the given number of plates at the given price in rupees each. */
function quoteOf(plates: number, rupees: number, words: QuoteWords): QuoteContent {
  const { tax, ...content } = words;
  return {
    ...content,
    lines: [
      {
        label: 'Vegetarian dinner, 28 dishes',
        quantity: plates * 100,
        unit: 'plate-veg',
        unitPrice: rupees * 100,
        tax,
      },
    ],
    guests: plates,
    advance: 30,
    cancellation: 'Half of the advance comes back up to 15 days before.',
    terms: '',
  };
}

/** Creates the people of the demonstration: a family with two quotes, and three with requests in other states. */
async function createPeople({
  app,
  samples,
  clock,
}: Pick<DemonstrationNeeds, 'app' | 'samples'> & Pick<Platform, 'clock'>) {
  const { api } = inProcessApi(app, performance.now() + longMs);
  const inDays = (days: number) => dayInDelhi(new Date(clock().getTime() + days * dayMs));
  const [halwai, kitchen] = [await samples.open(caterers[0]), await samples.open(caterers[1])];
  const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
  let keys = 0;
  const key = () => `demonstration-${(keys += 1)}`;

  async function ask(name: string, day: string, message: string, chosen: readonly { vendorId: string }[]) {
    const phone = `98765${String(41_000 + (keys += 1))}`;
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const vendorIds = chosen.map(({ vendorId }) => vendorId).join(',');
    const { ask: kind } = enquiryKinds;
    const given = { name, phone, email, eventDate: day, message, vendorIds };
    const payload = Object.fromEntries(
      kind.fields.map((field) => [field.name, given[field.role as keyof typeof given]]),
    );
    const headers = { 'x-form': 'share=1&elapsedMs=60000' };
    const { statusUrl } = (await api.enquire(kind.path, payload, { headers })) as unknown as {
      statusUrl: string;
    };
    const secret = new URL(statusUrl).pathname.split('/').at(-1)!;
    const { vendors } = await api.enquiryThreads({ params: { secret }, query: {} });
    const idOf = ({ vendorId }: { vendorId: string }) =>
      vendors.find((one) => one.vendorId === vendorId)!.introductionId;
    return { secret, introductionIds: chosen.map(idOf) };
  }

  const sangeet = await ask(
    'Ananya Kapoor',
    inDays(45),
    'Guests: 150\nBudget: ₹1-3 lakh\nDinner for a sangeet at home in Karol Bagh, all vegetarian, about 20 Jain plates.',
    [halwai, kitchen],
  );
  const [ofHalwai, ofKitchen] = sangeet.introductionIds as [string, string];
  const threads = { params: { secret: sangeet.secret } };
  await api.enquiryMessageSend({
    ...threads,
    body: {
      introductionId: ofHalwai,
      text: 'Can the chaat counter stand on the terrace?',
      key: key(),
      pictures: [],
    },
  });
  await api.workshopEnquiryGet({ params: { introductionId: ofHalwai }, query: {} }, as(halwai));
  await api.workshopMessageSend(
    {
      params: { introductionId: ofHalwai },
      body: { text: 'Yes, if there is a tap within ten metres. The quote has it.', key: key(), pictures: [] },
    },
    as(halwai),
  );
  const validUntil = inDays(14);
  const send = (introductionId: string, content: QuoteContent, vendor: { token: string }) =>
    api.workshopQuoteSend(
      { params: { introductionId }, body: { content, version: 0, key: key(), sendForTakenDay: true } },
      as(vendor),
    );
  const halwais: QuoteWords = {
    included: ['crockery', 'servers', 'counters'],
    excluded: [],
    validUntil,
    tax: 'gst-5',
  };
  await send(ofHalwai, quoteOf(150, 850, halwais), halwai);
  await send(
    ofKitchen,
    quoteOf(120, 900, { included: ['servers'], excluded: ['crockery'], validUntil, tax: 'unsaid' }),
    kitchen,
  );

  await ask(
    'Imran Qureshi',
    inDays(20),
    'Guests: 80\nLunch after a nikah in Okhla. Do you cook at the hall?',
    [halwai],
  );

  // This event ends tonight: the job of the next morning asks for a review.
  const bhandara = await ask(
    'Sunita Rao',
    inDays(0),
    'Guests: 40\nBhandara at our temple this evening, puri and two sabzis.',
    [halwai],
  );
  const introductionId = bhandara.introductionIds[0]!;
  await send(introductionId, quoteOf(40, 320, halwais), halwai);
  await api.enquiryQuoteAct({
    params: { secret: bhandara.secret, introductionId },
    body: { act: 'accepted', version: 1 },
  });

  const far = await ask('Deepak Nair', inDays(12), 'Guests: 60\nOnam sadya in Manesar, served on leaves.', [
    halwai,
  ]);
  await api.workshopEnquiryAct(
    { params: { introductionId: far.introductionIds[0]! }, body: { act: 'declined', reason: 'far' } },
    as(halwai),
  );
  for (const vendor of [halwai, kitchen]) await api.vendorLogout({}, as(vendor));
}

/**
 * Returns the demonstration's links for a vendor and for a family; null without a demonstration. The start that stored its content creates
 * its people first, except where mails really leave, since the addresses belong to nobody.
 */
export async function openDemonstration(
  { config, clock, db }: Pick<Platform, 'config' | 'clock' | 'db'>,
  { samples, linkTo, app, seeded }: DemonstrationNeeds,
): Promise<DemoLinks | null> {
  const { SEED_DEMO, SMTP_URL } = config.settings;
  if (SEED_DEMO !== 'yes' || SMTP_URL !== undefined) return null;
  let way = await samples.wayIn();
  if (!way && seeded) {
    await createPeople({ app, samples, clock });
    way = await samples.wayIn();
  }
  if (!way) return null;
  const [first] = await db
    .select({ enquiry: enquiries })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(eq(introductions.vendorId, way.vendorId))
    .orderBy(asc(introductions.id))
    .limit(1);
  return { email: way.email, workshop: way.link, family: first ? linkTo(first.enquiry) : null };
}
