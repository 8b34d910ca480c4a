import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, provideChromium } from '../scripts/chromium.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Without one of these a page was not measured, whatever the other numbers say. */
const measures = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
/** Now and then the browser loses the beginning of its trace, and with it every time that counts from there. */
const tries = 3;

/** A row of Lighthouse's list of requests; bytes with headers, compressed. */
type Transfer = { resourceType: string; transferSize: number };

/** The result of one visit on Lighthouse's phone; `failure` is the reason for missing times. */
export type PhoneVisit = {
  failure?: string;
  /** Lighthouse's scores from 0 to 100, in the order of its own page. */
  scores: number[];
  lcpMs: number;
  shift: number;
  blockedMs: number;
  bytes: (...kinds: string[]) => number;
  /** The findings on accessibility, good practice and search engines' rules, a line each. */
  findings: string[];
};

function failureOf({ runtimeError, audits }: Result): string | undefined {
  if (runtimeError) return runtimeError.message;
  const missing = measures.find((name) => audits[name]?.numericValue === undefined);
  return missing && `${missing}: ${audits[missing]?.errorMessage ?? 'no value'}`;
}

function findingsOf({ categories: judged, audits }: Result): string[] {
  const weighed = categories.slice(1).flatMap((name) => judged[name]?.auditRefs ?? []);
  return weighed.flatMap(({ id, weight }) => {
    const { score, title } = audits[id]!;
    return weight > 0 && score !== null && score < 1 ? [`${id}: ${title}`] : [];
  });
}

/** Visits a page in a browser of its own, so that no cache of another page makes it quicker. */
async function once(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: await provideChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    return run!.lhr;
  } finally {
    chrome.kill();
  }
}

/** Visits a page until there are times, at most three times. */
export async function visitByPhone(url: string): Promise<PhoneVisit> {
  let report = await once(url);
  for (let tried = 1; tried < tries && failureOf(report) !== undefined; tried += 1) report = await once(url);
  const { audits } = report;
  const [lcpMs, shift, blockedMs] = measures.map((name) => audits[name]?.numericValue ?? NaN);
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as Transfer[];
  return {
    failure: failureOf(report),
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? NaN) * 100)),
    lcpMs: lcpMs!,
    shift: shift!,
    blockedMs: blockedMs!,
    bytes: (...kinds) =>
      requests.reduce((sum, one) => sum + (kinds.includes(one.resourceType) ? one.transferSize : 0), 0),
    findings: findingsOf(report),
  };
}
