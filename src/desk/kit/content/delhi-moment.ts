/** @file Moments in a form: a day and a time in Delhi, whatever the device's time zone. */
import { inDelhi, utcOffset } from '#facts/time.ts';

/** Returns the moment in Delhi time for `<input type=datetime-local>`: `2026-11-23T18:30`; empty for none. */
export function toDelhiInput(iso: string | null): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? '' : inDelhi(new Date(at)).toISOString().slice(0, 16);
}

/** Returns the entered moment (ISO 8601, UTC); null while there is none. */
export function ofDelhiInput(typed: string): string | null {
  const at = Date.parse(`${typed}:00${utcOffset}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
