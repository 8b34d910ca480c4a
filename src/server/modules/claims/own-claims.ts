/** @file A claim for its claimant: begun, called, proven. */
import type { FastifyRequest } from 'fastify';
import { and, eq, inArray } from '#platform/db/drizzle.ts';
import { claimChanges, claimLimits, openClaims, type ClaimWay } from '#domain/vendors/claim-changes.ts';
import type { Claim } from '#contract/claims.ts';
import { dayMs, minuteMs } from '#facts/time.ts';
import { localeNow, t } from '#words/t.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendorClaims, vendors } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { recordEvent, system, visitor } from '#platform/events.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { Problem } from '#platform/problem.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { sealFile } from '#platform/sealed.ts';
import { claimable, isCode, noClaim, type ClaimRecords } from './claim-records.ts';
import type { ClaimPost } from './claims.mails.ts';
import type { ClaimDependencies, ClaimRow } from './claims.types.ts';

const beginPace = { name: 'claim', burst: 5, everyMs: 10 * minuteMs };
const secretPace = { name: 'claim-secret', burst: 60, everyMs: minuteMs };
const codesOfPage = { name: 'claim-codes', max: claimLimits.codesADay, windowMs: dayMs };
const uploadsAtATime = { running: 2, waiting: 4 };
const form = { fields: ['document'] as const, filesMax: 1 };
const wrongCodes = t('The code was typed wrongly too often.');
const steps = claimChanges.claimant;

export function createOwnClaims(deps: ClaimDependencies, records: ClaimRecords, post: ClaimPost) {
  const { db, clock, secretKey, limiter, intake } = deps;
  const uploads = createConcurrencyLimit(uploadsAtATime);

  async function shown(within: Database, row: ClaimRow): Promise<Claim> {
    const [vendor] = await within.select().from(vendors).where(eq(vendors.id, row.vendorId));
    return {
      vendorId: row.vendorId,
      companyName: vendor!.companyName,
      way: row.way,
      status: row.status,
      phone: row.way === 'phone' ? vendor!.phone : null,
      callAsked: row.callAskedAt !== null,
      hasDocument: row.sealed !== null,
      triesLeft: Math.max(0, claimLimits.codeTries - row.tries),
      reason: row.reason,
    };
  }

  return {
    /** Begins a claim and mails its link. @throws Problem not_found, conflict, email_taken, too_many_requests */
    async begin(
      given: { vendorId: string; name: string; email: string; way: ClaimWay },
      ip: string,
    ): Promise<void> {
      await limiter.take([beginPace], ip);
      const vendor = await claimable(db, given.vendorId);
      if (given.way === 'phone' && !vendor.phone)
        throw new Problem('conflict', {
          message: t('The page has no phone number. Please choose a document.'),
        });
      if (await deps.hasAccount(given.email)) throw new Problem('email_taken');
      const secret = newSecret();
      const row = { id: newId(), ...given, locale: localeNow() };
      await db.transaction(async (tx) => {
        await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendor.id)).for('update');
        const open = and(eq(vendorClaims.vendorId, vendor.id), inArray(vendorClaims.status, [...openClaims]));
        if ((await tx.$count(vendorClaims, open)) >= claimLimits.perVendor)
          throw new Problem('conflict', {
            message: t('Several people claim this page already. Please call our team.'),
          });
        await tx.insert(vendorClaims).values({
          ...row,
          emailKey: emailKeyOf(given.email),
          hash: sha256(secret),
          createdAt: clock(),
        });
        await recordEvent(tx, {
          type: 'claim.begun',
          by: visitor,
          on: { kind: 'vendor', id: vendor.id },
          at: clock(),
          facts: { claimId: row.id },
        });
        await post.begun(tx, { ...row, companyName: vendor.companyName }, secret);
      });
    },

    /** Reads a claim. @throws Problem not_found */
    async read(secret: string, ip: string): Promise<Claim> {
      await limiter.take([secretPace], ip);
      const [row] = await db
        .select()
        .from(vendorClaims)
        .where(eq(vendorClaims.hash, sha256(secret)));
      if (!row) throw noClaim();
      return shown(db, row);
    },

    /** Asks for the call. @throws Problem not_found, conflict */
    call: (secret: string): Promise<Claim> =>
      records.withClaim({ secret }, async (tx, row) => {
        if (row.way !== 'phone') throw noClaim();
        if (row.status === 'waiting') return shown(tx, row);
        const set = { callAskedAt: clock() };
        return shown(tx, await records.apply(tx, row, steps.call, { by: visitor, set }));
      }),

    /** Compares the typed code; a wrong one counts, and the last one ends the claim. @throws Problem not_found, conflict, too_many_requests */
    async typeCode(secret: string, typed: string): Promise<Claim> {
      // Not within the transaction, which holds the only connection.
      await limiter.take([codesOfPage], await records.vendorOf(secret));
      return records.withClaim({ secret }, async (tx, row) => {
        if (row.status === 'checked') return shown(tx, row);
        if (row.status !== 'waiting') throw new Problem('conflict', { message: t('This claim is over.') });
        if (isCode(secretKey, row, typed)) {
          const set = { checkedAt: clock() };
          return shown(tx, await records.apply(tx, row, steps.code, { by: visitor, set }));
        }
        const tries = row.tries + 1;
        await recordEvent(tx, {
          type: 'claim.code_wrong',
          by: visitor,
          on: { kind: 'vendor', id: row.vendorId },
          at: clock(),
          facts: { claimId: row.id },
        });
        if (tries < claimLimits.codeTries) {
          const [counted] = await tx
            .update(vendorClaims)
            .set({ tries })
            .where(eq(vendorClaims.id, row.id))
            .returning();
          return shown(tx, counted!);
        }
        const failed = await records.apply(tx, row, claimChanges.system.failed, {
          by: system,
          set: { tries, reason: wrongCodes },
        });
        const claim = await shown(tx, failed);
        await post.refused(tx, { ...failed, companyName: claim.companyName }, wrongCodes);
        return claim;
      });
    },

    /** Takes the document of a claim; a second one replaces it. @throws Problem with a helpful sentence */
    addDocument: (secret: string, request: FastifyRequest): Promise<Claim> =>
      uploads.run(async () => {
        let claim: Claim | null = null;
        await records.withClaim({ secret }, async (_, row) => {
          if (row.way !== 'document') throw noClaim();
        });
        for await (const { content } of uploadedFiles(request, form, intake)) {
          const made = await deps.readDocument(content);
          claim = await records.withClaim({ secret }, async (tx, row) => {
            const set = {
              documentKind: made.kind,
              documentSize: made.content.length,
              sealed: sealFile(secretKey, made.content),
              checkedAt: clock(),
            };
            return shown(tx, await records.apply(tx, row, steps.document, { by: visitor, set }));
          });
        }
        if (!claim) throw new Problem('invalid_input', { message: t('Please choose a file.') });
        return claim;
      }),
  };
}
