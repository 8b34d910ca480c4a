/** @file Reports of browsers about our content security policy: counted by rule, and one short line in the log for each message. */
import type { policyReportEndpoints } from '#contract/policy-reports.ts';
import type { Handlers } from '#platform/call.ts';
import { pathForLog } from '#platform/log.ts';

type Endpoints = typeof policyReportEndpoints;
type Input = Parameters<Handlers<Endpoints>['policyReport']>[0]['body'];
type Report = { directive: string; blocked: string; page: string };

/** The rules of our policy. Anybody may send any text, so no other word becomes a label or a log line. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'frame-ancestors',
  'base-uri',
  'object-src',
  'form-action',
  'require-trusted-types-for',
]);
const directiveOf = (given = '') => {
  const [name = ''] = given.split(' ');
  return directives.has(name) ? name : 'other';
};

/** Returns the blocked source: a word such as `inline`, or the origin of an address, whose path and query may identify a person. */
const originOf = (given = '') => {
  if (/^[a-z-]{1,30}$/.test(given)) return given;
  const url = URL.parse(given);
  return url ? `${url.protocol}//${url.host}`.slice(0, 100) : '-';
};
const pageOf = (given = '') => pathForLog(URL.parse(given)?.pathname ?? '-');

function reportsIn(body: Input): Report[] {
  if (!Array.isArray(body)) {
    const { 'csp-report': said } = body;
    const directive = directiveOf(said['effective-directive'] ?? said['violated-directive']);
    return [{ directive, blocked: originOf(said['blocked-uri']), page: pageOf(said['document-uri']) }];
  }
  return body.flatMap(({ type, body: said }) =>
    type === 'csp-violation' && said
      ? [
          {
            directive: directiveOf(said.effectiveDirective),
            blocked: originOf(said.blockedURL),
            page: pageOf(said.documentURL),
          },
        ]
      : [],
  );
}

/** Returns the handlers for browsers' reports. `count` receives the rule of each report. */
export const policyReportHandlers = (count: (directive: string) => void): Handlers<Endpoints> => ({
  policyReport: async ({ body }, { log }) => {
    const reports = reportsIn(body);
    for (const { directive } of reports) count(directive);
    if (reports[0])
      log.warn({ ...reports[0], reports: reports.length }, 'the content security policy stopped something');
    return {};
  },
});
