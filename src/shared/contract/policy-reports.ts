/** @file Browsers' reports of violations of the content security policy, in both formats. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { text } from './text.ts';

const maxReports = 20;

/** Longer values are addresses with whole documents in them; only their beginning is used. */
const said = text(2000).optional();

/** `application/csp-report`: one report. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': said,
    'violated-directive': said,
    'blocked-uri': said,
    'document-uri': said,
  }),
});
/** `application/reports+json`: several reports, also of other kinds. */
const New = z
  .array(
    z.object({
      type: text(100),
      body: z.object({ effectiveDirective: said, blockedURL: said, documentURL: said }).optional(),
    }),
  )
  .min(1)
  .max(maxReports);

export const policyReportEndpoints = {
  policyReport: endpoint({
    route: api.policyReport,
    counts: true,
    summary:
      'A browser tells what the content security policy stopped; counted, and logged without addresses',
    auth: 'anyone',
    body: z.union([Old, New]),
    reply: [202, z.object({})],
    perMinute: 20,
  }),
};
