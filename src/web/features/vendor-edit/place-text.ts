import type { Place } from '#domain/finding/places.ts';

const pattern = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** `28.54960, 77.23460`, as map programs write and copy it. */
export const showPlace = ({ latitude, longitude }: Place): string => `${latitude}, ${longitude}`;

/** The place that was typed or pasted; null when it is none. */
export function readPlace(text: string): Place | null {
  const found = pattern.exec(text);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null;
}
