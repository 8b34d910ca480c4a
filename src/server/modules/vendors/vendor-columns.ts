import { sql, type Column, type SQL } from '#platform/db/drizzle.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import { pictures, projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';

/** The columns of a card. */
export const cardColumns = {
  id: vendors.id,
  companyName: vendors.companyName,
  ownerName: vendors.ownerName,
  productSelection: vendors.productSelection,
  categories: vendors.categories,
  address: vendors.address,
  area: vendors.area,
  region: vendors.region,
  marketId: vendors.marketId,
  phone: vendors.phone,
  latitude: vendors.latitude,
  longitude: vendors.longitude,
  isSample: vendors.isSample,
  facts: vendors.facts,
  prices: vendors.prices,
  badges: vendors.badges,
  ratingSum: vendors.ratingSum,
  ratingCount: vendors.ratingCount,
  responseHours: vendors.responseHours,
};
const stored = (of: typeof pictures | typeof projectPictures) => ({
  widths: of.widths,
  width: of.width,
  height: of.height,
  formats: of.formats,
  blur: of.blur,
  storageKey: of.storageKey,
});
export const pictureColumns = { slot: pictures.slot, ...stored(pictures) };
const workColumns = {
  ...stored(projectPictures),
  title: vendorProjects.title,
  caption: projectPictures.caption,
  focusX: projectPictures.focusX,
  focusY: projectPictures.focusY,
};

/** Returns columns as one JSON value, under the names of the code. */
export const asJson = (columns: Readonly<Record<string, Column>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

const firstOfWork = sql`(
  select ${asJson(workColumns)} from ${vendorProjects} join ${projectPictures} on ${projectPictures.projectId} = ${vendorProjects.id}
  where ${vendorProjects.vendorId} = ${vendors.id}
    and ${vendorProjects.removedAt} is null and ${projectPictures.removedAt} is null
  order by ${vendorProjects.position}, ${vendorProjects.id}, ${projectPictures.position}, ${projectPictures.id} limit 1
)`;
/** The first picture of a vendor's work, as JSON; null when it shows none. */
export const workPicture = sql<string | null>`${fixedSql(firstOfWork)}::text`;

/**
 * The picture of a card, as JSON: the profile picture, else the first photo, else the first of its work; null when there is none.
 * @where Which picture is on a vendor's card?
 */
export const cardPicture = sql<string | null>`coalesce(${fixedSql(sql`(
  select ${asJson(pictureColumns)} from ${pictures}
  where ${pictures.vendorId} = ${vendors.id} and ${pictures.slot} <> 'backgroundpicture'
  order by ${pictures.slot} <> 'profilepicture', ${pictures.slot} limit 1
)`)}, ${fixedSql(firstOfWork)})::text`;
