/** @file Checks for their vendor: the list and requests. */
import { and, asc, desc, eq, gt, inArray, isNotNull, or } from '#platform/db/drizzle.ts';
import { checkChanges, openChecks, shownChecks } from '#domain/vendors/check-changes.ts';
import { checkKindNames, checkKinds, remindDays, type CheckKindName } from '#domain/vendors/check-kinds.ts';
import type { CheckDocument, OwnCheck, OwnChecks } from '#contract/checks/checks.ts';
import { dayMs, dayInDelhi, daysBefore } from '#facts/time.ts';
import { t, translated } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { vendorCheckDocuments, vendorChecks } from '#platform/db/tables.ts';
import { recordEvent } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import type { CheckDependencies, CheckedVendor } from './checks.types.ts';
import type { CheckRow, CheckSteps } from './check-steps.ts';
import { findingsOf, registeredValue, shownValue, valueOnPage } from './check-values.ts';

/** The requests of a day: repeated requests and withdrawals would be work for nobody's benefit. */
const askedADayMax = 20;
/** The number of newest checks that a vendor sees. */
const listedMax = 50;

/** Returns the documents of checks, by the id of the check. */
export async function documentsOf(
  db: Database,
  checkIds: readonly string[],
): Promise<ReadonlyMap<string, CheckDocument[]>> {
  const found = new Map<string, CheckDocument[]>();
  if (checkIds.length === 0) return found;
  const { id, checkId, kind, size: bytes, addedAt } = vendorCheckDocuments;
  const rows = await db
    .select({ id, checkId, kind, bytes, addedAt })
    .from(vendorCheckDocuments)
    .where(inArray(checkId, [...checkIds]))
    .orderBy(asc(id));
  for (const { checkId: of, addedAt: at, ...document } of rows)
    found.set(of, [...(found.get(of) ?? []), { ...document, addedAt: at.toISOString() }]);
  return found;
}

