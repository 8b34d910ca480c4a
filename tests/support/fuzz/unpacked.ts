import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Returns the text of an answer, decoded from the content coding that the case's header requested. */
export function unpacked(bytes: Buffer, coding: unknown): string {
  // A 304 names the coding of a body that it does not send.
  if (bytes.length === 0) return '';
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  if (coding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
