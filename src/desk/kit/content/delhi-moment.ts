/** @file Moments as a form enters them: a day and a time by Delhi's clock, whatever clock the device has. */
import { inDelhi, utcOffset } from '#facts/time.ts';

/** `2026-11-23T18:30` in Delhi, as `<input type=datetime-local>` has it; empty for none. */
export function toDelhiInput(iso: string | null): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? '' : inDelhi(new Date(at)).toISOString().slice(0, 16);
}

/** The moment (ISO 8601, UTC) that was entered; null while there is none. */
export function ofDelhiInput(typed: string): string | null {
  const at = Date.parse(`${typed}:00${utcOffset}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
