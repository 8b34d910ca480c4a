/** @file The hand-outs of a vendor, each at an address below its page: link preview, poster and business card. As public as the page. */
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidOf } from '#facts/ids.ts';
import { profilePath } from '#facts/paths.ts';
import { hourMs, hourSeconds } from '#facts/time.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { localeNow } from '#words/t.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { Platform } from '#platform/open-platform.ts';
import { sha256 } from '#platform/secrets.ts';
import { findVendor } from '#modules/vendors/vendors-queries.ts';
import { contactCard } from './contact-card.ts';
import { handOutOf, type HandOut } from './hand-out.ts';
import { drawPoster } from './poster.ts';
import { drawSharePicture } from './share-picture.ts';

const megabyte = 1024 * 1024;
/** Cached for an hour, as a vendor may change its name. */
const kept = `public, max-age=${hourSeconds}`;
/** Drawn pictures cost as much as uploads: one at a time, and further requests in a flood must retry. */
const drawing = { running: 1, waiting: 16 };

type HandOutRequest = FastifyRequest<{ Params: { vendorId: string } }>;
type VendorHandOut = { vendor: PublicVendor; handOut: HandOut };

/** Serves `card.vcf`, `poster.png` and `share.jpg` of a public vendor. */
export function handOutRoutes(
  app: FastifyInstance,
  { db, config, storage }: Pick<Platform, 'db' | 'config' | 'storage'>,
): void {
  const gate = createConcurrencyLimit(drawing);
  const drawn = new LRUCache<string, Buffer>({
    maxSize: 8 * megabyte,
    sizeCalculation: ({ length }) => length + 1,
    ttl: hourMs,
  });

  async function find({ params }: HandOutRequest): Promise<VendorHandOut | null> {
    const vendor = await findVendor(db, uuidOf(params.vendorId));
    return vendor && { vendor, handOut: handOutOf(vendor, config) };
  }

  /** Answers with the cached drawing, or draws it. */
  async function answer(
    request: HandOutRequest,
    reply: FastifyReply,
    { type, draw, parts }: { type: string; parts: readonly unknown[]; draw: () => Promise<Buffer> },
  ) {
    const key = sha256(JSON.stringify([type, localeNow(), config.company.brand, ...parts])).toString(
      'base64url',
    );
    const etag = `"${key}"`;
    reply.header('etag', etag).header('cache-control', kept).header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const known = drawn.get(key) ?? (await gate.run(async () => drawn.get(key) ?? (await draw())));
    drawn.set(key, known);
    return reply.type(type).send(known);
  }

  const below = (file: string) => `${profilePath(':vendorId').replace('%3A', ':')}/${file}`;
  app.get(below('share.jpg'), async (request: HandOutRequest, reply) => {
    const found = await find(request);
    if (!found) return reply.callNotFound();
    const { name, line, photo } = found.handOut;
    return answer(request, reply, {
      type: 'image/jpeg',
      parts: [name, line, photo],
      async draw() {
        const file = photo && (await storage.get(photo));
        return drawSharePicture({ name, line }, file ? Buffer.from(file) : null, config.company.brand);
      },
    });
  });
  app.get(below('poster.png'), async (request: HandOutRequest, reply) => {
    const found = await find(request);
    if (!found) return reply.callNotFound();
    const { handOut } = found;
    return answer(request, reply, {
      type: 'image/png',
      parts: [handOut],
      async draw() {
        const file = handOut.photo && (await storage.get(handOut.photo));
        return drawPoster(handOut, file ? Buffer.from(file) : null, config.company.brand);
      },
    });
  });
  app.get(below('card.vcf'), async (request: HandOutRequest, reply) => {
    const found = await find(request);
    if (!found) return reply.callNotFound();
    return reply
      .header('cache-control', kept)
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'attachment; filename="card.vcf"')
      .type('text/vcard; charset=utf-8')
      .send(contactCard(found.vendor, found.handOut));
  });
}
