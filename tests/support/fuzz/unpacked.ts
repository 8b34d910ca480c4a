import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of an answer whose bytes came in a coding that a header of the case had asked for. */
export function unpacked(bytes: Buffer, coding: unknown): string {
  // A 304 names the coding of what it does not send.
  if (bytes.length === 0) return '';
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  if (coding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
