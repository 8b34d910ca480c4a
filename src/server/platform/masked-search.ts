/** @file Searches in what is masked for some roles: by which fields somebody may ask, and the line that such a search leaves. */
import type { z } from 'zod';
import { isShownToAll } from '#contract/desk/masking.ts';
import { seesContactDetails } from '#domain/desk/rights.ts';
import type { EventType } from '#domain/desk/events.ts';
import type { Call } from './call.ts';
import type { Database } from './db/handle.ts';
import { recordLook, type Actor } from './events.ts';
import { keyed } from './secrets.ts';

/** Does the caller see a field of a reply as it is? By no other may they find anything. */
export type Sight = <S extends z.ZodObject>(schema: S, field: keyof S['shape'] & string) => boolean;

/** What somebody of the staff sees, by the table of masks. A call without one of the staff sees what all see. */
export const sightOf = ({ member }: Pick<Call, 'member'>): Sight =>
  member && seesContactDetails.includes(member.role)
    ? () => true
    : (schema, field) => isShownToAll(schema.shape[field] as z.ZodType);

type Searched = {
  type: EventType;
  by: Actor;
  at: Date;
  /** What was typed. It is kept as a short keyed mark, which tells one search from another and not what it was. */
  words: string;
  facts?: Readonly<Record<string, string>>;
  secretKey: string;
};

/** Characters of the mark: many numbers have the same. */
const markLength = 5;

/** Adds a line for a search, one for each that is new: a page that is read again while it is open searches nothing new. */
export async function recordSearch(db: Database, searched: Searched): Promise<void> {
  const { type, by, at, words, facts, secretKey } = searched;
  const mark = keyed(secretKey, 'search', words.trim().toLowerCase()).slice(0, markLength);
  await recordLook(db, { type, by, on: { kind: 'desk' }, at, facts: { ...facts, words: mark } });
}
