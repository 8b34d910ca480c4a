import type { crewEndpoints } from '#contract/crew.ts';
import type { PicturesOf } from '#platform/library-pictures.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { crewTarget } from './crew.content.ts';
import { crewMemberName, listCrew } from './crew-queries.ts';
import { seedCrew } from './crew.seed.ts';

export type Crew = Module<typeof crewEndpoints> & {
  /** Returns the full name of a crew member, or null for an unknown id. */
  nameOf: (memberId: string) => Promise<string | null>;
};

/** Creates the crew. */
export const createCrew = (
  { db }: Pick<Platform, 'db'>,
  { picturesOf }: { picturesOf: PicturesOf },
): Crew => ({
  handlers: {
    crewList: (_, { addTags }) => listCrew(db, (sources) => picturesOf(sources, addTags)),
  },
  seed: seedCrew,
  content: { crew: crewTarget },
  nameOf: (memberId) => crewMemberName(db, memberId),
});
