/** @file A random id of this browser. A browser that has signed in before is not slowed down by attempts from elsewhere. */
import { recall, remember } from '#kit/device/device-store.ts';
import { newKey } from '#kit/forms/new-key.ts';

const storageKey = 'device';

/** Returns the header with this id; none in a post without scripts. The server stores a keyed hash, only after a right password. */
export function deviceHeader(): { 'x-device'?: string } {
  if (import.meta.env.SSR) return {};
  const kept: unknown = recall(storageKey);
  if (typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept)) return { 'x-device': kept };
  const made = newKey();
  remember(storageKey, made);
  return { 'x-device': made };
}
