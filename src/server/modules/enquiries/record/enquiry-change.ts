/** @file Changes enquiries: one permission rule, one place that writes. */
import { eq, sql } from '#platform/db/drizzle.ts';
import { changes, type Change } from '#domain/enquiries/enquiry-changes.ts';
import { saysBooked } from '#domain/enquiries/default-words.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/db/handle.ts';
import type { ReplacedFields } from '#platform/db/tables/enquiries.ts';
import { enquiries } from '#platform/db/tables.ts';
import { recordEvent, requireFirst, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { requireSeen } from '#platform/said.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { findEnquiry, lockEnquiry } from './find-enquiry.ts';

const conflict = (message: string) => new Problem('conflict', { message });

/** Returns whether it is withdrawn: its content is deleted, and nobody is shown any of it. */
export const isWithdrawn = ({ status }: Pick<Enquiry, 'status'>): boolean =>
  status === changes.visitor.withdrawn.to;

function requireAtWork(enquiry: Pick<Enquiry, 'status'>): void {
  if (isWithdrawn(enquiry)) throw conflict('The visitor has withdrawn this enquiry.');
}

/** Refuses a change that is based on an older version than the stored one. @throws Problem conflict */
export function requireVersion(enquiry: Pick<Enquiry, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== enquiry.version)
    throw conflict('Somebody else has changed this enquiry meanwhile.');
}

/** Checks that it is not merged. @throws Problem conflict for a merged one, which is answered and closed with the other */
export function requireWhole({ mergedIntoId }: Pick<Enquiry, 'mergedIntoId'>): void {
  if (mergedIntoId)
    throw conflict('This enquiry is part of another. Work on that one, or take this one apart.');
}

/** `seen`: the latest message or end that the author of a change had seen. */
export type SeenAs = { by: Actor; version?: number | undefined; seen?: string | null | undefined };

/**
 * Locks an enquiry for a change by the staff.
 * @throws Problem not_found, or conflict after an unseen message or end, for an older version and a withdrawn enquiry; DoneBefore
 */
export async function lockForStaff(
  tx: Tx,
  reference: string,
  { by, version, seen }: SeenAs,
): Promise<Enquiry> {
  const enquiry = await lockEnquiry(tx, { reference });
  await requireFirst(tx, by, { kind: 'enquiry', id: reference });
  requireAtWork(enquiry);
  await requireSeen(tx, reference, seen);
  requireVersion(enquiry, version);
  return enquiry;
}

/** Raises the version: the columns of every change that others must see before theirs. */
export const nextVersion = { version: sql`${enquiries.version} + 1` };

type ChangeRecord = {
  by: Actor;
  at: Date;
  event: EventType;
  facts?: Readonly<Record<string, string>>;
  /** Further effects in the transaction, before the event is recorded. */
  effect?: (() => Promise<void>) | undefined;
  /** It completes an act by which the version was raised: acts that its author has based on that one are not refused. */
  completes?: boolean | undefined;
};

/** Returns the values to store of columns that are about to be written, so that `undoLast` can restore them. */
export const replacing = (enquiry: Enquiry, written: Partial<Enquiry>, by: Actor): ReplacedFields => ({
  by: by.id ?? null,
  columns: Object.fromEntries(
    (Object.keys(written) as (keyof Enquiry)[]).map((name) => [name, enquiry[name]]),
  ),
});

/**
 * Writes columns of a locked enquiry, raises its version and records the event. `replaced` in the columns sets the values to undo; without
 * it, they stay. Returns the changed enquiry.
 */
export async function writeChange(
  tx: Tx,
  enquiry: Pick<Enquiry, 'id' | 'reference'>,
  columns: Partial<Enquiry>,
  { by, at, event, facts, effect, completes = false }: ChangeRecord,
): Promise<Enquiry> {
  const [changed] = await tx
    .update(enquiries)
    .set({ ...columns, ...(!completes && nextVersion) })
    .where(eq(enquiries.id, enquiry.id))
    .returning();
  await effect?.();
  await recordEvent(tx, {
    type: event,
    by,
    on: { kind: 'enquiry', id: enquiry.reference },
    at,
    ...(facts && { facts }),
  });
  return effect ? findEnquiry(tx, { id: enquiry.id }) : changed!;
}

