import { dayFormat, showDay } from '#domain/formats/show-date.ts';

const format = dayFormat({ dateStyle: 'long' });

/** Formats a calendar day (`2026-11-20`) in words: 20 November 2026. */
export const formatDay = (day: string): string => showDay(format, day);
