/** @file The drawn projects of invented vendors, which have none in the database. */
import type { ProjectCard, VendorProject } from '#contract/projects.ts';
import { projectLine } from '#content/project-words.ts';
import { drawnPicture } from '#platform/images/drawn-picture.ts';
import type { ProjectVendor } from './project-rows.ts';
import { projectSeeds, type ProjectSeed } from './seed/projects.ts';

/** The date of their last change, which comes with a release alone. */
const drawnOn = '2026-11-01T00:00:00.000Z';

const wordsOf = (seed: ProjectSeed) => ({
  _id: seed.id,
  title: seed.title,
  area: seed.area,
  month: seed.month,
  category: seed.category,
  line: projectLine(seed),
});

const seedsOf = ({ companyName }: Pick<ProjectVendor, 'companyName'>) => projectSeeds[companyName] ?? [];

/** Returns the projects of an invented vendor as lists show them. */
export const sampleCards = (vendor: Pick<ProjectVendor, 'companyName'>): ProjectCard[] =>
  seedsOf(vendor).map((seed) => ({
    ...wordsOf(seed),
    picture: drawnPicture(seed.pictures[0]!.name),
    pictureCount: seed.pictures.length,
  }));

/** Returns one of them, or null. */
export function sampleProject(vendor: ProjectVendor, projectId: string): VendorProject | null {
  const seed = seedsOf(vendor).find(({ id }) => id === projectId);
  if (!seed) return null;
  return {
    ...wordsOf(seed),
    words: seed.words,
    pictures: seed.pictures.map(({ name, caption }) => ({
      _id: name.split('/').at(-1)!,
      caption,
      picture: drawnPicture(name),
    })),
    vendor,
    updatedAt: drawnOn,
  };
}
