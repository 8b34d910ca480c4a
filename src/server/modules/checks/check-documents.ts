/** @file Documents of checks: read within limits, re-encoded or inspected, encrypted, and readable for the staff alone. */
import { Readable } from 'node:stream';
import { and, eq } from '#platform/db/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { openChecks } from '#domain/vendors/check-changes.ts';
import { checkDocumentsMax } from '#contract/checks/checks.ts';
import type { FileReply } from '#contract/kit.ts';
import { t } from '#words/t.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import { vendorCheckDocuments } from '#platform/db/tables.ts';
import { recordEvent, recordLook, type Actor } from '#platform/events.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';
import { sealFile, unsealFile } from '#platform/sealed.ts';
import type { CheckDependencies } from './checks.types.ts';
import type { CheckSteps } from './check-steps.ts';

const pdfBytesMax = 5 * 1024 * 1024;
/** Enough for the small print of a certificate. */
const pictureWidth = 1600;
/** Limited, since each upload holds its file in memory. */
const uploadsAtATime = { running: 4, waiting: 8 };
const form = { fields: ['document'] as const, filesMax: 1 };
/** Active content of a PDF. Compressed objects are not inspected: the desk never opens a PDF, it saves it. */
const acting = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

type Made = { kind: 'picture' | 'pdf'; content: Buffer };

function lookOver(content: Buffer): Made {
  if (content.length > pdfBytesMax)
    throw new Problem('payload_too_large', {
      message: t('A PDF may have {megabytes} MB. Please choose a smaller one, or a photo of the page.', {
        megabytes: pdfBytesMax / 1024 / 1024,
      }),
    });
  const text = content.toString('latin1');
  if (!text.slice(-2048).includes('%%EOF'))
    throw new Problem('invalid_input', {
      message: t('This PDF is damaged or incomplete. Please choose another.'),
    });
  if (acting.test(text))
    throw new Problem('unsupported_media', {
      message: t('This PDF holds programs or other files. Please send a plain one, or a photo of the page.'),
    });
  return { kind: 'pdf', content };
}

export function createCheckDocuments(deps: CheckDependencies, steps: CheckSteps) {
  const { db, clock, secretKey, intake } = deps;
  const uploads = createConcurrencyLimit(uploadsAtATime);

  async function made(content: Buffer): Promise<Made> {
    if (content.subarray(0, 5).toString('latin1') === '%PDF-') return lookOver(content);
    // Only pixels are stored: neither a script at the end of the file nor its location.
    const { files } = await intake.maker.make(content, [pictureWidth]);
    return { kind: 'picture', content: files.find(({ format }) => format === 'jpg')!.content };
  }

  const missing = () => new Problem('not_found', { message: t('There is no such check.') });
  const event = (type: 'check.document_added' | 'check.document_removed', vendorId: string, kind: string) =>
    ({
      type,
      by: { kind: 'vendor', id: vendorId },
      on: { kind: 'vendor', id: vendorId },
      at: clock(),
      facts: { kind },
    }) as const;

  return {
    /** Reads a document: re-encoded, or inspected. @throws Problem with a helpful sentence */
    read: made,

    /** Adds the single document of the request to a check that waits. @throws Problem with a helpful sentence */
    add: (vendorId: string, checkId: string, request: FastifyRequest): Promise<void> =>
      uploads.run(async () => {
        for await (const { content } of uploadedFiles(request, form, intake)) {
          const document = await made(content);
          await db.transaction(async (tx) => {
            const { row } = await steps.locked(tx, checkId);
            if (row.vendorId !== vendorId) throw missing();
            if (!openChecks.includes(row.status))
              throw new Problem('conflict', {
                message: t('This check needs no documents any more.'),
              });
            const there = await tx.$count(vendorCheckDocuments, eq(vendorCheckDocuments.checkId, row.id));
            if (there >= checkDocumentsMax)
              throw new Problem('conflict', {
                message: t('Three documents are enough. Remove one first.'),
              });
            await tx.insert(vendorCheckDocuments).values({
              checkId: row.id,
              kind: document.kind,
              size: document.content.length,
              sealed: sealFile(secretKey, document.content),
              addedAt: clock(),
            });
            await recordEvent(tx, event('check.document_added', vendorId, row.kind));
          });
        }
      }),

    /** Destroys a document of the vendor itself. @throws Problem not_found */
    remove: (vendorId: string, checkId: string, documentId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { row } = await steps.locked(tx, checkId);
        if (row.vendorId !== vendorId) throw missing();
        const gone = await tx
          .delete(vendorCheckDocuments)
          .where(and(eq(vendorCheckDocuments.id, documentId), eq(vendorCheckDocuments.checkId, checkId)))
          .returning({ id: vendorCheckDocuments.id });
        if (gone.length === 0) throw missing();
        await recordEvent(tx, event('check.document_removed', vendorId, row.kind));
      }),

    /** Opens a document for a member of the staff, who is recorded. @throws Problem not_found */
    async open(check: { id: string; vendorId: string }, documentId: string, by: Actor): Promise<FileReply> {
      const [row] = await db
        .select()
        .from(vendorCheckDocuments)
        .where(and(eq(vendorCheckDocuments.id, documentId), eq(vendorCheckDocuments.checkId, check.id)));
      if (!row) throw new Problem('not_found');
      await recordLook(db, {
        type: 'check.document_seen',
        by,
        on: { kind: 'vendor', id: check.vendorId },
        at: clock(),
        facts: { documentId },
      });
      const isPicture = row.kind === 'picture';
      return {
        fileName: `document-${documentId.slice(-6)}.${isPicture ? 'jpg' : 'pdf'}`,
        mediaType: isPicture ? 'image/jpeg' : 'application/pdf',
        stream: Readable.from(unsealFile(secretKey, row.sealed)),
      };
    },
  };
}
