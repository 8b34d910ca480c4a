/** @file The one way to count something. Locally without cookies; the configured outside tag hears of it only after consent. */
import { limits } from '#facts/limits.ts';
import { api } from './api.ts';

/** What is counted. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string }
  | { name: 'conversion'; value: number; currency: string }
  | { name: 'contact_success' };

declare global {
  interface Window {
    /** The outside tag's queue; present only once the visitor agreed to it. */
    dataLayer?: unknown[];
  }
}

/** Counts an event. Never throws, never waits, never says who. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer?.push({ event: event.name, ...event });
  api.eventCount({ body: { name: event.name } }).catch(() => undefined);
}

/** The conversion of each contact submit attempt, with the stated value. */
export const trackConversion = (): void =>
  track({ name: 'conversion', value: limits.conversionValue, currency: limits.conversionCurrency });
