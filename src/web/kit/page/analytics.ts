/** @file Analytics: events are counted locally without cookies, and sent to the configured outside tag only after consent. */
import { conversion, eventsPath } from '#facts/every-page.ts';

/** A counted event. */
export type AnalyticsEvent =
  | { name: 'page_view'; page: string }
  | { name: 'conversion'; value: number; currency: string }
  | { name: 'contact_success' };

declare global {
  interface Window {
    /** The outside tag; present only while the visitor consents. */
    gtag?: (...words: unknown[]) => void;
  }
}

type SentEvent = { name: string; page?: string | undefined; post?: string | undefined; place?: string };

/** Sends an event to our own counter. Returns at once and never throws. */
export function sendEvent(event: SentEvent, options?: Pick<RequestInit, 'keepalive'>): void {
  // Without the API client, since it is all that most first visits send.
  void fetch(eventsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    ...options,
  }).then(
    // Read to its end: an unread reply holds its connection.
    (reply) => reply.text(),
    () => undefined,
  );
}

/**
 * Counts an event, without personal data; of a view of a post also the post, for us alone. Returns at once and never throws.
 */
export function track({ name, ...details }: AnalyticsEvent, post?: string): void {
  window.gtag?.('event', name, details);
  const page = 'page' in details ? details.page : undefined;
  sendEvent({ name, page, post });
}

/** Counts the conversion of a contact submit attempt, with the stated value. */
export const trackConversion = (): void => track({ name: 'conversion', ...conversion });
