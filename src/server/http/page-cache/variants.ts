/** @file A page in its three codings. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hashPage } from './etag.ts';
import type { RenderedPage } from './rendered-page.ts';
import { layOut, type Common, type Variant } from './variant.ts';

/** The codings of one page. */
export type Variants = Common & {
  br: Variant;
  gzip: Variant;
  /**
   * The plain bytes are not cached: nearly every visitor takes a coding, and they would fill four fifths of the
   * memory. Other visitors get the gzip bytes inflated: 0.1 ms for a page of 90 kB, 6 for the description of
   * the API. `body` is therefore empty, unless the page is too small to compress; then all three codings are this one.
   */
  identity: Variant;
  compressed: boolean;
};

/** A level from 0 to 11. The highest packs a page of 13 kB into 11, for forty times the work (ADR 18). */
const brotliQuality = 5;
/** For one visitor: a quarter of the work, and an eighth more bytes. */
const quickBrotliQuality = 2;
const quickGzipLevel = 3;
/** Below this a coding saves nothing: redirects, above all. */
const minCompressedBytes = 256;
const nothing = Buffer.alloc(0);

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const brotliParams = (bytes: Buffer, quality: number) => ({
  [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

/** Compresses in zlib's own threads, off the event loop. */
async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return exact(await gzip(bytes));
  return exact(await brotliCompress(bytes, { params: brotliParams(bytes, brotliQuality) }));
}

/** Compresses for one visitor, quickly and synchronously: handing it to another thread would take longer. */
export const compressNow = (bytes: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'gzip'
    ? zlib.gzipSync(bytes, { level: quickGzipLevel })
    : zlib.brotliCompressSync(bytes, { params: brotliParams(bytes, quickBrotliQuality) });

/**
 * Copies the bytes to memory of their own. Buffers of zlib or a pool are small windows of a large block (16 kB and
 * more), which would be retained whole with the page and counted nowhere.
 */
function exact(window: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(window.length);
  window.copy(own);
  return own;
}

/** Returns the three codings of a checked page. If it equals `kept`, that is returned unchanged. */
export async function variantsOf(page: RenderedPage, kept: Variants | undefined): Promise<Variants> {
  const pageHash = hashPage(page);
  if (kept?.pageHash === pageHash) return kept;
  const common: Common = { pageHash, status: page.status, headers: page.headers };
  const identity = layOut(common, 'identity', page.body);
  if (page.body.length < minCompressedBytes) {
    identity.body = exact(page.body);
    return { ...common, br: identity, gzip: identity, identity, compressed: false };
  }
  const [br, gz] = await Promise.all([compress(page.body, 'br'), compress(page.body, 'gzip')]);
  return {
    ...common,
    br: layOut(common, 'br', br),
    gzip: layOut(common, 'gzip', gz),
    identity: { ...identity, body: nothing },
    compressed: true,
  };
}

/** The last inflated bytes, so that repeated requests for the same page inflate it once. */
let inflated: Readonly<Record<'from' | 'body', Buffer>> = { from: nothing, body: nothing };

function inflate(from: Buffer): Buffer {
  if (inflated.from !== from) inflated = { from, body: zlib.gunzipSync(from) };
  return inflated.body;
}

/** Returns the bytes to send; the plain ones are made on demand. */
export const bodyOf = (variants: Variants, variant: Variant): Buffer =>
  variants.compressed && variant === variants.identity ? inflate(variants.gzip.body) : variant.body;

/** Returns the bytes in memory of the codings of one page. */
export const bytesOf = (variants: Variants): number =>
  variants.identity.body.length +
  (variants.compressed ? variants.br.body.length + variants.gzip.body.length : 0);
