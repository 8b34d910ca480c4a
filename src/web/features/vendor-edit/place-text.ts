import type { Place } from '#domain/finding/places.ts';

const pattern = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Formats a place as `28.54960, 77.23460`, the notation of map programs. */
export const showPlace = ({ latitude, longitude }: Place): string => `${latitude}, ${longitude}`;

/** Parses a typed or pasted place; null when it is invalid. */
export function readPlace(text: string): Place | null {
  const found = pattern.exec(text);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null;
}
