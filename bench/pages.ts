/**
 * @file `npm run bench:pages [/path ...]`: Lighthouse's phone profile (4x slower processor, 1.6 Mbps, 150 ms) over the built site, one
 * line a page. Its performance score flickers on a busy machine, so it is reported here and gated as bytes and counts elsewhere.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, provideChromium } from '../scripts/chromium.ts';
import { visitorAddresses } from '../tests/support/addresses.ts';
import { startServer } from '../tests/support/server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A row of Lighthouse's list of requests; bytes with headers, compressed. */
type Transfer = { resourceType: string; transferSize: number };
const chosen = process.argv.slice(2);

const server = await startServer({ env: { LIMIT_FACTOR: '1000' } });
const chrome = await launch({
  chromePath: await provideChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});
try {
  process.stdout.write(
    'page | perf a11y best seo | LCP s | CLS | TBT ms | HTML+CSS kB | JS kB | pictures kB\n--- | --- | --- | --- | --- | --- | --- | ---\n',
  );
  for (const path of chosen.length > 0 ? chosen : await visitorAddresses(server)) {
    const run = await lighthouse(server.url + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    const report = run!.lhr;
    const scores = categories
      .map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
      .join(' ');
    const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
    const details = report.audits['network-requests']?.details;
    const requests = (details?.type === 'table' ? details.items : []) as Transfer[];
    const kb = (...kinds: string[]) =>
      (
        requests.reduce((sum, one) => sum + (kinds.includes(one.resourceType) ? one.transferSize : 0), 0) /
        1024
      ).toFixed(1);
    const cells = [
      path,
      scores,
      (value('largest-contentful-paint') / 1000).toFixed(2),
      value('cumulative-layout-shift').toFixed(3),
      Math.round(value('total-blocking-time')),
      kb('Document', 'Stylesheet'),
      kb('Script'),
      kb('Image'),
    ];
    process.stdout.write(`${cells.join(' | ')}\n`);
    for (const audit of Object.values(report.audits))
      if (
        audit.score !== null &&
        audit.score < 1 &&
        report.categories.accessibility?.auditRefs
          .concat(
            report.categories['best-practices']?.auditRefs ?? [],
            report.categories.seo?.auditRefs ?? [],
          )
          .some((one) => one.id === audit.id && one.weight > 0)
      )
        process.stdout.write(`  ${audit.id}: ${audit.title}\n`);
  }
} finally {
  chrome.kill();
  await server.stop();
}
