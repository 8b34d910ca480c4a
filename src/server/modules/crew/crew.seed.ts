import type { Tx } from '#platform/db/handle.ts';
import { crewMembers } from '#platform/db/tables.ts';
import { crewSeeds } from './seed/crew.ts';

/** Stores the demo crew in an empty table, in the order of the list. */
export async function seedCrew(tx: Tx): Promise<void> {
  await tx.insert(crewMembers).values(
    crewSeeds.map((member, position) => ({
      ...member,
      skills: [...member.skills],
      days: [...member.days],
      hobbies: [...member.hobbies],
      position,
    })),
  );
}
