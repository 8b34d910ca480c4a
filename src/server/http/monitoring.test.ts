import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#facts/time.ts';
import { healthBounds } from '#platform/health/health-checks.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

// The dashboard and the alerts of deploy/monitoring use only metrics that the site really exports.

const folder = join(import.meta.dirname, '..', '..', '..', 'deploy', 'monitoring');
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const token = 'a token for the metrics';

type Rules = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const rules = (parse(file('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(file('dashboard.json')) as Dashboard).panels;
const expressions = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** Prometheus' own names and the words of its language. */
const words =
  /^(?:up|sum|max|min|avg|by|rate|increase|changes|topk|time|histogram_quantile|le|status|route|instance|job|method|what)$/;

/** Returns the metrics in an expression, each with its filter on `what`. */
function namesIn(expr: string): { name: string; what: string | undefined }[] {
  const found = [];
  for (const match of expr.matchAll(/([a-z][a-z0-9_]*)(\{[^}]*\})?(?![\w"(])/g)) {
    const [, name = '', labels = ''] = match;
    const before = expr.slice(0, match.index);
    const quoted = /"[^"]*$/.test(before.replaceAll(/"[^"]*"/g, ''));
    const isLabel = /\{[^}]*$|by \([^)]*$/.test(before);
    const isUnit = /[[\d]$/.test(before);
    if (quoted || isLabel || isUnit || words.test(name)) continue;
    found.push({ name, what: /what="(\w+)"/.exec(labels)?.[1] });
  }
  return found;
}

let exported: string;
const site = setUpTestSite({ env: { METRICS_TOKEN: token } });
beforeAll(async () => {
  await site.get('/api/blogs');
  exported = (await site.get('/metrics', { authorization: `Bearer ${token}` })).text;
});

/** Exported with a replica: `read-replica.test.ts` proves it. */
const ofReplica = 'replicaFresh';

const isExported = ({ name, what }: { name: string; what: string | undefined }) =>
  what === ofReplica ||
  exported.split('\n').some((line) => line.startsWith(what ? `${name}{what="${what}"}` : name));

describe('the monitoring files', () => {
  it('hold alerts, each with words for a person, and panels', () => {
    expect(rules.length).toBeGreaterThanOrEqual(10);
    expect(rules.filter(({ annotations }) => annotations.summary.length < 10)).toEqual([]);
    expect(panels.length).toBeGreaterThanOrEqual(10);
  });

  it('hold the bounds of the page Health', () => {
    const { freeShare, lateMailMs, manyJobs, lateBackupMs, endingCertificateMs } = healthBounds;
    const boundOf = (name: string) =>
      /[<>] ([\d. *]+)$/.exec(rules.find(({ alert }) => alert === name)!.expr)?.[1];
    expect({
      DiskFilling: boundOf('DiskFilling'),
      MailsWait: boundOf('MailsWait'),
      JobsPileUp: boundOf('JobsPileUp'),
      BackupLate: boundOf('BackupLate'),
      CertificateEnds: boundOf('CertificateEnds'),
    }).toEqual({
      DiskFilling: `${freeShare}`,
      MailsWait: `${lateMailMs / 1000}`,
      JobsPileUp: `${manyJobs}`,
      BackupLate: `${lateBackupMs / hourMs} * 3600`,
      CertificateEnds: `${endingCertificateMs / dayMs} * 86400`,
    });
  });

  it.each(expressions)('%s: every name in %s is exported', (_, expr) => {
    const names = namesIn(expr);
    expect(names.length + Number(expr.includes('up{'))).toBeGreaterThan(0);
    expect(names.filter((name) => !isExported(name))).toEqual([]);
  });

  it('would not get away with a name that nobody exports', () => {
    expect(
      namesIn('sum(rate(page_cache{what="nothing"}[5m])) > 0.5').filter((one) => !isExported(one)),
    ).toEqual([{ name: 'page_cache', what: 'nothing' }]);
    expect(namesIn('max by (instance) (no_such_metric)').map(({ name }) => name)).toEqual(['no_such_metric']);
  });

  it('describe every alert in the operations page', () => {
    const page = readFileSync(join(folder, '..', '..', 'docs', 'operations.md'), 'utf8');
    expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });
});
