/**
 * @file `npm run bench:pages [/path ...]`: Lighthouse's phone profile (4x slower processor, 1.6 Mbps, 150 ms) on the built site, one
 * line a page. Its performance score varies on a busy machine, so it is reported here, and the gate counts bytes and requests instead.
 */
import { visitorAddresses } from '../tests/support/addresses.ts';
import { startServer } from '../tests/support/server.ts';
import { visitByPhone, type PhoneVisit } from './pages.phone.ts';

const chosen = process.argv.slice(2);
const columns =
  'page | perf a11y best seo | LCP s | CLS | TBT ms | HTML+CSS kB | JS kB | pictures kB\n--- | --- | --- | --- | --- | --- | --- | ---\n';

function row(path: string, visit: PhoneVisit): string {
  if (visit.failure !== undefined) return `${path} | not measured: ${visit.failure}`;
  const kb = (...kinds: string[]) => (visit.bytes(...kinds) / 1024).toFixed(1);
  return [
    path,
    visit.scores.join(' '),
    (visit.lcpMs / 1000).toFixed(2),
    visit.shift.toFixed(3),
    Math.round(visit.blockedMs),
    kb('Document', 'Stylesheet'),
    kb('Script'),
    kb('Image'),
  ].join(' | ');
}

const server = await startServer({ env: { LIMIT_FACTOR: '1000' } });
let unmeasured = 0;
try {
  process.stdout.write(columns);
  for (const path of chosen.length > 0 ? chosen : await visitorAddresses(server)) {
    const visit = await visitByPhone(server.url + path);
    if (visit.failure !== undefined) unmeasured += 1;
    process.stdout.write(`${row(path, visit)}\n`);
    for (const finding of visit.findings) process.stdout.write(`  ${finding}\n`);
  }
} finally {
  await server.stop();
}
if (unmeasured > 0) process.exitCode = 1;
