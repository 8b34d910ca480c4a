/** @file The one way to count something. Locally without cookies; the configured outside tag hears of it only after consent. */
import { limits } from '#facts/limits.ts';
import { api } from './api.ts';

/** What is counted. */
export type AnalyticsEvent =
  | { name: 'page_view'; page: string }
  | { name: 'conversion'; value: number; currency: string }
  | { name: 'contact_success' };

declare global {
  interface Window {
    /** The outside tag; present only while the visitor agrees to it. */
    gtag?: (...words: unknown[]) => void;
  }
}

/** Counts an event. Never throws, never waits, never says who. */
export function track({ name, ...details }: AnalyticsEvent): void {
  window.gtag?.('event', name, details);
  const page = 'page' in details ? { page: details.page } : {};
  api.eventCount({ body: { name, ...page } }).catch(() => undefined);
}

/** The conversion of each contact submit attempt, with the stated value. */
export const trackConversion = (): void =>
  track({ name: 'conversion', value: limits.conversionValue, currency: limits.conversionCurrency });
