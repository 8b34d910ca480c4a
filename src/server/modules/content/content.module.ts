import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Module } from '#platform/module.ts';
import type { ContentTargets } from '#platform/content-target.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { usedPictureIds, usesOfPicture } from './content-uses.ts';

type Asked = {
  /** Where each type shows. */
  targets: ContentTargets;
  /** Markdown to safe HTML. */
  render: (markdown: string) => Promise<{ html: string; readingMinutes: number }>;
};

export type Content = Module<typeof contentEndpoints> & {
  /** What names a picture of the library, for whoever would delete it. */
  usesOf: (pictureId: string, within: Database) => Promise<PictureUse[]>;
  usedPictureIds: () => Promise<ReadonlySet<string>>;
};

/** Writing, previewing and publishing what the company says. */
export function createContent(
  { db }: Pick<Platform, 'config' | 'clock' | 'db' | 'jobs' | 'log'>,
  { render }: Asked,
): Content {
  const missing = () => Promise.reject(new Problem('not_found'));
  return {
    usesOf: (pictureId, within) => usesOfPicture(within, pictureId),
    usedPictureIds: () => usedPictureIds(db),
    handlers: {
      staffContentList: missing,
      staffContentRead: missing,
      staffContentAdd: missing,
      staffContentSave: missing,
      staffContentStep: missing,
      staffContentOrder: missing,
      staffContentVersionList: missing,
      staffContentVersionRead: missing,
      staffContentPreviewList: missing,
      staffContentPreviewAdd: missing,
      staffContentPreviewEnd: missing,
      staffContentRender: ({ body: { markdown } }) => render(markdown),
    },
  };
}
