import { forget, keysOf } from '#kit/device/device-store.ts';
import { draftKeys } from './draft-keys.ts';

/** Forgets every draft of this device whose name has one of these ids: what they were about is gone. */
export function forgetDraftsAbout(ids: readonly string[]): void {
  for (const key of keysOf(draftKeys)) if (ids.some((id) => key.includes(id))) forget(key);
}
