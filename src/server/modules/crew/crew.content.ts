/** @file Published crew members, as rows of their table. */
import { eq } from '#platform/db/drizzle.ts';
import type { CrewMember } from '#contract/crew.ts';
import type { ContentTarget } from '#platform/content-target.ts';
import { crewMembers } from '#platform/db/tables.ts';
import { crewSides } from './seed/crew.hi.ts';

type CrewData = Omit<CrewMember, '_id' | 'picture' | 'skills' | 'days' | 'languages' | 'hobbies'> &
  Partial<Pick<CrewMember, 'skills' | 'days' | 'languages' | 'hobbies'>> & { picture?: string };

/** Publishes crew members. */
export const crewTarget: ContentTarget = {
  async publish(tx, { id, data, position, updatedAt }) {
    const { fullName, age, gender, height, highestQualification, ...may } = data as CrewData;
    const row = {
      id,
      fullName,
      age,
      gender,
      height,
      highestQualification,
      skills: may.skills ?? [],
      days: may.days ?? [],
      languages: may.languages ?? [],
      hobbies: may.hobbies ?? [],
      picture: may.picture ?? null,
      position,
      updatedAt,
    };
    await tx.insert(crewMembers).values(row).onConflictDoUpdate({ target: crewMembers.id, set: row });
  },
  unpublish: async (tx, { id }) => void (await tx.delete(crewMembers).where(eq(crewMembers.id, id))),
  tags: () => ['crew'],
  initialSides: (demo) => (demo ? crewSides : []),
  async existing(db) {
    const rows = await db.select().from(crewMembers);
    return rows.map(({ id, position, createdAt, updatedAt, picture, ...member }) => ({
      id,
      key: id,
      data: { ...member, ...(picture && { picture }) },
      publishedAt: createdAt,
      updatedAt,
      position,
    }));
  },
};
