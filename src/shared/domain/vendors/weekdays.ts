/** Weekdays as opening hours name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the weekday that a name such as `Tuesday` begins with; null for anything else. */
export function weekdayNamed(name: string): Weekday | null {
  const start = name.trim().slice(0, 3).toLowerCase();
  return weekdays.find((day) => day === start) ?? null;
}