/** Returns whether the act makes its author the owner: the enquiry is nobody's. */
export const takesOwner = ({ ownerId }: Pick<Enquiry, 'ownerId'>, by: Actor): boolean =>
  ownerId === null && by.kind === 'staff' && Boolean(by.id);

/** Makes the author of an act the owner of a locked enquiry, and records it. */
export async function takeOwner(
  tx: Tx,
  { id, reference }: Pick<Enquiry, 'id' | 'reference'>,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  await tx.update(enquiries).set({ ownerId: by.id }).where(eq(enquiries.id, id));
  const on = { kind: 'enquiry', id: reference } as const;
  await recordEvent(tx, { type: 'enquiry.changed', by, on, at, facts: { fields: 'owner' } });
}

/** Returns whether its status allows the change. */
export const allowsChange = ({ status }: Pick<Enquiry, 'status'>, change: Change): boolean =>
  change.from.includes(status);

/**
 * Returns the columns that a change of the status writes. One closed as booked through us is booked, too.
 * @throws Problem conflict, with a sentence for the staff, when it is not allowed
 */
function columnsOf(
  enquiry: Enquiry,
  change: Change,
  { reason, at }: { reason: string | undefined; at: Date },
): Partial<Enquiry> {
  const { to, moments, clears = [], release, discard, wants } = change;
  requireAtWork(enquiry);
  if (!allowsChange(enquiry, change)) throw conflict(`This enquiry is already ${enquiry.status}.`);
  if ((release || discard) && !enquiry.quarantine) throw conflict('This enquiry is not flagged.');
  if (wants === 'reason' && !reason)
    throw new Problem('invalid_input', { fieldErrors: { reason: 'Please say why it is closed.' } });
  const set = wants === 'reason' && saysBooked(reason ?? '') ? [...moments, 'bookedAt' as const] : moments;
  return {
    ...(to && { status: to, closeReason: wants === 'reason' ? reason : (change.reason ?? null) }),
    ...(release && { quarantine: false, quarantineReason: null }),
    ...Object.fromEntries(set.map((moment) => [moment, enquiry[moment] ?? at])),
    ...Object.fromEntries(clears.map((moment) => [moment, null])),
  };
}

type StatusChange = {
  by: Actor;
  reason?: string | undefined;
  /** The author may undo it. */
  undoable?: boolean;
  effect?: ChangeRecord['effect'];
  completes?: ChangeRecord['completes'];
};

/**
 * Makes a change of the table (`#domain/enquiries/enquiry-changes.ts`) to a locked enquiry. One in that status already stays as it is.
 * Returns the changed enquiry.
 * @throws Problem conflict when its status does not allow the change
 */
export async function applyChange(
  tx: Tx,
  { clock }: { clock: Clock },
  enquiry: Enquiry,
  change: Change,
  { by, reason, undoable = false, effect, completes }: StatusChange,
): Promise<Enquiry> {
  if (enquiry.status === change.to) return enquiry;
  const at = clock();
  const columns = columnsOf(enquiry, change, { reason, at });
  const replaced = undoable ? replacing(enquiry, columns, by) : null;
  return writeChange(
    tx,
    enquiry,
    { ...columns, replaced },
    { by, at, event: change.event, effect, completes },
  );
}

/** Marks as booked with a vendor. The enquiry is locked; where its status does not allow that, nothing changes. */
export async function bookEnquiry(
  tx: Tx,
  deps: { clock: Clock },
  enquiry: Enquiry,
  by: Actor,
): Promise<void> {
  if (allowsChange(enquiry, changes.visitor.booked))
    await applyChange(tx, deps, enquiry, changes.visitor.booked, { by });
}
