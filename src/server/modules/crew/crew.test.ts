import { expect, it } from 'vitest';
import type { CrewMember } from '#contract/crew.ts';
import { crewMembers } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { seedCrew } from './crew.seed.ts';
import { crewSeeds } from './seed/crew.ts';

const site = setUpTestSite();

const crew = async () => {
  const answer = await site.get('/api/crewmembers/crew-members');
  expect(answer.status).toBe(200);
  return answer.json<{ data: CrewMember[] }>().data;
};

it('GET /api/crewmembers/crew-members lists everybody in the order of the staff, with the stated fields, skills and days alone', async () => {
  await site.db.transaction((tx) => seedCrew(tx));
  const data = await crew();
  expect(data.map(({ fullName }) => fullName)).toEqual(crewSeeds.map(({ fullName }) => fullName));
  expect(Object.keys(data[0]!).toSorted()).toEqual([
    '_id',
    'age',
    'days',
    'fullName',
    'gender',
    'height',
    'highestQualification',
    'hobbies',
    'languages',
    'picture',
    'skills',
  ]);
  expect(data.flatMap(({ languages }) => languages).every(({ rating }) => rating >= 1 && rating <= 5)).toBe(
    true,
  );
});

it('keeps none but weekdays as days', async () => {
  const odd = { ...crewSeeds[0]!, skills: [], languages: [], hobbies: [], days: ['someday' as 'mon'] };
  await expect(site.db.insert(crewMembers).values(odd)).rejects.toThrow(/insert into/);
});

it('never takes in a minor', async () => {
  const minor = { ...crewSeeds[0]!, skills: [], days: [], languages: [], hobbies: [], age: 17 };
  await expect(site.db.insert(crewMembers).values(minor)).rejects.toThrow(/insert into/);
});