export function createOwnChecks(deps: CheckDependencies, steps: CheckSteps) {
  const { db, clock, findVendor } = deps;

  const known = async (vendorId: string): Promise<CheckedVendor> => {
    const vendor = await findVendor(db, vendorId);
    if (!vendor) throw new Problem('not_found');
    return vendor;
  };

  const shown = (row: CheckRow, vendor: CheckedVendor, documents: CheckDocument[] = []): OwnCheck => ({
    id: row.id,
    kind: row.kind,
    status: visibleStatus(row),
    value: shownValue(row.kind, row.value),
    findings: findingsOf(row.kind, row.value, vendor, clock()),
    reason: isTold(row) ? row.reason : null,
    askedAt: row.askedAt.toISOString(),
    checkedOn: row.checkedOn,
    validUntil: row.validUntil,
    documents,
  });
  /** Returns whether the status is shown: a decision that can be undone is not, except a badge, which everybody sees. */
  const isTold = ({ undecidedUntil, status }: CheckRow) => undecidedUntil === null || status === 'verified';
  const visibleStatus = (row: CheckRow) => (isTold(row) ? row.status : 'requested');

  const canRenew = ({ status, validUntil }: CheckRow) =>
    status === 'reminded' ||
    (status === 'verified' && validUntil! <= dayInDelhi(daysBefore(clock(), -remindDays)));

  async function list(vendorId: string): Promise<OwnChecks> {
    const vendor = await known(vendorId);
    const rows = await db
      .select()
      .from(vendorChecks)
      .where(eq(vendorChecks.vendorId, vendorId))
      .orderBy(desc(vendorChecks.id))
      .limit(listedMax);
    const documents = await documentsOf(
      db,
      rows.map(({ id }) => id),
    );
    const inTheWay = (kind: CheckKindName) =>
      rows.some(
        (row) =>
          row.kind === kind &&
          (openChecks.includes(visibleStatus(row)) ||
            (shownChecks.includes(row.status) && !canRenew(row) && checkKinds[kind].from !== 'given')),
      );
    return {
      checks: rows.map((row) => shown(row, vendor, documents.get(row.id))),
      askable: checkKindNames
        .filter((kind) => !inTheWay(kind))
        .map((kind) => {
          const { from, missing } = checkKinds[kind];
          const registered = from === 'given' ? registeredValue(kind, vendor, clock()) : null;
          const value = registered ?? valueOnPage(kind, vendor) ?? null;
          return {
            kind,
            value: value && shownValue(kind, value),
            missing: from !== 'given' && !value && missing ? translated(missing) : null,
          };
        }),
    };
  }

  const find = async (vendorId: string, checkId: string): Promise<OwnCheck> => {
    const [row] = await db
      .select()
      .from(vendorChecks)
      .where(and(eq(vendorChecks.id, checkId), eq(vendorChecks.vendorId, vendorId)));
    if (!row) throw new Problem('not_found', { message: t('There is no such check.') });
    return shown(row, await known(vendorId), (await documentsOf(db, [row.id])).get(row.id));
  };

  const wrongNumber = (message: string) =>
    new Problem('invalid_input', { message, fieldErrors: { number: message } });

  /** Returns the value to check. @throws Problem invalid_input with the finding of the rule */
  function valueFor(kind: CheckKindName, number: string | undefined, vendor: CheckedVendor): string {
    const onPage = valueOnPage(kind, vendor);
    if (onPage === null)
      throw wrongNumber(translated(checkKinds[kind].missing ?? t('Please enter the number.')));
    const value = onPage ?? number ?? registeredValue(kind, vendor, clock()) ?? undefined;
    if (value === undefined) throw wrongNumber(t('Please enter the number.'));
    const bad = findingsOf(kind, value, vendor, clock()).find(({ verdict }) => verdict === 'wrong');
    if (bad) throw wrongNumber(bad.words);
    return value;
  }

  const askedAlready = () =>
    new Problem('conflict', { message: t('This check has been asked for already.') });

  return {
    list,
    find,

    /** Requests a check. @throws Problem invalid_input, conflict or too_many_requests */
    async ask(
      vendorId: string,
      { kind, number }: { kind: CheckKindName; number?: string },
    ): Promise<OwnCheck> {
      const id = newId();
      const ended = await db.transaction(async (tx) => {
        const now = clock();
        const vendor = await findVendor(tx, vendorId, { locked: true });
        if (!vendor) throw new Problem('not_found');
        const value = valueFor(kind, number, vendor);
        const today = and(
          eq(vendorChecks.vendorId, vendorId),
          gt(vendorChecks.askedAt, new Date(now.getTime() - dayMs)),
        );
        if ((await tx.$count(vendorChecks, today)) >= askedADayMax) throw new Problem('too_many_requests');
        const counting = await tx
          .select()
          .from(vendorChecks)
          .where(
            and(
              eq(vendorChecks.vendorId, vendorId),
              eq(vendorChecks.kind, kind),
              or(
                inArray(vendorChecks.status, [...openChecks, ...shownChecks]),
                isNotNull(vendorChecks.undecidedUntil),
              ),
            ),
          )
          .for('update');
        let badgeEnds = false;
        for (const row of counting) {
          // A refusal that can be undone may wait again in a moment.
          if (openChecks.includes(visibleStatus(row))) throw askedAlready();
          if (row.value === value && !canRenew(row))
            throw new Problem('conflict', { message: t('This has been checked, and still counts.') });
          if (row.value === value) continue;
          // Another number: the badge was for the previous one.
          badgeEnds = true;
          await steps.make(tx, row, checkChanges.site.change, { by: { kind: 'vendor', id: vendorId } });
        }
        await tx.insert(vendorChecks).values({ id, vendorId, kind, value, askedAt: now, changedAt: now });
        await recordEvent(tx, {
          type: 'check.requested',
          by: { kind: 'vendor', id: vendorId },
          on: { kind: 'vendor', id: vendorId },
          at: now,
          facts: { checkId: id, kind },
        });
        return badgeEnds;
      });
      if (ended) deps.drop(vendorTags(vendorId));
      return find(vendorId, id);
    },
  };
}
