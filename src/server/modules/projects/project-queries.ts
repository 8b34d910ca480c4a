import { and, asc, eq, inArray, isNull, ne, sql } from '#platform/db/drizzle.ts';
import { uuidOf } from '#facts/ids.ts';
import { projectLimits } from '#facts/limits.ts';
import { projectPath } from '#facts/paths.ts';
import type { ProjectCard, VendorProject } from '#contract/projects.ts';
import { t } from '#words/t.ts';
import type { Database } from '#platform/db/handle.ts';
import { pictures, projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';
import { isPresent, isPublic } from '#platform/db/tables/vendors.ts';
import type { SitemapEntry } from '#platform/module.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTag, vendorTags } from '#domain/vendors/vendor-tags.ts';
import {
  projectCard,
  wholeProject,
  type PictureRow,
  type ProjectRow,
  type ProjectVendor,
} from './project-rows.ts';
import { sampleCards, sampleProject } from './sample-projects.ts';

/** The reader of projects: the vendor sees all of its own, others those with a picture of a public vendor. */
export type Reader = { own: boolean };

export const noProject = () => new Problem('not_found', { message: t('This project is not here.') });
const noVendor = () => new Problem('not_found', { message: t('Vendor not found') });

async function vendorOf(db: Database, vendorId: string, { own }: Reader): Promise<ProjectVendor> {
  const [row] = await db
    .select({
      _id: vendors.id,
      companyName: vendors.companyName,
      area: vendors.area,
      isSample: vendors.isSample,
    })
    .from(vendors)
    .where(and(eq(vendors.id, vendorId), own ? isPresent(vendors) : isPublic(vendors)));
  if (!row) throw noVendor();
  return row;
}

/** Reads the pictures of these projects, in their order. */
export async function picturesOfProjects(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow[]>> {
  const rows = projectIds.length
    ? await db
        .select()
        .from(projectPictures)
        .where(and(inArray(projectPictures.projectId, [...projectIds]), isNull(projectPictures.removedAt)))
        .orderBy(asc(projectPictures.position), asc(projectPictures.id))
    : [];
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

/** Returns the present projects, in the vendor's order. */
export const presentProjects = (db: Database, vendorId: string) =>
  db
    .select()
    .from(vendorProjects)
    .where(and(eq(vendorProjects.vendorId, vendorId), isNull(vendorProjects.removedAt)))
    .orderBy(asc(vendorProjects.position), asc(vendorProjects.id))
    .limit(projectLimits.projects);

/** Lists the projects of a vendor. @throws Problem not_found */
export async function listProjects(db: Database, vendorId: string, reader: Reader): Promise<ProjectCard[]> {
  const vendor = await vendorOf(db, vendorId, reader);
  const rows = await presentProjects(db, vendorId);
  if (rows.length === 0 && vendor.isSample) return sampleCards(vendor);
  const pictures = await picturesOfProjects(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => projectCard(row, pictures.get(row.id) ?? []))
    .filter(({ pictureCount }) => reader.own || pictureCount > 0);
}

/** Finds a present project of this vendor. @throws Problem not_found */
export async function ownProject(db: Database, vendorId: string, projectId: string): Promise<ProjectRow> {
  const [row] = await db
    .select()
    .from(vendorProjects)
    .where(
      and(
        eq(vendorProjects.id, projectId),
        eq(vendorProjects.vendorId, vendorId),
        isNull(vendorProjects.removedAt),
      ),
    );
  if (!row) throw noProject();
  return row;
}

/** Finds one project. @throws Problem not_found */
export async function findProject(
  db: Database,
  vendorId: string,
  projectId: string,
  reader: Reader,
): Promise<VendorProject> {
  const vendor = await vendorOf(db, vendorId, reader);
  const sample = vendor.isSample ? sampleProject(vendor, projectId) : null;
  if (sample) return sample;
  const row = await ownProject(db, vendorId, uuidOf(projectId));
  const pictures = (await picturesOfProjects(db, [row.id])).get(row.id) ?? [];
  if (pictures.length === 0 && !reader.own) throw noProject();
  return wholeProject(row, pictures, vendor);
}

/** Returns the cache tags of a vendor's work: its own pages and, if its cards show no picture of its own, every list. */
export async function tagsOf(db: Database, vendorId: string): Promise<string[]> {
  const onCards = and(eq(pictures.vendorId, vendorId), ne(pictures.slot, 'backgroundpicture'));
  const isLed = (await db.$count(pictures, onCards)) === 0;
  return isLed ? vendorTags(vendorId) : [vendorTag(vendorId)];
}

export type PublicProject = { id: string; vendorId: string };

/** Selects the public projects for the sitemap: those with a picture. */
export const publicProjects = sql`
  select ${vendorProjects.id}, ${vendorProjects.updatedAt}, ${vendorProjects.vendorId} as "vendorId"
  from ${vendorProjects} join ${vendors} on ${eq(vendors.id, vendorProjects.vendorId)}
  where ${and(isPublic(vendors), isNull(vendorProjects.removedAt))} and exists (
    select from ${projectPictures}
    where ${and(eq(projectPictures.projectId, vendorProjects.id), isNull(projectPictures.removedAt))})`;

/** Returns the projects of sample vendors, which are drawn and not stored, for the sitemap. */
export async function sampleProjectEntries(db: Database): Promise<SitemapEntry[]> {
  const samples = await db
    .select({ vendorId: vendors.id, companyName: vendors.companyName, updatedAt: vendors.updatedAt })
    .from(vendors)
    .where(and(isPublic(vendors), eq(vendors.isSample, true)))
    .orderBy(vendors.id)
    .limit(500);
  return samples.flatMap(({ vendorId, companyName, updatedAt }) =>
    sampleCards({ companyName }).map(({ _id: id }) => ({
      url: projectPath(vendorId, id),
      lastmod: updatedAt.toISOString(),
    })),
  );
}
