/** @file The public form of project rows. */
import type { FocusedPicture } from '#contract/focused-picture.ts';
import type { ProjectCard, ProjectPicture, VendorProject } from '#contract/projects.ts';
import { projectLine, projectPictureAlt } from '#content/project-words.ts';
import type { projectPictures, vendorProjects } from '#platform/db/tables.ts';
import { focusedPicture } from '#platform/focused-picture.ts';
import { pictureDetail } from '#platform/images/picture-detail.ts';

export type ProjectRow = typeof vendorProjects.$inferSelect;
export type PictureRow = typeof projectPictures.$inferSelect;
/** The vendor of a project. */
export type ProjectVendor = VendorProject['vendor'];

const shownPicture = (row: PictureRow, index: number, title: string): FocusedPicture => {
  const detail = pictureDetail(row, row.caption ?? projectPictureAlt(index + 1, title));
  return focusedPicture({ detail, credit: null, focus: { x: row.focusX, y: row.focusY } });
};

const wordsOf = ({ id, title, area, month, category }: ProjectRow) => ({
  _id: id,
  title,
  area,
  month,
  category,
  line: projectLine({ category, area, month }),
});

/** Returns a project as lists show it. */
export const projectCard = (row: ProjectRow, pictures: readonly PictureRow[]): ProjectCard => ({
  ...wordsOf(row),
  picture: pictures[0] ? shownPicture(pictures[0], 0, row.title) : null,
  pictureCount: pictures.length,
});

/** Returns a project as its own page shows it. */
export const wholeProject = (
  row: ProjectRow,
  pictures: readonly PictureRow[],
  vendor: ProjectVendor,
): VendorProject => ({
  ...wordsOf(row),
  words: row.words,
  pictures: pictures.map((picture, index): ProjectPicture => ({
    _id: picture.id,
    caption: picture.caption,
    picture: shownPicture(picture, index, row.title),
  })),
  vendor,
  updatedAt: row.updatedAt.toISOString(),
});
