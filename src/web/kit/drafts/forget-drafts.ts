import { forget, keysOf } from '#kit/device/device-store.ts';
import { draftKeys } from './draft-keys.ts';

/** Deletes every draft of this device whose name contains one of these ids: their subject is gone. */
export function forgetDraftsAbout(ids: readonly string[]): void {
  for (const key of keysOf(draftKeys)) if (ids.some((id) => key.includes(id))) forget(key);
}
