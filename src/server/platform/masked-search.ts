/** @file Searches in fields that are masked for some roles: the fields open to a caller, and the record of such a search. */
import type { z } from 'zod';
import { isShownToAll } from '#contract/desk/masking.ts';
import { seesContactDetails } from '#domain/desk/rights.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Call } from './call.ts';
import type { Database } from './db/handle.ts';
import { recordLook, type Actor } from './events.ts';
import { keyed } from './secrets.ts';

/** Returns whether the caller sees a field of a reply unmasked. Only such fields may be searched. */
export type Sight = <S extends z.ZodObject>(schema: S, field: keyof S['shape'] & string) => boolean;

/** Returns the sight of the staff caller, by the table of masks. A call without one has that of the public. */
export const sightOf = ({ member }: Pick<Call, 'member'>): Sight =>
  member && seesContactDetails.includes(member.role)
    ? () => true
    : (schema, field) => isShownToAll(schema.shape[field] as z.ZodType);

type Searched = {
  type: EventType;
  by: Actor;
  at: Date;
  /** The typed words. Only a short keyed mark of them is stored, which distinguishes searches and does not reveal them. */
  words: string;
  facts?: Readonly<Record<string, string>>;
  secretKey: string;
};

/** Length of the mark: many numbers have the same mark. */
const markLength = 5;

/** Adds a record for each new search: reading an open page again is no new search. */
export async function recordSearch(db: Database, searched: Searched): Promise<void> {
  const { type, by, at, words, facts, secretKey } = searched;
  const mark = keyed(secretKey, 'search', words.trim().toLowerCase()).slice(0, markLength);
  await recordLook(db, { type, by, on: { kind: 'desk' }, at, facts: { ...facts, words: mark } });
}
