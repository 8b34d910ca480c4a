/** @file Measures of a visit (Core Web Vitals), sent once when it ends: without a cookie or a person. Loaded at the first touch. */
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { visitsPath } from '#facts/every-page.ts';
import { connections, visitMeasures, type VisitMeasure } from '#facts/visit-measures.ts';

const measureOf = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;
const observers = [onLCP, onINP, onCLS];

function connectionNow(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connections.find((one) => one === connection?.effectiveType) ?? 'unknown';
}

/** Measures the page on which the visit began. Returns the function that ends the visit and sends what is known. */
export function measureVisit(page: string): () => void {
  const values: { [Name in VisitMeasure]?: number } = {};
  const take = ({ name, value }: MetricType) => {
    const measure = measureOf[name as keyof typeof measureOf];
    const whole = Math.round(measure === 'cls' ? value * 1000 : value);
    values[measure] = Math.min(whole, visitMeasures[measure].bounds.at(-1)!);
  };
  for (const observe of observers) observe(take, { reportAllChanges: true });
  let sent = false;
  function end() {
    if (sent || Object.keys(values).length === 0) return;
    sent = true;
    const body = JSON.stringify({ page, connection: connectionNow(), ...values });
    navigator.sendBeacon(visitsPath, new Blob([body], { type: 'application/json' }));
  }
  // The last moment of which a browser surely tells a page.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) end();
  });
  return end;
}
