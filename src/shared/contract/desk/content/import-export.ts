/** @file Import and export: importing content from elsewhere after a dry run, and exporting everything. */
import { z } from 'zod';
import { importExportLimits } from '#facts/limits.ts';
import { staffApi } from '#facts/staff-api.ts';
import { id } from '#contract/ids.ts';
import { endpoint, type FileReply } from '#contract/kit.ts';
import { text, wholeNumber } from '#contract/text.ts';
import { ImportLoss, lossKindNames } from './import-losses.ts';
import { ImportTerm, TermChoice } from './import-mapping.ts';
import { importOutcomeNames, ImportSum } from './import-outcomes.ts';
import { importActions, importFates, importStates } from './import-states.ts';
import { importStepNames } from './import-steps.ts';
import { contentTypeNames } from './content-types.ts';

/** Forms in which content leaves: all of it as markdown and pictures, or the posts for WordPress. */
export const exportForms = ['markdown', 'wordpress'] as const;

const counted = z.record(z.enum(importActions), z.number().int());

/** An import: its file, plan and progress. */
export const ContentImport = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    bytes: z.number().int(),
    state: z.enum(importStates),
    message: z.string().nullable().describe('Why it was refused, or what should be known of the file'),
    asDrafts: z.boolean().describe('What is imported waits as drafts; else it is published as it was'),
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    kept: z
      .number()
      .int()
      .describe('Entries that stayed when it was taken back: somebody has changed them since'),
    publishable: z.number().int().describe('Entries that are ready and came as drafts'),
    counts: counted.describe('What it does, by action'),
    fetchable: z
      .array(z.object({ host: z.string(), pictures: z.number().int() }))
      .max(importExportLimits.hosts)
      .describe('Sites on which pictures lie that are not in the file, until it is begun'),
    losses: z
      .array(ImportLoss)
      .max(lossKindNames.length)
      .describe('What does not come across, or comes in another form, by kind'),
    site: z
      .string()
      .nullable()
      .describe('The old site, for which choices are remembered; null until it is read'),
    now: z.string().nullable().describe('The entry that is under way'),
    createdAt: z.iso.datetime(),
    by: z.string().nullable(),
  })
  .meta({ id: 'ContentImport' });
export type ContentImport = z.infer<typeof ContentImport>;

const entryTypes = [...contentTypeNames, 'picture', 'redirect'] as const;

/** One entry of an import's file. */
export const ContentImportEntry = z
  .object({
    position: z.number().int(),
    source: z.string().describe('Its name in the file'),
    type: z.enum(entryTypes),
    key: z.string(),
    title: z.string(),
    action: z.enum(importActions),
    notes: z.array(z.string()),
    outcome: z.enum(importOutcomeNames).nullable(),
    state: z.enum(importFates),
  })
  .meta({ id: 'ContentImportEntry' });
export type ContentImportEntry = z.infer<typeof ContentImportEntry>;

const sumsMax = entryTypes.length * (importOutcomeNames.length + 1);
const byId = z.object({ importId: id });

export const importExportEndpoints = {
  staffImportList: endpoint({
    route: staffApi.staffImportList,
    summary: 'The imports of the last month, the newest first',
    auth: 'staff',
    reply: [200, z.array(ContentImport).max(importExportLimits.imports)],
  }),
  staffImportAdd: endpoint({
    route: staffApi.staffImportAdd,
    summary:
      'Upload a file to import: markdown with front matter, an export of WordPress or Ghost, or a zip of such files and their pictures. It is only read',
    auth: 'staff',
    bodyType: 'multipart',
    body: z.object({ file: z.file() }),
    reply: [201, ContentImport],
  }),
  staffImportRead: endpoint({
    route: staffApi.staffImportRead,
    summary: 'An import and a page of what it will do, or did',
    auth: 'staff',
    params: byId,
    query: z.object({
      action: z.enum(importActions).optional(),
      type: z.enum(entryTypes).optional(),
      outcome: z.enum(importOutcomeNames).optional(),
      state: z.enum(importFates).optional(),
      page: wholeNumber(1, importExportLimits.entries, 'page is a whole number from 1 on.').default(1),
    }),
    reply: [
      200,
      z.object({
        import: ContentImport,
        summary: z.array(ImportSum).max(sumsMax).describe('Its entries, counted by type and outcome'),
        terms: z
          .array(ImportTerm)
          .max(importExportLimits.terms)
          .describe('Names of the old site, the most frequent of each kind first'),
        entries: z.array(ContentImportEntry).max(importExportLimits.page),
        found: z.number().int(),
      }),
    ],
    errors: ['not_found'],
  }),
  staffImportChoose: endpoint({
    route: staffApi.staffImportChoose,
    summary: 'Give names of the old site ours, for this file and the next of this site',
    auth: 'staff',
    params: byId,
    body: z.strictObject({ choices: z.array(TermChoice).max(importExportLimits.terms) }),
    reply: [200, ContentImport],
    errors: ['not_found', 'conflict'],
  }),
  staffImportStart: endpoint({
    route: staffApi.staffImportStart,
    summary:
      'Do what the plan of an import says. What is there already is replaced by a version that can be restored from',
    auth: 'staff',
    params: byId,
    body: z.strictObject({
      asDrafts: z.boolean(),
      fetchFrom: z
        .array(text(importExportLimits.host))
        .max(importExportLimits.hosts)
        .optional()
        .describe('Sites of `fetchable` from which pictures are fetched; the others keep theirs'),
    }),
    reply: [200, ContentImport],
    errors: ['not_found', 'conflict'],
  }),
  staffImportStep: endpoint({
    route: staffApi.staffImportStep,
    summary:
      'Stop an import, go on with it, publish what it brought as drafts and is ready, or take back all that nobody has changed since',
    auth: 'staff',
    params: byId,
    body: z.strictObject({ step: z.enum(importStepNames) }),
    reply: [200, ContentImport],
    errors: ['not_found', 'conflict'],
  }),
  staffImportRemove: endpoint({
    route: staffApi.staffImportRemove,
    summary: 'Forget an import and its file. What it has brought stays',
    auth: 'staff',
    params: byId,
    reply: [200, z.array(ContentImport).max(importExportLimits.imports)],
    errors: ['not_found', 'conflict'],
  }),
  staffContentExport: endpoint({
    route: staffApi.staffContentExport,
    summary:
      'Everything the company says as markdown and pictures in a zip, or the posts for WordPress (WXR 1.2)',
    auth: 'staff',
    query: z.object({ as: z.enum(exportForms).default('markdown') }),
    replyType: 'file',
    reply: [200, z.custom<FileReply>()],
  }),
};
