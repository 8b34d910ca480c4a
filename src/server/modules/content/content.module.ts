import type { contentEndpoints } from '#contract/desk/content/content.ts';
import type { Module } from '#platform/module.ts';
import type { ContentTargets } from '#platform/content-target.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';

type Asked = {
  /** Where each type shows. */
  targets: ContentTargets;
  /** Markdown to safe HTML. */
  render: (markdown: string) => { html: string; readingMinutes: number };
};

/** Writing, previewing and publishing what the company says. */
export function createContent(
  _: Pick<Platform, 'config' | 'clock' | 'db' | 'jobs' | 'log'>,
  { render }: Asked,
): Module<typeof contentEndpoints> {
  const missing = () => Promise.reject(new Problem('not_found'));
  return {
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
      staffContentRender: ({ body: { markdown } }) => Promise.resolve(render(markdown)),
    },
  };
}
