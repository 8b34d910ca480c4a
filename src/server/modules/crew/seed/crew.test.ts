import { getTableColumns } from '#platform/db/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { crewMembers } from '#platform/db/tables.ts';
import { crewSeeds } from './crew.ts';

describe('the crew of the demonstration', () => {
  it('are twelve different adults', () => {
    expect(new Set(crewSeeds.map(({ fullName }) => fullName)).size).toBe(12);
    expect(Math.min(...crewSeeds.map(({ age }) => age))).toBeGreaterThanOrEqual(18);
  });

  it('speak at least two languages each, rated from 1 to 5, no language twice', () => {
    for (const { languages } of crewSeeds) {
      expect(languages.length).toBeGreaterThanOrEqual(2);
      expect(new Set(languages.map(({ language }) => language)).size).toBe(languages.length);
      expect(languages.every(({ rating }) => Number.isInteger(rating) && rating >= 1 && rating <= 5)).toBe(
        true,
      );
    }
  });

  it('say what they do and on which days', () => {
    for (const { skills, days } of crewSeeds) {
      expect(skills.length).toBeGreaterThanOrEqual(2);
      expect(days.length).toBeGreaterThan(0);
    }
  });

  it('name only columns that the table has, and no one without a hobby', () => {
    const columns = Object.keys(getTableColumns(crewMembers));
    expect(Object.keys(crewSeeds[0] ?? {}).filter((key) => !columns.includes(key))).toEqual([]);
    expect(crewSeeds.filter(({ hobbies }) => hobbies.length === 0)).toEqual([]);
  });
});
