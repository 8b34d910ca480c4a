/** @file A map point in a form: two numbers, or incomplete typed text. */
import type { Place } from '#domain/finding/places.ts';
import type { ContentValue } from '#contract/desk/content/fields.ts';

type Typed = { lat: ContentValue; lng: ContentValue };
type Part = keyof Typed;
const number = String.raw`[-+]?\d{1,3}(?:\.\d{1,15})?`;
const single = new RegExp(`^\\s*(${number})\\s*$`);
const pair = new RegExp(`^\\s*(${number})\\s*[,;\\s]\\s*(${number})\\s*$`);

/** The approximate corners of India. */
const india = { south: 6, north: 37.5, west: 68, east: 97.5 };
const isIn = ({ latitude, longitude }: Place) =>
  latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;

/** Returns the typed text of the two parts, empty where there is none. */
export function typedPoint(value: ContentValue): Typed {
  const { lat = '', lng = '' } =
    value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Partial<Typed>) : {};
  return { lat: lat ?? '', lng: lng ?? '' };
}

const isDegrees = (value: ContentValue, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** Returns the place for the map; null while the two parts name none. */
export function placeOf(value: ContentValue): Place | null {
  const { lat, lng } = typedPoint(value);
  return isDegrees(lat, 90) && isDegrees(lng, 180) ? { latitude: lat, longitude: lng } : null;
}

/** Returns a place as the form stores it. */
export const pointOf = ({ latitude, longitude }: Place): ContentValue => ({ lat: latitude, lng: longitude });

/**
 * Returns the value after typing into one part. A paste from a map program fills both parts. Text that is no number yet, such as
 * `28.`, stays as typed, so that the error can be shown.
 */
export function withTyped(value: ContentValue, part: Part, typed: string): ContentValue {
  const both = pair.exec(typed);
  if (both) return { lat: Number(both[1]), lng: Number(both[2]) };
  const next = { ...typedPoint(value), [part]: single.test(typed) ? Number(typed) : typed };
  return next.lat === '' && next.lng === '' ? null : next;
}

/** Returns a warning about a place, which is no reason to refuse it. */
export function pointWarning(place: Place): string | null {
  if (isIn(place)) return null;
  return isIn({ latitude: place.longitude, longitude: place.latitude })
    ? 'This is outside India. Latitude and longitude may have changed places.'
    : 'This is outside India. Please check both numbers.';
}

/** Returns a place in words. */
export function pointWords({ latitude, longitude }: Place): string {
  const north = `${Math.abs(latitude)} ${latitude < 0 ? 'south' : 'north'}`;
  return `${north}, ${Math.abs(longitude)} ${longitude < 0 ? 'west' : 'east'}`;
}
